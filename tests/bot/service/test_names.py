"""Names are made harmless: no control, no direction, no mark-up, no mention, whatever they are."""

import re
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.service.names import LONGEST, clean, harmless

NASTY = "@everyone@here<@&1><#2>`*_~|>[](http://x)\u202e\u2066\u200b\u200d\u200f\n\r\t\x00\ud83d\ufeff👩🏽‍🚀م한Ｔ"
NAMES = st.one_of(st.text(max_size=60), st.text(alphabet=NASTY, max_size=60))
DIRECTION = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


@given(NAMES)
@settings(max_examples=300, deadline=None)
def test_a_clean_name_is_one_short_line_without_control_or_direction_characters_r58(name: str) -> None:
    shown = clean(name)
    assert 1 <= len(shown) <= LONGEST
    assert "\n" not in shown
    for char in shown:
        assert unicodedata.category(char) not in {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
        assert unicodedata.bidirectional(char) not in DIRECTION
        assert unicodedata.category(char) != "Cf" or char == "\u200d"
    assert shown == shown.strip()


@given(NAMES)
@settings(max_examples=300, deadline=None)
def test_a_clean_name_stays_as_it_is_when_cleaned_again(name: str) -> None:
    assert clean(clean(name)) == clean(name)


@given(NAMES)
@settings(max_examples=300, deadline=None)
def test_a_harmless_name_can_neither_ping_nor_format(name: str) -> None:
    shown = harmless(name)
    assert not re.search(r"@(everyone|here)|<(@[!&]?\d|#\d|a?:\w+:\d|t:\d|/[\w -]+:\d|id:)", shown)
    plain = re.sub(r"\\.", "", shown)
    assert not set(plain) & set("*_~`|[]()<>#"), "every mark is escaped"
    assert not re.search(r"https?://", plain)


@pytest.mark.parametrize("name", ["", " ", "\u200b\u200b", "\n\n", "\u202e", "\u200d"])
def test_a_name_of_which_nothing_is_left_is_a_dash(name: str) -> None:
    assert clean(name) == "–"


@pytest.mark.parametrize("name", ["Ana", "José", "小明", "مريم", "Zoë O'Neill", "👩‍🚀 Ada"])
def test_ordinary_names_stay_as_they_are(name: str) -> None:
    assert clean(name) == name
