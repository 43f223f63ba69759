"""The base class of every error that a person sees. Its message is a sentence that says what to do."""


class WaysideError(Exception):
    """An error that is shown as one sentence, without a traceback."""

    exit_code = 1
