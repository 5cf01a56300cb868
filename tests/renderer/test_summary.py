"""The summary adds up: parts to rounds, rounds to totals, ranks to scores."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from engine.core.registry import words
from engine.core.scores import Outcome, Part, Scored
from renderer.games.tikal.legend import PHRASES
from renderer.games.tikal.scene import compose
from renderer.games.tikal.summary import BARS_RIGHT, lines
from renderer.lines import width
from renderer.picture import Request, draw
from renderer.scene import Box, Sprite, Text
from tests.renderer import tables

POINTS = (
    ((8, 1), (19, 3), (27, 5), (34, 5)),
    ((9, 4), (16, 6), (29, 7), (41, 7)),
    ((12, 2), (22, 4), (24, 6), (30, 6)),
    ((7, 3), (0, 0), (21, 6), (28, 9)),
)


def outcome(points=POINTS, start=0):
    totals = [start] * len(points)
    details = []
    for number in range(len(points[0])):
        for seat, rounds in enumerate(points):
            temples, treasures = rounds[number]
            totals[seat] += temples + treasures
            parts = (Part(source="temples", points=temples), Part(source="treasures", points=treasures))
            details.append(Scored(round=number + 1, seat=seat, parts=parts, total=totals[seat]))
    best = max(totals)
    return Outcome(
        scores=tuple(totals),
        rounds=tuple(tuple(sum(one[number]) for one in points) for number in range(len(points[0]))),
        winners=tuple(seat for seat, total in enumerate(totals) if total == best),
        details=tuple(details),
    )


def request(result, view=None):
    view = view or tables.late()
    return Request("tikal", "summary", view, tables.NAMES[: len(view.players)], outcome=result)


def texts(scene, about):
    return [mark.text for mark in scene.marks(about) if isinstance(mark, Text)]


def test_every_number_of_the_card_adds_up():
    result = outcome()
    scene = compose(request(result))
    for seat, rounds in enumerate(POINTS):
        about = f"summary/{seat}"
        assert texts(scene, f"{about}/score") == [str(result.scores[seat])]
        assert texts(scene, f"{about}/temples") == [str(sum(temples for temples, _ in rounds))]
        assert texts(scene, f"{about}/treasures") == [str(sum(treasures for _, treasures in rounds))]
        assert not texts(scene, f"{about}/other")
        for number, (temples, treasures) in enumerate(rounds, 1):
            assert texts(scene, f"{about}/round/{number}/total") == [str(temples + treasures)]


def test_players_stand_by_rank_with_the_winners_crowned():
    scene = compose(request(outcome()))
    scores = [mark for mark in scene.marks("summary/") if isinstance(mark, Text) and mark.about.endswith("/score")]
    assert [mark.text for mark in sorted(scores, key=lambda mark: mark.y)] == ["119", "106", "102", "74"]
    crowns = [mark.about for mark in scene.marks() if isinstance(mark, Sprite) and mark.name == "crown"]
    assert crowns == ["summary/1/crown"]


def test_a_tie_gives_equal_ranks_and_two_crowns():
    tied = outcome((POINTS[0], POINTS[0], POINTS[3], POINTS[2]))
    assert [(line.rank, line.seat) for line in lines(tied)] == [(1, 3), (2, 0), (2, 1), (4, 2)]
    both = outcome((POINTS[0], POINTS[0]))
    scene = compose(request(both, tables.seats(2)))
    assert len([mark for mark in scene.marks() if isinstance(mark, Sprite) and mark.name == "crown"]) == 2


def test_bars_have_one_scale_and_stay_inside_the_panel():
    scene = compose(request(outcome()))
    blocks = [mark for mark in scene.marks("summary/") if isinstance(mark, Box) and "/round/" in mark.about]
    assert max(mark.left + mark.width for mark in blocks) <= BARS_RIGHT + 4
    sand = {}
    for mark in blocks:
        if mark.top == "#DDBF85":
            seat, number = int(mark.about.split("/")[1]), int(mark.about.split("/")[3])
            sand[seat, number] = mark.width
    per_point = [width / POINTS[seat][number - 1][0] for (seat, number), width in sand.items()]
    assert max(per_point) - min(per_point) < 0.15


def test_money_of_the_auction_is_shown_apart():
    scene = compose(request(outcome(start=20)))
    assert texts(scene, "summary/0/other") == ["+20"]
    less = compose(request(outcome(start=-3)))
    assert texts(less, "summary/0/other") == ["−3"]


@pytest.mark.parametrize("lang", PHRASES)
def test_the_words_of_the_card_fit_beside_each_other_in_every_language(lang):
    scene = compose(replace(request(outcome(start=20)), lang=lang))
    said = [mark for mark in (*scene.marks("legend"), *scene.marks("title")) if isinstance(mark, Text)]
    assert len(said) > 5
    assert all(mark.x + width(mark.text, mark.size) <= scene.width - 20 for mark in said)


def test_every_language_has_the_same_words_for_pictures():
    assert all(set(phrases) == set(PHRASES["en"]) for phrases in PHRASES.values())
    assert set(PHRASES) == set(words("tikal").languages)


def test_a_round_without_points_keeps_its_number_and_nothing():
    scene = compose(request(outcome()))
    assert texts(scene, "summary/3/round/2") == ["2", "0"]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_card_is_a_picture_that_phones_show(count):
    view = tables.late() if count == 4 else tables.seats(count)
    data = draw(request(outcome(POINTS[:count]), view))
    image = Image.open(BytesIO(data))
    assert len(data) <= 650_000
    assert image.width == 1600
    assert 4 / 5 <= image.width / image.height <= 11 / 7


def test_words_are_in_the_readers_language():
    spanish = compose(Request("tikal", "summary", tables.late(), tables.NAMES, lang="es", outcome=outcome()))
    assert texts(spanish, "title") == ["Resultado final"]
    unknown = compose(Request("tikal", "summary", tables.late(), tables.NAMES, lang="xx", outcome=outcome()))
    assert texts(unknown, "title") == ["Final result"]


def test_without_an_outcome_there_is_no_summary():
    with pytest.raises(ValueError, match="summary"):
        draw(Request("tikal", "summary", tables.late(), tables.NAMES))
