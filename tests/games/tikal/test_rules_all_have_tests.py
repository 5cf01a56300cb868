"""Every numbered rule has a test that carries its number at the end of its name (`..._5_10_1`, `..._a6`)."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = Path(__file__).parents[4] / "shared" / "rules" / "tikal.md"

_LISTED = """
1.1 1.2 1.3 1.4 1.5 1.6
2.1 2.2 2.3 2.4 2.5
3.1 3.2 3.3 3.4
4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8
5.1 5.2 5.3 5.4 5.5 5.5.1 5.6 5.7 5.8 5.9 5.10 5.10.1 5.10.2
6.1 6.2
7.1 7.2 7.3 7.4 7.5 7.6
8.1 8.2 8.3
9.1 9.2 9.3 9.4 9.5 9.6 9.7 9.8 9.9 9.10 9.11
11.1 11.2 11.3 11.4 11.5
12.1 12.2 12.3 12.4 12.5 12.6 12.7 12.8 12.9 12.10 12.11 12.12 12.13
a1 a2 a3 a4 a5 a6 a7 a8
13.1 13.2 13.3 13.4 13.5 13.6 13.7 13.8
"""
NUMBERS = _LISTED.split()

NOT_ABOUT_BEHAVIOUR = (
    ("4.8", "playing for an absent player is the bot's business"),
    ("11.4", "says which names of treasures were invented"),
    ("11.5", "lists what no source told"),
)
"""Of 2.5 the eldest player, and section 10, which has no numbers, are left out as well: nothing to be tested."""

_NAME = re.compile(r"^def (test_\w+)\(", re.MULTILINE)
_ENDINGS = sorted(((f"_{number.replace('.', '_')}", number) for number in NUMBERS), key=lambda one: -len(one[0]))


def of_name(name):
    """The rule numbers at the end of a test's name; several are joined by `_and_`."""
    found = set()
    while True:
        ending = next(((text, number) for text, number in _ENDINGS if name.endswith(text)), None)
        if ending is None:
            return found
        found.add(ending[1])
        name = name.removesuffix(ending[0])
        if not name.endswith("_and"):
            return found
        name = name.removesuffix("_and")


def numbers_tested():
    """The rule numbers that this game's tests carry."""
    sources = (path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    return {number for source in sources for name in _NAME.findall(source) for number in of_name(name)}


def test_a_name_is_read_from_its_end():
    assert of_name("test_so_5_10_1") == {"5.10.1"}
    assert of_name("test_seat_1_of_29_7_6") == {"7.6"}
    assert of_name("test_so_6_2_and_a6") == {"6.2", "a6"}
    assert of_name("test_so") == of_name("test_of_5_and_3") == set()


@pytest.mark.parametrize("number", [one for one in NUMBERS if one not in dict(NOT_ABOUT_BEHAVIOUR)])
def test_a_rule_has_a_test_of_its_number(number):
    assert number in numbers_tested()


def test_only_rules_that_exist_are_left_out_or_numbers_tested():
    assert set(dict(NOT_ABOUT_BEHAVIOUR)) <= set(NUMBERS)
    assert not numbers_tested() & set(dict(NOT_ABOUT_BEHAVIOUR))
    assert len(NUMBERS) == len(set(NUMBERS))


@pytest.mark.skipif(not RULES.is_file(), reason="the text of the rules is not beside the project")
def test_the_list_of_rules_is_complete():
    text = RULES.read_text(encoding="utf-8")
    told = re.findall(r"^(\d+\.\d+(?:\.\d+)?|a\d+) ", text, re.MULTILINE)
    assert sorted(told) == sorted(NUMBERS)
