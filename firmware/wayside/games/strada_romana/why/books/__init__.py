"""Why a move of the books is not legal."""
