"""Names in every script: never a box for a missing glyph, always a letter of one's own (R58)."""

import pytest

from renderer import fonts
from renderer.games.tikal.scene import compose
from renderer.letters import letters, shown_names
from renderer.picture import Request
from renderer.scene import Text
from tests.renderer import tables

NAMES = {
    "plain": ("Marta", "Marta"),
    "accents": ("Tomás Ñandú", "Tomás Ñandú"),
    "greek": ("Ελένη", "Ελένη"),
    "cyrillic": ("Жанна", "Жанна"),
    "vietnamese": ("Nguyễn Thị", "Nguyễn Thị"),
    "fancy": ("𝕬𝖓𝖆 𝓑𝓮𝓷", "Ana Ben"),
    "full width": ("Ｊｏｎａｓ", "Jonas"),
    "japanese": ("さくら", "C"),
    "chinese": ("王小明", "C"),
    "arabic": ("محمد", "C"),
    "hebrew": ("דוד", "C"),
    "emoji": ("🔥" * 32, "C"),
    "emoji and letters": ("🔥Kai🔥", "Kai"),
    "zero width": ("\u200b\u200d\ufeff", "C"),
    "direction marks": ("\u202eevil\u202c", "evil"),
    "newline": ("Ana\nBen", "Ana Ben"),
    "control": ("A\x00\x07n", "An"),
    "empty": ("", "C"),
    "only signs": ("***", "C"),
    "mention": ("@everyone", "@everyone"),
    "mixed scripts": ("Kai 王", "Kai"),
    "private use": ("\ue000\uf8ff", "C"),
}


@pytest.mark.parametrize(("name", "shown"), NAMES.values(), ids=NAMES)
def test_a_name_is_drawn_as_far_as_it_can_be_else_as_the_seats_letter_r58(name, shown):
    assert shown_names(("x", "y", name))[2] == shown


@pytest.mark.parametrize("name", [name for name, _ in NAMES.values()], ids=list(NAMES))
def test_no_text_of_a_picture_needs_a_glyph_that_is_not_there_r58(name):
    scene = compose(Request("tikal", "board", tables.late(), (name, name, name, name)))
    for mark in scene.marks():
        if isinstance(mark, Text):
            assert "".join(piece for _, piece in fonts.runs(mark.text)) == mark.text


@pytest.mark.parametrize("family", fonts.FAMILIES)
def test_a_covered_character_is_not_the_fonts_missing_glyph(family):
    """The table that is read says the same as the font draws."""
    face = fonts.face(family, 40)
    missing = bytes(face.getmask("\U0010ffff"))
    for character in "aZ5éñŁжΩ…×−–":
        if ord(character) in fonts.covered(family):
            assert bytes(face.getmask(character)) != missing, character
    for point in (0x4E2D, 0x1F525, 0xE000):
        assert point not in fonts.covered(family)
        assert bytes(face.getmask(chr(point))) == missing


def test_long_names_are_cut_with_an_ellipsis_to_fit():
    name = "W" * 32
    scene = compose(Request("tikal", "board", tables.late(), (name,) * 4))
    shown = [mark for mark in scene.marks() if isinstance(mark, Text) and "/name/" in mark.about + "/"]
    cut = [mark for mark in shown if mark.text.endswith(fonts.ELLIPSIS)]
    assert len(cut) == 5
    panel = next(mark for mark in cut if mark.about == "player/0/name")
    score = next(mark for mark in scene.marks("player/0/score") if isinstance(mark, Text))
    assert panel.x + fonts.width(panel.text, panel.size) < score.x - fonts.width(score.text, score.size)


def test_letters_are_unique_and_avoid_the_columns_where_a_name_allows_it():
    assert letters(tables.NAMES) == ("M", "J", "P", "T")
    assert letters(("Ana", "Ada")) == ("N", "A")
    assert letters(("Max", "Mia", "Moe", "Mo")) == ("M", "I", "O", "D")
    assert letters(("さくら", "🔥", "", "王")) == ("A", "B", "C", "D")
    for names in (("A", "A", "A", "A"), ("Bab", "Abba", "", "a"), ("Жанна", "Жора", "Ω", "ß")):
        assert len(set(letters(names))) == 4
