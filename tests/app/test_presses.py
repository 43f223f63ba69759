"""A Nasca move takes few presses."""

from app.presses import table


def test_presses_per_move_stay_within_the_budget(capsys):
    rows = {what: (median, most) for what, median, most in table()}
    with capsys.disabled():
        for what, (median, most) in rows.items():
            print(f"\npresses per Nasca move, {what}: median {median}, nine tenths at most {most}", end="")
    assert rows["four keys, anywhere"][0] <= 9
    assert rows["four keys, near the last bar"][0] <= 7
    assert rows["joystick, anywhere"][0] <= 9
