"""Every refusal of Tzolk'in: its code (rules 15.9) and the facts that come with it.

Seats are told as `holder`, amounts as `have` and `need`. The order in which codes apply is kept by `phases` (numbers
1 to 5 of 15.9) and by the verbs (6).
"""

from engine.core.errors import Illegal, NotYourTurn
from engine.core.model import Seat

# --- the time is wrong (15.9, 2 to 5) ------------------------------------------------------------------------


def already_chosen(seat: Seat, to_act: tuple[Seat, ...]) -> NotYourTurn:
    """The seat has chosen its tiles and waits for the seats `to_act`."""
    return NotYourTurn(seat, to_act, code="already_chosen")


def tiles_not_chosen(tiles: tuple[str, ...]) -> Illegal:
    """Two of `tiles` have to be chosen first."""
    return Illegal("tiles_not_chosen", tiles=tiles)


def days_not_chosen() -> Illegal:
    """The calendar waits for one day or two."""
    return Illegal("days_not_chosen")


def no_tiles_to_choose() -> Illegal:
    """Wealth tiles are chosen before the first round only."""
    return Illegal("no_tiles_to_choose")


def no_days_to_choose() -> Illegal:
    """Days are chosen when the calendar advances."""
    return Illegal("no_days_to_choose")


def not_optional(asked: str) -> Illegal:
    """The decision `asked` cannot be declined."""
    return Illegal("not_optional", asked=asked)


def decision_pending(asked: str) -> Illegal:
    """The decision `asked` comes first."""
    return Illegal("decision_pending", asked=asked)


def nothing_to_decide(tried: str) -> Illegal:
    """Nothing is asked that `tried` would answer."""
    return Illegal("nothing_to_decide", tried=tried)


# --- setup, begging, placing -----------------------------------------------------------------------------------


def not_dealt(tile: str, tiles: tuple[str, ...]) -> Illegal:
    """`tile` is none of the `tiles` dealt to the seat."""
    return Illegal("not_dealt", tile=tile, tiles=tiles)


def same_tile(tile: str) -> Illegal:
    """`tile` cannot be taken twice."""
    return Illegal("same_tile", tile=tile)


def already_acted(moved: int) -> Illegal:
    """`moved` workers have been placed or picked up, so begging is over (4.1)."""
    return Illegal("already_acted", moved=moved)


def already_begged() -> Illegal:
    """Once a turn (4.1)."""
    return Illegal("already_begged")


def too_much_corn(have: int, most: int) -> Illegal:
    """Only with at most `most` corn (4.1)."""
    return Illegal("too_much_corn", have=have, most=most)


def no_step_down() -> Illegal:
    """All markers of the seat are at the bottom, so the gods cannot be angered."""
    return Illegal("no_step_down")


def already_picking(moved: int) -> Illegal:
    """`moved` workers have been picked up in this turn (4.2)."""
    return Illegal("already_picking", moved=moved)


def pity_used() -> Illegal:
    """The one worker of 5.5 is placed."""
    return Illegal("pity_used")


def no_worker(workers: int) -> Illegal:
    """None of the `workers` is in hand."""
    return Illegal("no_worker", workers=workers)


def start_taken(holder: Seat) -> Illegal:
    """The worker of `holder` stands on the starting space."""
    return Illegal("start_taken", holder=holder)


def gear_full(gear: str) -> Illegal:
    """`gear` has no free space."""
    return Illegal("gear_full", gear=gear)


def not_enough_corn(need: int, have: int) -> Illegal:
    """It costs `need` corn; there are `have`."""
    return Illegal("not_enough_corn", need=need, have=have)


# --- picking up, actions of the gears --------------------------------------------------------------------------


def already_placing(moved: int) -> Illegal:
    """`moved` workers have been placed in this turn (4.2)."""
    return Illegal("already_placing", moved=moved)


def no_such_space(gear: str, space: int, last: int) -> Illegal:
    """The spaces of `gear` end at `last`."""
    return Illegal("no_such_space", gear=gear, space=space, last=last)


def no_worker_there(gear: str, space: int) -> Illegal:
    """Nobody stands on `space` of `gear`."""
    return Illegal("no_worker_there", gear=gear, space=space)


def not_your_worker(gear: str, space: int, holder: Seat | None) -> Illegal:
    """The worker there is of `holder`; None for a dummy."""
    return Illegal("not_your_worker", gear=gear, space=space, holder=holder)


def no_such_action(gear: str, action: int) -> Illegal:
    """`gear` has no such action, or it cannot be used from here."""
    return Illegal("no_such_action", gear=gear, action=action)


def action_above(gear: str, space: int, action: int) -> Illegal:
    """No way leads from `space` up to `action`."""
    return Illegal("action_above", gear=gear, space=space, action=action)


def space_filled(action: int, holder: Seat) -> Illegal:
    """A skull of `holder` lies on place `action` (7.9)."""
    return Illegal("space_filled", action=action, holder=holder)


def no_skull() -> Illegal:
    """The seat has no skull."""
    return Illegal("no_skull")


def nothing_to_harvest(action: int) -> Illegal:
    """The fields of `action` give nothing to this seat (7.2)."""
    return Illegal("nothing_to_harvest", action=action)


def not_enough_blocks(need: tuple[int, ...], have: tuple[int, int, int]) -> Illegal:
    """It costs `need`: a number of any blocks, or wood, stone and gold; there are `have` of wood, stone, gold."""
    return Illegal("not_enough_blocks", need=need, have=have)


def nothing_to_build(have: tuple[int, int, int], corn: int) -> Illegal:
    """Nothing on display can be paid with `have` wood, stone and gold and `corn`."""
    return Illegal("nothing_to_build", have=have, corn=corn)


def nothing_done() -> Illegal:
    """A turn needs a worker placed or picked up (a3)."""
    return Illegal("nothing_done")


# --- decisions -------------------------------------------------------------------------------------------------


def no_corn_tile(action: int) -> Illegal:
    """No corn tile of `action` can be seen."""
    return Illegal("no_corn_tile", action=action)


def at_bottom(temple: str) -> Illegal:
    """The marker on `temple` is at the bottom."""
    return Illegal("at_bottom", temple=temple)


def same_temple(temple: str) -> Illegal:
    """The two steps are on different temples (7.6); `temple` was climbed."""
    return Illegal("same_temple", temple=temple)


def wrong_amount(asked: int, paid: tuple[int, int, int]) -> Illegal:
    """`paid` wood, stone and gold are not the cost; `asked` is how many blocks it has."""
    return Illegal("wrong_amount", asked=asked, paid=paid)


def not_in_row(building: str) -> Illegal:
    """`building` does not lie in the row."""
    return Illegal("not_in_row", building=building)


def architecture_not_available(used: bool) -> Illegal:
    """There is no architecture to apply, or (`used`) it was applied to the first building."""
    return Illegal("architecture_not_available", used=used)


def architecture_applies() -> Illegal:
    """Architecture applies here and is no choice (a5)."""
    return Illegal("architecture_applies")


def monument_not_here() -> Illegal:
    """Monuments are built with action 4 of Tikal, instead of buildings (7.16)."""
    return Illegal("monument_not_here")


def not_on_display(monument: str) -> Illegal:
    """`monument` is not there to be built."""
    return Illegal("not_on_display", monument=monument)


def not_corn_for_block(give: str, take: str) -> Illegal:
    """The market exchanges a block for corn or corn for a block (a18)."""
    return Illegal("not_corn_for_block", give=give, take=take)
