"""What can be told of Lantern without loading its rules."""

from engine.core.game import Meta

META = Meta(
    key="lantern",
    title="Lantern",
    seats_min=2,
    seats_max=4,
    kinds=("offer", "light", "draw", "choose", "end_turn"),
    end_kind="end_turn",
    schema_version=2,
    designers=("Nobody",),
    publishers=(),
    year=2026,
    minutes=5,
)
