"""What was not run, told at the end: every reason with its number of tests."""

from collections import Counter


def reason_of(report) -> str:
    """What a skipped test says of itself; a module that is skipped whole says it in the same way."""
    why = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return why.removeprefix("Skipped: ")


def lines(reports) -> list[str]:
    """The commonest reason first."""
    counted = Counter(reason_of(report) for report in reports)
    return [f"NOT RUN: {count} {'test' if count == 1 else 'tests'}: {why}" for why, count in counted.most_common()]


def pytest_terminal_summary(terminalreporter):
    for line in lines(terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(line, yellow=True, bold=True)
