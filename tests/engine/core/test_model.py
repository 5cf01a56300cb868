"""The traps of strict, frozen models (architecture, section 2), and that we do not fall into them."""

import json
from typing import Annotated, Literal

import pytest
from engine.games.lantern.state import LanternState, Pay, Reward
from pydantic import Field, TypeAdapter, ValidationError

from engine.core import registry
from engine.core.model import Action, Event, Options, Value
from engine.core.scores import Outcome, Part, Scored


class Point(Value):
    x: int
    tags: tuple[str, ...] = ()


def test_a_value_is_frozen_and_hashable():
    point = Point(x=1, tags=("a",))
    with pytest.raises(ValidationError):
        point.x = 2
    assert hash(point) == hash(Point(x=1, tags=("a",)))


@pytest.mark.parametrize(
    "raw",
    ['{"x":true}', '{"x":"1"}', '{"x":1.0}', '{"x":1.5}', '{"x":null}', "{}", '{"x":1,"y":2}', '{"x":1,"tags":"ab"}'],
)
def test_nothing_is_coerced_and_nothing_superfluous_is_taken(raw):
    with pytest.raises(ValidationError):
        Point.model_validate_json(raw)


def test_a_list_stands_for_a_tuple_in_json_only():
    assert Point.model_validate_json('{"x":1,"tags":["a"]}').tags == ("a",)
    with pytest.raises(ValidationError):
        Point.model_validate({"x": 1, "tags": ["a"]})


def test_a_copy_with_an_update_is_not_validated_so_states_are_checked_when_read():
    """The trap: `model_copy` takes anything. What was made so is caught when its bytes are read."""
    game = registry.game("lantern")
    state = game.start(game.options_type(), 2, "trap").state
    broken = state.model_copy(update={"night": "one", "row": ["reed"]})
    with pytest.raises(Exception, match="does not hold together"), pytest.warns(UserWarning, match="serializ"):
        game.parse_state(game.dump(broken))


def test_a_union_of_subclasses_keeps_their_fields_where_the_base_would_drop_them():
    """The trap: a field declared as the base class drops what subclasses add when it is dumped."""

    class Loose(Value):
        event: Event

    class Loud(Event):
        kind: Literal["loud"] = "loud"
        volume: int

    assert "volume" not in json.loads(Loose(event=Loud(volume=3)).model_dump_json(warnings=False))["event"]
    game = registry.game("lantern")
    state = game.start(game.options_type(), 2, "trap").state
    asked = state.model_copy(update={"phase": "act", "pending": (Reward(seat=0), Pay(seat=0, owed=3))})
    assert LanternState.model_validate_json(asked.model_dump_json()).pending == (Reward(seat=0), Pay(seat=0, owed=3))


def test_the_kind_tells_actions_apart_and_is_dumped_first():
    class Go(Action):
        kind: Literal["go"] = "go"
        to: str

    class Stay(Action):
        kind: Literal["stay"] = "stay"

    adapter = TypeAdapter(Annotated[Go | Stay, Field(discriminator="kind")])
    assert adapter.validate_json('{"kind":"go","to":"A1"}') == Go(to="A1")
    assert list(Go(to="A1").model_dump()) == ["kind", "to"]
    for raw in ('{"to":"A1"}', '{"kind":"stay","to":"A1"}', '{"kind":"Go","to":"A1"}'):
        with pytest.raises(ValidationError):
            adapter.validate_json(raw)


def test_options_without_fields_are_the_defaults():
    class Table(Options):
        fast: bool = True

    assert Table.model_validate_json("{}") == Table(fast=True)


def test_points_of_a_scoring_are_the_sum_of_its_parts():
    scored = Scored(round=1, seat=0, parts=(Part(source="a", points=3), Part(source="b", points=-1)), total=9)
    assert scored.points == 2
    assert Scored.model_validate_json(scored.model_dump_json()) == scored
    outcome = Outcome(scores=(9,), rounds=((2,),), winners=(0,), details=(scored,))
    assert Outcome.model_validate_json(outcome.model_dump_json()) == outcome
