"""Every numbered rule has a test that carries its number at the end of its name (`..._7_10`, `..._a6`)."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = Path(__file__).parents[4] / "shared" / "rules" / "tzolkin.md"

LENGTHS = (4, 6, 8, 3, 5, 5, 5, 18, 7, 4, 4, 1, 29, 13, 5, 11)
"""How many rules each section has, from section 0; those of section 12 are the rows of its table."""

NUMBERS = [f"{section}.{number}" for section, count in enumerate(LENGTHS) for number in range(1, count + 1)]
NUMBERS += [f"a{number}" for number in range(1, 26)]

NOT_ABOUT_BEHAVIOUR = {
    "14.1": "says which texts could not be found",
    "14.2": "the split of the blocks has no effect",
    "14.3": "says whose the labels of the tiles are",
    "14.4": "says how sure the spaces of the dummies are",
    "14.5": "names what is left out",
}

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
    assert of_name("test_so_7_10") == {"7.10"}
    assert of_name("test_so_12_1") == {"12.1"}
    assert of_name("test_so_7_10_and_a6") == {"7.10", "a6"}
    assert of_name("test_so") == of_name("test_of_5_and_3") == set()


@pytest.mark.parametrize("number", [one for one in NUMBERS if one not in NOT_ABOUT_BEHAVIOUR])
def test_a_rule_has_a_test_of_its_number(number):
    assert number in numbers_tested()


def test_only_rules_that_exist_are_left_out_or_numbers_tested():
    assert set(NOT_ABOUT_BEHAVIOUR) <= set(NUMBERS)
    assert not numbers_tested() & set(NOT_ABOUT_BEHAVIOUR)
    assert len(NUMBERS) == len(set(NUMBERS))


@pytest.mark.skipif(not RULES.is_file(), reason="the text of the rules is not beside the project")
def test_the_list_of_rules_is_complete():
    text = RULES.read_text(encoding="utf-8")
    told = re.findall(r"^(\d+\.\d+|a\d+) ", text, re.MULTILINE)
    table = text[text.index("\n## 12. ") : text.index("\n## 12a")]
    told += [f"12.{number}" for number in re.findall(r"^\| (\d+) \|", table, re.MULTILINE)]
    assert sorted(told) == sorted(NUMBERS)
