"""What can be told of Tzolk'in without loading its rules."""

from engine.core.game import Meta

META = Meta(
    key="tzolkin",
    title="Tzolk'in",
    seats_min=2,
    seats_max=4,
    kinds=(
        "choose_wealth",
        "beg",
        "place",
        "pick_up",
        "end_turn",
        "harvest",
        "step_down",
        "step_up",
        "advance",
        "pay",
        "take_block",
        "build",
        "monument",
        "exchange",
        "act",
        "decline",
        "set_days",
    ),
    end_kind="end_turn",
    schema_version=1,
    point_unit=4,
    designers=("Simone Luciani", "Daniele Tascini"),
    publishers=("Czech Games Edition",),
    year=2012,
    minutes=90,
)
