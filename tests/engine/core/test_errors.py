"""The tree of refusals."""

import pytest

from engine.core.errors import GameFinished, Illegal, Malformed, Newer, NotYourTurn, Refusal, Unreadable


@pytest.mark.parametrize(
    ("refusal", "code", "facts"),
    [
        (Malformed(kind="fly"), "invalid_action", {"kind": "fly"}),
        (GameFinished(), "game_over", {}),
        (NotYourTurn(2, (0, 1)), "not_your_turn", {"seat": 2, "to_act": (0, 1)}),
        (Illegal("too_dear", price=3, have=2), "too_dear", {"price": 3, "have": 2}),
    ],
)
def test_every_refusal_carries_its_code_and_facts(refusal, code, facts):
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.facts) == (code, facts)
    assert str(refusal).startswith(f"{code}(")


def test_what_cannot_be_read_is_no_refusal():
    assert not issubclass(Unreadable, Refusal)
    newer = Newer(5, 3)
    assert isinstance(newer, Unreadable)
    assert (newer.found, newer.known) == (5, 3)
    assert "5" in str(newer)
    assert "3" in str(newer)
