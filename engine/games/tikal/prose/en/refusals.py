"""English: why an action was refused, and what can be done instead, by code (rules 12.10, 12.11)."""

from collections.abc import Mapping

REFUSALS: Mapping[str, tuple[str, ...]] = {
    "refusal": ("That is not possible now. Nothing has changed; choose another action.",),
    "refusal.invalid_action": ("That is not an action of Tikal. Nothing has changed; choose one from the menu.",),
    "refusal.game_over": ("This game is over, so nothing more can be played in it.",),
    "refusal.not_your_turn": (
        "It is not your turn: {to_act} is to act. You will be told when it comes to you.",
        "It is not your turn. You will be told when it comes to you.",
    ),
    "refusal.unknown_hex": (
        "There is no hex {hex} on this board. Names go from A1 to H5: a column letter, then the row from the top.",
        "There is no such hex on this board. Names go from A1 to H5: a column letter, then the row from the top.",
    ),
    "refusal.not_enough_action_points": (
        "That costs {cost:# action point|# action points}, but {left:only # is|only # are} left. "
        "Do something cheaper, or end the turn.",
        "That costs more action points than are left. Do something cheaper, or end the turn.",
    ),
    # phases
    "refusal.auction_running": (
        "The auction for this turn is still running, and {next} is to bid or pass. Wait for its end.",
        "The auction for this turn is still running. Nothing but a bid or a pass is possible until it is over.",
    ),
    "refusal.tile_not_picked": (
        "You won the auction: pick one of the open tiles first ({tiles}).",
        "You won the auction: pick one of the open tiles first.",
    ),
    "refusal.no_auction": ("There is nothing to bid on now. Go on with your turn.",),
    "refusal.no_auction.basic": ("This table plays without the auction, so there is nothing to bid on.",),
    "refusal.no_tile_to_pick": ("There is no tile for you to pick now. Go on with your turn.",),
    "refusal.no_tile_to_pick.basic": ("This table plays without the auction: tiles are drawn, not picked.",),
    "refusal.tile_not_placed": ("Your tile is still in your hand. Place it first, then spend your action points.",),
    "refusal.no_tile_to_place": ("You have no tile to place now. Spend your action points, or end the turn.",),
    "refusal.no_tile_to_place.scoring": (
        "A scoring turn comes without a tile. Spend your action points, or end the turn.",
    ),
    # placing
    "refusal.occupied": (
        "A tile already lies on {hex}. Place yours on an unexplored hex beside an explored one.",
        "A tile already lies there. Place yours on an unexplored hex beside an explored one.",
    ),
    "refusal.not_adjacent": (
        "{hex} does not touch any explored hex. Place the tile beside one that already lies.",
        "That hex does not touch any explored one. Place the tile beside one that already lies.",
    ),
    "refusal.not_reachable": (
        "Turned like that, the tile on {hex} has no path to a neighbour that can be walked on. "
        "Turned {turns} it would.",
        "Turned like that, the tile on {hex} has no path to a neighbour that can be walked on. "
        "Turn it so that stones lie on a shared side.",
        "Turned like that, the tile has no path to a neighbour that can be walked on. "
        "Turn it so that stones lie on a shared side.",
    ),
    "refusal.volcano_seals": (
        "A volcano on {hex} would cut off unexplored hexes, which this table does not allow. Choose another hex.",
        "A volcano there would cut off unexplored hexes, which this table does not allow. Choose another hex.",
    ),
    # members
    "refusal.not_your_camp": (
        "{hex} is neither the base camp nor one of your camps. You can bring members in at {camps}.",
        "{hex} is neither the base camp nor one of your camps. Bring members in at one of those.",
        "That is neither the base camp nor one of your camps. Bring members in at one of those.",
    ),
    "refusal.none_in_supply": (
        "You do not have those members in supply; what is left there: {group}. Bring in fewer.",
        "You do not have those members in supply. Bring in fewer, or move the ones on the board.",
    ),
    "refusal.same_hex": (
        "Your members stand on {hex} already. Choose another hex to go to.",
        "Your members stand there already. Choose another hex to go to.",
    ),
    "refusal.unexplored": (
        "Nobody can walk to {hex}, because no tile lies there yet. Choose an explored hex.",
        "Nobody can walk there, because no tile lies there yet. Choose an explored hex.",
    ),
    "refusal.volcano": (
        "{hex} is a volcano, which nobody can enter. Choose another hex.",
        "That is a volcano, which nobody can enter. Choose another hex.",
    ),
    "refusal.no_such_member": (
        "You do not have those members on {hex}; who stands there: {group}. Choose from them.",
        "You do not have those members on {hex}. Choose from those who stand there.",
        "You do not have those members there. Choose from those who stand on that hex.",
    ),
    "refusal.no_path": (
        "No path leads from {origin} to {target}. Choose another hex to go to.",
        "No path leads there. Choose another hex to go to.",
    ),
    # temples and treasures
    "refusal.not_a_temple": (
        "There is no temple on {hex}. Choose a hex with a temple.",
        "There is no temple on that hex. Choose a hex with a temple.",
    ),
    "refusal.guarded": (
        "{holder} guards the temple on {hex}, so it stays as it is for good. Choose another temple.",
        "The temple on {hex} is guarded, so it stays as it is for good. Choose another temple.",
        "That temple is guarded, so it stays as it is for good. Choose another one.",
    ),
    "refusal.max_level": (
        "The temple on {hex} is uncovered to its top. Choose another temple.",
        "That temple is uncovered to its top. Choose another one.",
    ),
    "refusal.no_temple_tile": (
        "No temple tile with number {number} is left, and numbers are never skipped, so this temple cannot grow. "
        "Choose another one.",
        "No temple tile with the next number is left, and numbers are never skipped, so this temple cannot grow. "
        "Choose another one.",
    ),
    "refusal.limit_two": (
        "You have already done that twice on {hex} in this turn, and twice is the most. Work on another hex.",
        "You have already done that twice on that hex in this turn, and twice is the most. Work on another hex.",
    ),
    "refusal.no_member": (
        "You have nobody on {hex}. Move a member there first.",
        "You have nobody on that hex. Move a member there first.",
    ),
    "refusal.need_second_member": (
        "The second time in one turn needs two of your members on {hex}. Move another one there first.",
        "The second time in one turn needs two of your members on the hex. Move another one there first.",
    ),
    "refusal.no_treasure": (
        "No treasure lies on {hex}. Choose a dig site that still has some.",
        "No treasure lies there. Choose a dig site that still has some.",
    ),
    # exchange
    "refusal.unknown_seat": ("There is no such player at this table. Choose one of the others.",),
    "refusal.self": ("You cannot exchange with yourself. Choose another player.",),
    "refusal.same_kind": (
        "You would get {give} for {give}. Choose two different kinds.",
        "You would get the same kind back. Choose two different kinds.",
    ),
    "refusal.not_a_single_yours": (
        "You can only give a treasure of which you hold exactly one, and of {give} you hold {have}. "
        "Choose another kind.",
        "You can only give a treasure of which you hold exactly one. Choose another kind.",
    ),
    "refusal.not_a_single_theirs": (
        "You can only take a treasure of which {holder} holds exactly one, and of {take} it is {have}. "
        "Choose another kind.",
        "You can only take a treasure of which {holder} holds exactly one; pairs and triplets are safe. "
        "Choose another kind.",
        "You can only take a treasure of which that player holds exactly one; pairs and triplets are safe. "
        "Choose another kind.",
    ),
    # camps and guards
    "refusal.camp_not_allowed_here": (
        "A camp needs jungle or an emptied dig site, and {hex} is neither. Choose another hex.",
        "A camp needs jungle or an emptied dig site, and that hex is neither. Choose another one.",
    ),
    "refusal.camp_exists": (
        "{holder} already has a camp on {hex}, and a hex holds only one. Choose another hex.",
        "A camp already stands on {hex}, and a hex holds only one. Choose another hex.",
        "A camp already stands there, and a hex holds only one. Choose another hex.",
    ),
    "refusal.no_camps_left": ("Both of your camps are on the board already. Camps are never taken down again.",),
    "refusal.no_majority": (
        "On {hex} your strength is {have} and that of {rivals} is {most}. "
        "To guard you must be stronger than each other player; the leader counts three.",
        "On {hex} your strength is {have}. To guard you must be stronger than each other player; "
        "the leader counts three.",
        "To guard the temple on {hex} you must be stronger there than each other player; the leader counts three.",
        "To guard a temple you must be stronger there than each other player; the leader counts three.",
    ),
    "refusal.no_guards_left": ("Both of your guards are in place already. A guard never leaves its temple.",),
    # auction
    "refusal.bid_not_higher": (
        "The high bid is {high}, by {holder}, so a bid must be at least one more. Raise it, or pass.",
        "The high bid is {high}, so a bid must be at least one more. Raise it, or pass.",
        "A bid must be higher than the high bid. Raise it, or pass.",
    ),
    "refusal.bid_above_score": (
        "You have {score:# point|# points} and cannot bid more than that. Bid less, or pass.",
        "You cannot bid more points than you have. Bid less, or pass.",
    ),
    "refusal.tile_not_on_offer": (
        "Tile {tile} is not on offer. Pick one of {tiles}.",
        "Tile {tile} is not on offer. Pick one of the open tiles.",
        "That tile is not on offer. Pick one of the open tiles.",
    ),
}
