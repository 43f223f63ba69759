"""Why a move on a road is not legal, and what may be asked about."""
