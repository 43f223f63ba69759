"""Every refusal: the position, the move, the code, the facts."""

import pytest
from games.strata7.refusals import CASES


@pytest.mark.parametrize(("code", "make", "move", "facts"), CASES, ids=[f"{case[0]}-{case[2]}" for case in CASES])
def test_a_refusal_has_its_code_and_facts_and_changes_nothing(code, make, move, facts):
    rules = make()
    before = rules.snapshot()
    refusal = rules.check(move)
    assert (refusal.code, refusal.facts) == (code, facts)
    assert rules.snapshot() == before
