"""Long texts are cut into pages without losing a letter."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.ui.limits import cut, pages

TEXTS = st.lists(st.text(alphabet="ab \n", max_size=30), max_size=12).map("\n".join)


@given(TEXTS, st.integers(5, 40))
@settings(max_examples=300, deadline=None)
def test_pages_fit_and_together_hold_every_letter(text: str, most: int) -> None:
    sheets = pages(text, most)
    assert sheets
    assert all(len(sheet) <= most for sheet in sheets)
    assert "".join(sheets).replace("\n", "") == text.replace("\n", "")


@given(TEXTS, st.integers(5, 40))
@settings(max_examples=300, deadline=None)
def test_no_page_of_a_text_with_letters_is_empty(text: str, most: int) -> None:
    assert all(sheet.strip("\n") for sheet in pages(text.strip() or "x", most))


@given(st.text(max_size=200), st.integers(1, 60))
@settings(max_examples=200, deadline=None)
def test_a_cut_text_is_at_most_that_long_and_says_that_it_was_cut(text: str, most: int) -> None:
    short = cut(text, most)
    assert len(short) <= most
    assert short == text if len(text) <= most else short.endswith("…")


def test_lines_that_fit_together_stay_on_one_page() -> None:
    assert pages("one\ntwo\nthree", 8) == ("one\ntwo", "three")
