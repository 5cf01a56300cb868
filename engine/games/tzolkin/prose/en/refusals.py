"""English: why an action was refused, and what to do instead, by code."""

from collections.abc import Mapping

REFUSALS: Mapping[str, str | tuple[str, ...]] = {
    "refusal": "That is not possible now.",
    "refusal.invalid_action": "That is not an action of Tzolk'in.",
    "refusal.game_over": "This game is over.",
    "refusal.not_your_turn": ("It is not your turn: {to_act} is to act.", "It is not your turn."),
    "refusal.already_chosen": (
        "You have chosen your tiles; {to_act} {n:is|are} still choosing.",
        "You have chosen your tiles.",
    ),
    "refusal.tiles_not_chosen": "First choose two of your four wealth tiles.",
    "refusal.days_not_chosen": "First say whether the calendar turns by one day or by two.",
    "refusal.no_tiles_to_choose": "Wealth tiles are chosen before the first round only.",
    "refusal.no_days_to_choose": (
        "Days are chosen at the end of a round, by whoever stood on the starting space and may use two."
    ),
    "refusal.not_optional": (
        "You cannot do without this: decide {asked}, or undo.",
        "You cannot do without this: decide, or undo.",
    ),
    "refusal.decision_pending": ("First decide {asked}.", "Something else has to be decided first."),
    "refusal.nothing_to_decide": (
        "Nothing is asked of you now that *{tried}* would answer. It comes with the action of a worker.",
        "Nothing like that is asked of you now.",
    ),
    "refusal.not_dealt": (
        "That tile was not dealt to you. You have {tiles}.",
        "That tile was not dealt to you.",
    ),
    "refusal.same_tile": "Choose two different tiles.",
    "refusal.already_acted": (
        "Begging comes before everything else in a turn, and you have moved {moved:# worker|# workers}. Undo to beg.",
        "Begging comes before everything else in a turn. Undo to beg.",
    ),
    "refusal.already_begged": "You have begged in this turn; once is all.",
    "refusal.too_much_corn": (
        "You may beg with {most} corn or less, and you have {have}.",
        "You have too much corn to beg.",
    ),
    "refusal.no_step_down": "All your temple markers are at the bottom, so you cannot anger a god any more.",
    "refusal.already_picking": (
        "You have picked up {moved:# worker|# workers}, and a turn is either placing or picking up. Undo to place.",
        "A turn is either placing or picking up, and you are picking up.",
    ),
    "refusal.pity_used": "Out of pity you may place one worker and no more. End your turn.",
    "refusal.no_worker": (
        "All your {workers} workers stand on the board. Pick one up.",
        "You have no worker in hand. Pick one up.",
    ),
    "refusal.start_taken": (
        "The worker of {holder} stands on the starting space. Choose a gear.",
        "The starting space is taken. Choose a gear.",
    ),
    "refusal.gear_full": (
        "{gear} has no free space. Choose another gear.",
        "That gear has no free space. Choose another one.",
    ),
    "refusal.not_enough_corn": (
        "That costs {need} corn, and you have {have}.",
        "You have too little corn for that.",
    ),
    "refusal.already_placing": (
        "You have placed {moved:# worker|# workers}, and a turn is either placing or picking up. Undo to pick up.",
        "A turn is either placing or picking up, and you are placing.",
    ),
    "refusal.no_such_space": (
        "The spaces of {gear} go from 0 to {last}.",
        "There is no such space.",
    ),
    "refusal.no_worker_there": ("Nobody stands on {gear} {space}.", "Nobody stands there."),
    "refusal.no_worker_there.nowhere": "No worker of yours is on a gear, so there is nobody to pick up.",
    "refusal.not_your_worker": (
        "The worker on {gear} {space} belongs to {holder}.",
        "The worker on {gear} {space} is nobody's and never leaves.",
        "That worker is not yours.",
    ),
    "refusal.no_such_action": (
        "{gear} has no action {action} that you could use here.",
        "There is no such action here.",
    ),
    "refusal.action_above": (
        "From {gear} {space} you reach lower actions, at 1 corn a step, but not action {action}.",
        "A worker reaches the action of its space and lower ones, none above.",
    ),
    "refusal.space_filled": (
        "A skull of {holder} lies on place {action} already. Choose another place.",
        "A skull lies there already. Choose another place.",
    ),
    "refusal.no_skull": "You have no skull, and that needs one. Yaxchilan 4 gives skulls.",
    "refusal.nothing_to_harvest": (
        "Nothing is left for you to harvest with action {action} of Palenque.",
        "Nothing is left for you to harvest there.",
    ),
    "refusal.not_enough_blocks": (
        "That costs {cost}, and you have {held}.",
        "You have too few blocks for that.",
    ),
    "refusal.nothing_to_build": (
        "Nothing on display can be paid with what you have: {held}; {corn} corn.",
        "You can pay for nothing that is on display.",
    ),
    "refusal.nothing_to_build.buildings": (
        "No building on display can be paid with what you have: {held}; {corn} corn."
    ),
    "refusal.nothing_to_build.monuments": (
        "No monument on display can be paid with what you have: {held}; {skulls:# skull|# skulls}."
    ),
    "refusal.nothing_done": "Place or pick up at least one worker before you end your turn.",
    "refusal.no_corn_tile": (
        "All corn of Palenque {action} is covered by wood. Take wood, or burn it.",
        "All corn there is covered by wood. Take wood, or burn it.",
    ),
    "refusal.at_bottom": (
        "Your marker on {temple} is at the bottom already. Choose another temple.",
        "Your marker there is at the bottom already. Choose another temple.",
    ),
    "refusal.same_temple": (
        "The two steps are on different temples, and you have just risen on {temple}.",
        "The two steps are on different temples.",
    ),
    "refusal.wrong_amount": (
        "You offer {paid}, but the price is {asked:# block|# blocks}, of the kinds that it names.",
        "That is not the price.",
    ),
    "refusal.not_in_row": (
        "{building} is not among the buildings on display.",
        "That building is not on display.",
    ),
    "refusal.architecture_not_available": ("You have no level of architecture that could apply. Build without it."),
    "refusal.architecture_not_available.used": (
        "Your architecture has been used for the first building. Build the second without it."
    ),
    "refusal.architecture_applies": "Your architecture applies to this building in any case. Build with it.",
    "refusal.monument_not_here": ("A monument is built with action 4 of Tikal alone, instead of buildings."),
    "refusal.not_on_display": ("{monument} is not on display.", "That monument is not on display."),
    "refusal.not_corn_for_block": (
        "The market does not give {take} for {give}: it changes one block for corn, or corn for one block.",
        "The market changes one block for corn, or corn for one block.",
    ),
}
