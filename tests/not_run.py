"""Says at the end what was not run: every reason with its number of tests."""

from collections import Counter


def reason_of(report) -> str:
    """The reason of a skipped test; a skipped module has it in the same form."""
    why = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return why.removeprefix("Skipped: ")


def lines(reports) -> list[str]:
    """The most frequent reason first."""
    counted = Counter(reason_of(report) for report in reports)
    return [f"NOT RUN: {count} {'test' if count == 1 else 'tests'}: {why}" for why, count in counted.most_common()]


def pytest_terminal_summary(terminalreporter):
    for line in lines(terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(line, yellow=True, bold=True)
