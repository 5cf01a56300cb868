"""The generic notation: what a game that says nothing about typing gets, and what it refuses."""

from typing import Literal

import pytest
from pydantic import Field

from engine.core.model import Action
from engine.core.notation import Notation, Verb, nearest, settled
from engine.core.spelling import MOST_CHARACTERS, MOST_STEPS, Unread, folded, pieces


class Give(Action):
    kind: Literal["give_gift"] = "give_gift"
    what: str
    seat: int
    many: int = Field(default=1, ge=1, le=5)
    wrapped: bool = False
    how: Literal["gladly", "grudgingly"] = "gladly"


class Rest(Action):
    kind: Literal["rest"] = "rest"


PLAIN = Notation((Give, Rest))
NAMES = ("Ana", "Ben Hur", "Béla")


def actions(plan: str) -> list[Action]:
    return [spoken.action for spoken in PLAIN.read(plan, NAMES)]


def refused(plan: str, notation: Notation = PLAIN) -> Unread:
    with pytest.raises(Unread) as caught:
        notation.read(plan, NAMES)
    return caught.value


def test_a_game_that_says_nothing_is_typed_by_its_kinds_and_fields_in_order():
    gift = Give(what="Jar of honey", seat=1, many=3, wrapped=True, how="grudgingly")
    plan = PLAIN.write("en", [gift, Rest(), Rest()])
    assert plan == 'give-gift "Jar of honey" p2 3 yes grudgingly; rest x2'
    assert actions(plan) == [gift, Rest(), Rest()]


def test_fields_at_the_end_that_are_as_usual_are_left_out():
    assert PLAIN.write("en", [Give(what="jar", seat=0)]) == "give-gift jar p1"
    assert PLAIN.write("en", [Give(what="jar", seat=0, wrapped=True)]) == "give-gift jar p1 1 yes"


def test_case_spaces_lines_and_arrows_do_not_matter():
    wanted = [Give(what="jar", seat=0), Rest(), Rest()]
    for plan in ("GIVE_GIFT jar P1;rest;rest", " give gift  jar → p1 ;; Rest x 2;", "give-gift\tjar, p1\n rest ×2"):
        assert actions(plan) == wanted, plan


def test_fields_can_be_named_and_then_stand_in_any_order():
    assert actions("give_gift many=2 seat=p3 jar") == [Give(what="jar", seat=2, many=2)]


@pytest.mark.parametrize(
    ("said", "seat"), [("p2", 1), ("j2", 1), ("2", 1), ("ben hur", 1), ("bela", 2), ("ANA", 0), ("béla", 2)]
)
def test_a_seat_is_a_name_or_a_number_from_one(said, seat):
    assert actions(f"give_gift jar {said} 4") == [Give(what="jar", seat=seat, many=4)]


@pytest.mark.parametrize(
    ("plan", "code", "number"),
    [
        ("", "empty", 0),
        (" ;\n; ", "empty", 0),
        ("rest; " * 700, "long", 0),
        (f"rest; rest x{MOST_STEPS}", "long", 2),
        ("rest x99999999999999999999", "long", 1),
        ("rest x0", "number", 1),
        ("rest; re\u202est", "unseen", 2),
        ("rest\x00", "unseen", 1),
        ("rest\u200b", "unseen", 1),
        ("rest; 🎲", "symbol", 2),
        ("rest; " + "x" * 41, "symbol", 2),
        ("rest; @everyone", "symbol", 2),
        ("rest; nap", "verb", 2),
        ("2", "verb", 1),
        ("rest now", "extra", 1),
        ("rest when=now", "extra", 1),
        ("rest x2 x2", "twice", 1),
        ("give_gift what=jar what=jug", "twice", 1),
        ("give_gift what=", "missing", 1),
        ("give_gift", "missing", 1),
        ("give_gift jar Zed", "value", 1),
        ("give_gift jar be", "value", 1),
        ("give_gift jar p0", "value", 1),
        ("give_gift jar p1 two", "number", 1),
        ("give_gift jar p1 ٢", "number", 1),
        ("give_gift jar p1 6", "number", 1),
        ("give_gift jar p1 99999999999", "number", 1),
        ("give_gift jar p1 1 perhaps", "value", 1),
        ("give_gift jar p1 1 no gloomily", "value", 1),
    ],
)
def test_what_cannot_be_read_is_told_with_the_piece_it_stands_in(plan, code, number):
    wrong = refused(plan)
    assert (wrong.code, wrong.number) == (code, number)
    assert len(plan) <= MOST_CHARACTERS or code == "long"


def test_a_misspelled_verb_comes_with_those_spelled_alike():
    assert refused("rset").facts["near"] == ("rest",)
    assert refused("@").code == "symbol"
    assert refused("xyzzy").facts["near"] == ()


def test_a_number_out_of_range_comes_with_the_range():
    assert refused("give_gift jar p1 6").facts == {
        "kind": "give_gift",
        "field": "many",
        "word": "6",
        "least": 1,
        "most": 5,
    }


def test_a_word_that_means_two_kinds_and_a_field_that_cannot_be_typed_are_faults_of_the_game():
    with pytest.raises(ValueError, match="means both"):
        Notation((Give, Rest), {"rest": Verb(words={"en": ("give gift",)})})

    class Odd(Action):
        kind: Literal["odd"] = "odd"
        many: tuple[str, ...]

    with pytest.raises(TypeError, match=r"odd\.many"):
        Notation((Odd,))


def test_values_that_would_be_read_as_something_else_are_quoted():
    noisy = Notation((Give, Rest), noise=("the",))
    for what in ("x2", "the", "a=b", "two words"):
        gift = Give(what=what, seat=0)
        if "=" in what:
            assert '"a=b"' in noisy.write("en", [gift])
        assert [spoken.action for spoken in noisy.read(noisy.write("en", [gift]))] == [gift]


def test_a_command_fills_in_what_is_left_out_and_refuses_what_is_wrong():
    assert PLAIN.meant("give_gift", {"what": "jar", "seat": "ben hur"}, NAMES) == Give(what="jar", seat=1)
    assert PLAIN.meant("give_gift", {"what": "a big jar", "seat": "1"}, NAMES) == Give(what="a big jar", seat=0)
    for given in ({"what": "jar"}, {"what": " ", "seat": "1"}, {"what": "j\u202ear", "seat": "1"}):
        with pytest.raises(Unread):
            PLAIN.meant("give_gift", given, NAMES)
    with pytest.raises(Unread) as caught:
        PLAIN.meant("give_gift", {"what": "jar", "seat": "1", "many": 77}, NAMES)
    assert caught.value.code == "number"


def test_an_action_settles_on_the_legal_one_that_differs_in_case_only():
    legal = (Give(what="Jar", seat=0), Rest())
    assert settled(Give(what="jAR", seat=0), legal) == legal[0]
    assert settled(Give(what="jug", seat=0), legal) == Give(what="jug", seat=0)


def test_the_nearest_actions_are_of_the_same_kind_with_most_fields_alike():
    legal = (Rest(), Give(what="jug", seat=1), Give(what="jar", seat=2), Give(what="jar", seat=1, many=4))
    assert nearest(legal, Give(what="jar", seat=1, many=5))[0] == legal[3]
    assert nearest(legal, Rest(), 1) == (Rest(),)
    assert len(nearest(legal, Rest())) == 3


def test_folding_forgets_case_accents_and_spaces():
    assert folded("  LÍDER  del  Ñandú ") == "lider del nandu"
    assert [piece.text for piece in pieces("a ;b\nc")] == ["a", "b", "c"]
