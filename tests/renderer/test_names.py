"""Names in every script: never a box for a missing glyph, always something of one's own (R58)."""

import unicodedata
from functools import cache

import pytest

from engine.core.rng import Chance, Rng
from renderer import families, fonts, lines, names
from renderer.games.tikal.scene import compose
from renderer.letters import letters, shown_names
from renderer.picture import Request
from renderer.raster import raster
from renderer.scene import Text
from tests.renderer import tables

shaping = pytest.mark.skipif(not fonts.RAQM, reason="no FriBiDi on this system: scripts that join are left out")

NAMES = {
    "plain": ("Marta", "Marta"),
    "accents": ("Tomás Ñandú", "Tomás Ñandú"),
    "greek": ("Ελένη", "Ελένη"),
    "cyrillic": ("Жанна", "Жанна"),
    "vietnamese": ("Nguyễn Thị", "Nguyễn Thị"),
    "fancy": ("𝕬𝖓𝖆 𝓑𝓮𝓷", "Ana Ben"),
    "full width": ("Ｊｏｎａｓ", "Jonas"),
    "japanese": ("さくら", "さくら"),
    "chinese": ("王小明", "王小明"),
    "korean": ("김민수", "김민수"),
    "hebrew": ("דוד לוי", "דוד לוי"),
    "emoji": ("🔥" * 32, "🔥" * 32),
    "emoji and letters": ("🔥Kai🔥", "🔥Kai🔥"),
    "zero width": ("\u200b\u200d\ufeff", "C"),
    "hangul filler": ("\u3164\u3164", "C"),
    "braille blank": ("\u2800", "C"),
    "direction marks": ("\u202eevil\u202c", "evil"),
    "newline": ("Ana\nBen", "Ana Ben"),
    "control": ("A\x00\x07n", "An"),
    "empty": ("", "C"),
    "only signs": ("***", "C"),
    "mention": ("@everyone", "@everyone"),
    "mixed scripts": ("Kai 王", "Kai 王"),
    "private use": ("\ue000\uf8ff", "C"),
    "no letter under the marks": ("\u0301\u0302", "C"),
    "marks piled up": ("o" + "\u0335\u0321\u0322\u0327" * 8 + "k", "o\u0335\u0335k"),
    "an extinct script": ("𐦀𐦁", "C"),
}


@pytest.mark.parametrize(("name", "shown"), NAMES.values(), ids=NAMES)
def test_a_name_is_drawn_as_far_as_it_can_be_else_as_the_seats_letter_r58(name, shown):
    assert shown_names(("x", "y", name))[2] == shown


@shaping
@pytest.mark.parametrize("name", ["محمد علي", "देवनागरी", "สมชาย", "রহিম", "👩‍🚀", "🇪🇸", "👍🏽"])
def test_scripts_that_join_and_joined_pictures_stay_whole_where_the_system_can_set_them_r58(name):
    assert shown_names((name,)) == (name,)
    assert len(lines.pieces(name)) == 1


# A stretch of letters for each script; names are made of them with spaces, marks, signs and pictures in between.
SCRIPTS = {
    "Latin": (0x41, 0x17F),
    "Vietnamese": (0x1EA0, 0x1EF9),
    "Greek": (0x391, 0x3CE),
    "Cyrillic": (0x410, 0x45F),
    "Armenian": (0x531, 0x587),
    "Hebrew": (0x5D0, 0x5EA),
    "Arabic": (0x620, 0x64A),
    "Devanagari": (0x905, 0x939),
    "Bengali": (0x985, 0x9B9),
    "Tamil": (0xB85, 0xBB9),
    "Thai": (0xE01, 0xE30),
    "Georgian": (0x10D0, 0x10FA),
    "Ethiopic": (0x1200, 0x1248),
    "Hangul": (0xAC00, 0xD7A3),
    "Kana": (0x3041, 0x30FA),
    "Han": (0x4E00, 0x9FA5),
    "Mathematical": (0x1D400, 0x1D6A3),
    "Emoji": (0x1F300, 0x1FAF8),
}
BETWEEN = (
    " ",
    "\u200d",
    "\u200b",
    "\u202e",
    "\ufe0f",
    "\u0301",
    "🏽",
    "★",
    "-",
    "7",
    "\u3164",
    "\ue000",
    "王",
    "ש",
    "x",
)


@cache
def thousand():
    """1,000 names of 1 to 32 characters, the scripts in turn, the same every time."""
    rng = Rng(Chance(seed="names"))
    made = []
    for k in range(1000):
        low, high = list(SCRIPTS.values())[k % len(SCRIPTS)]
        signs = [
            chr(low + rng.below(high - low + 1)) if rng.below(4) else BETWEEN[rng.below(len(BETWEEN))]
            for _ in range(1 + rng.below(32))
        ]
        made.append("".join(signs))
    return tuple(made)


@cache
def glyph(family, character):
    """The pixels of one character, and of what the font draws where it has none; no table of the font is read."""
    face = fonts.face(family, 40)
    return bytes(face.getmask(character)), bytes(face.getmask("\U0010fffe"))


SILENT = ("\u200c", "\u200d", "\ufe0f")


def test_a_thousand_names_in_eighteen_scripts_are_drawn_without_a_single_missing_glyph_r58():
    kept = 0
    for name in thousand():
        (shown,) = shown_names((name,))
        assert shown.strip() == shown != ""
        drawn = [(one.family, character) for one in lines.pieces(shown) for character in one.text]
        assert sorted(character for _, character in drawn) == sorted(shown), name
        for family, character in drawn:
            if character != " " and character not in SILENT:
                pixels, missing = glyph(family, character)
                assert pixels != missing, (name, family.file, hex(ord(character)))
        kept += shown != "A"
    assert kept >= 940, "most names are drawn as they are, not replaced"


@pytest.mark.parametrize("script", SCRIPTS)
def test_each_script_is_drawn_in_its_own_letters(script):
    low, high = SCRIPTS[script]
    letters_ = [chr(point) for point in range(low, high + 1) if unicodedata.category(chr(point))[0] in "LS"]
    family = names.family_of(unicodedata.normalize("NFKC", letters_[0]))
    if family is None:
        pytest.skip("this script needs FriBiDi, which this system lacks")
    drawn = sum(names.clean(letter) != "" for letter in letters_)
    assert drawn >= 0.9 * len(letters_)


@pytest.mark.parametrize("name", [name for name, _ in NAMES.values()], ids=list(NAMES))
def test_no_text_of_a_picture_needs_a_glyph_that_is_not_there_r58(name):
    scene = compose(Request("tikal", "board", tables.late(), (name, name, name, name)))
    for mark in scene.marks():
        if isinstance(mark, Text):
            drawn = "".join(one.text for one in lines.pieces(mark.text))
            assert sorted(drawn) == sorted(mark.text)


@pytest.mark.parametrize("family", families.ALL, ids=lambda one: one.file)
def test_a_covered_character_is_not_the_fonts_missing_glyph(family):
    """The table that is read says the same as the font draws."""
    covered = sorted(fonts.covered(family))
    assert len(covered) > 50
    for point in covered[:: max(1, len(covered) // 25)]:
        if unicodedata.category(chr(point))[0] in "LNS":
            pixels, missing = glyph(family, chr(point))
            assert pixels != missing, hex(point)
    for point in (0x10FFFF, 0xE0FF):
        assert point not in covered


def test_fonts_ship_with_their_licences_and_stay_within_twenty_megabytes():
    from importlib.resources import files

    assets = files("renderer.assets")
    licences = [one.read_text("utf-8") for one in assets.iterdir() if "LICENSE" in one.name]
    licences += [one.read_text("utf-8") for one in (assets / "scripts").iterdir() if "LICENSE" in one.name]
    for family in families.ALL:
        assert any(family.file.split("/")[-1] in licence for licence in licences), family.file
    assert sum(len((assets / family.file).read_bytes()) for family in families.ALL) <= 20_000_000
    shipped = {one.name for one in (assets / "scripts").iterdir() if one.name.endswith((".ttf", ".otf"))}
    assert shipped == {family.file.split("/")[1] for family in families.ALL if "/" in family.file}


def order(text):
    return [(one.text, one.leftwards) for one in lines.pieces(text)]


def test_what_is_read_from_right_to_left_stands_so_among_what_is_not():
    assert order("Kai דוד") == [("Kai ", False), ("דוד", True)]
    assert order("דוד Kai") == [("Kai", False), ("דוד ", True)]
    assert [text.strip() for text, _ in order("דוד 王 לוי") if text != " "] == ["לוי", "王", "דוד"]
    assert order("דוד לוי") == [("דוד לוי", True)]
    assert order("Ana") == [("Ana", False)]


def test_long_names_are_cut_with_an_ellipsis_to_fit():
    for name in ("W" * 32, "王" * 32, "🔥" * 32):
        scene = compose(Request("tikal", "board", tables.late(), (name,) * 4))
        shown = [mark for mark in scene.marks() if isinstance(mark, Text) and "/name/" in mark.about + "/"]
        cut = [mark for mark in shown if mark.text.endswith(fonts.ELLIPSIS)]
        assert len(cut) == 5
        panel = next(mark for mark in cut if mark.about == "player/0/name")
        score = next(mark for mark in scene.marks("player/0/score") if isinstance(mark, Text))
        assert panel.x + lines.width(panel.text, panel.size) < score.x - lines.width(score.text, score.size)


def test_a_picture_with_names_of_all_kinds_is_drawn():
    given = ("👩‍🚀 دعاء", "王小明 शिव", "Zoë \u0e2a\u0e21\u0e0a\u0e32\u0e22", "דוד★")
    assert raster(compose(Request("tikal", "board", tables.early(), given))).width == 1600


def test_the_letter_of_a_player_is_the_initial_where_it_is_free():
    assert letters(tables.NAMES) == ("M", "J", "P", "T")
    assert letters(("Ana", "Ben", "Cat", "Dov")) == ("A", "B", "C", "D")
    assert letters(("Violet", "olga", "Ígor")) == ("V", "O", "I")


def test_whoever_comes_second_with_an_initial_gets_another_letter_of_the_name_those_like_digits_last():
    assert letters(("Ana", "Ada")) == ("A", "D")
    assert letters(("Max", "Mia", "Moe", "Mo")) == ("M", "A", "E", "O")
    assert letters(("Ana", "Adam", "Dov")) == ("A", "M", "D"), "initials go first"


def test_letters_are_all_different_and_a_name_without_any_gets_its_seats():
    assert letters(("さくら", "🔥", "", "王")) == ("A", "B", "C", "D")
    assert letters(("さくら", "Ana")) == ("B", "A")
    for given in (("A", "A", "A", "A"), ("Bab", "Abba", "", "a"), ("Жанна", "Жора", "Ω", "ß")):
        assert len(set(letters(given))) == 4
