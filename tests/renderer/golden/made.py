"""The small scenes and pictures that are held against kept ones."""

import json
from dataclasses import asdict
from pathlib import Path

from PIL import Image

from engine.games.tikal.moves.place_tile import PlaceTile
from renderer.encode import reduced
from renderer.games.tikal.scene import compose
from renderer.picture import Request, picture
from tests.renderer import tables
from tests.renderer.test_scene import TURN, legal_moves

FOLDER = Path(__file__).parent
WIDTH = 400


def board(view, **more):
    return Request("tikal", "board", view, tables.NAMES[: len(view.players)], **more)


def turning():
    view = tables.legal().model_copy(update={"phase": "place_tile", "hand": tables.tile("C-2")})
    legal = tuple(PlaceTile(hex="D1", rotation=one) for one in (0, 2))
    return board(view, legal=legal, field="rotation", crop=True)


PICTURES = {
    "late": board(tables.late(), events=TURN),
    "moves": board(tables.legal(), legal=tuple(legal_moves(tables.legal()).values()), field="target"),
    "turning": turning(),
}

# What is drawn on or around one thing: a crowded temple, a hex with a camp, a price, a panel, the header.
SCENES = {
    "crowded-temple": lambda: compose(board(tables.crowd())).marks("B3/"),
    "changed-temple": lambda: compose(PICTURES["late"]).marks("E2/"),
    "target": lambda: compose(PICTURES["moves"]).marks("B3/"),
    "panel": lambda: compose(board(tables.late())).marks("player/2/"),
    "header": lambda: [mark for mark in compose(board(tables.late())).marks("header") if "pip" not in mark.about],
    "bidding": lambda: [mark for mark in compose(board(tables.auction(3))).marks("offers/") if "bid" in mark.about],
}


def lines(marks):
    """One JSON object a mark, whole pixels, in the order of drawing."""
    told = []
    for mark in marks:
        values = {
            name: round(value) if isinstance(value, float) and name in ("x", "y") else value
            for name, value in asdict(mark).items()
        }
        if "points" in values:
            values["points"] = [[round(x), round(y)] for x, y in values["points"]]
        told.append(json.dumps({"kind": type(mark).__name__, **values}, ensure_ascii=False))
    return "\n".join(told) + "\n"


def thumbnail(request):
    """The picture, small, in the fixed palette."""
    whole = picture(request)
    small = whole.resize((WIDTH, round(whole.height * WIDTH / whole.width)), Image.Resampling.LANCZOS)
    return reduced(small)
