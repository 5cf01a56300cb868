"""What can be told of Tikal without loading its rules."""

from engine.core.game import Meta

META = Meta(
    key="tikal",
    title="Tikal",
    seats_min=2,
    seats_max=4,
    kinds=(
        "place_tile",
        "enter",
        "move",
        "uncover",
        "recover",
        "exchange",
        "camp",
        "guard",
        "bid",
        "pass_bid",
        "pick_tile",
        "end_turn",
    ),
    end_kind="end_turn",
    schema_version=1,
    designers=("Michael Kiesling", "Wolfgang Kramer"),
    publishers=("Ravensburger", "Super Meeple"),
    year=1999,
    minutes=120,
    stepwise=("place_tile",),
)
