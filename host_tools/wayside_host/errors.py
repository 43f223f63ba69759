"""The root of every error that a person meets: its text is a sentence with a way out."""


class WaysideError(Exception):
    """An error to be shown as one sentence, without a traceback."""

    exit_code = 1
