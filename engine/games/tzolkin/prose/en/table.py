"""English: headlines, the position as text, alt text."""

from collections.abc import Mapping

TABLE: Mapping[str, str | tuple[str, ...]] = {
    "headline.setup_wealth": "Everybody keeps two of four wealth tiles",
    "headline.turn": "Day {tooth}: {who} places or picks up workers",
    "headline.turn.food": "Day {tooth}, a Food Day: {who} places or picks up workers",
    "headline.advance_choice": "Day {tooth}: {who} turns the calendar",
    "headline.finished": "The game is over",
    "status.wait": "You are not asked for anything",
    "status.setup_wealth": "Keep two of your four wealth tiles",
    "status.turn": "{corn} corn, {blocks}, {hand:# worker|# workers} in hand",
    "status.turn.place": "{moved:# worker|# workers} placed, {corn} corn left",
    "status.turn.pick_up": "{moved:# worker|# workers} picked up, {corn} corn, {blocks}",
    "status.asked": "Decide {asked}",
    "status.advance_choice": "Does the calendar turn by one day or by two?",
    "status.finished": "The game is over",
    "board.turn.setup_wealth": "{who} still choose wealth tiles.",
    "board.turn.turn": "{who} is on turn, day {tooth} of 26.",
    "board.turn.advance_choice": "{who} chooses how many days pass after day {tooth}.",
    "board.turn.finished": "The game is over. {winners} {n:wins|share the victory}.",
    "board.food": "Food Days on day {days}; {done} done.",
    "board.teeth": "{corn} corn on the teeth. Starting player: {who}. Starting space: {start}.",
    "board.gear": "{gear}: {workers}.",
    "board.gear.empty": "{gear}: empty.",
    "board.worker": "{space} {who}",
    "board.field": "Fields {action}: {corn} corn tiles, {wood} wood tiles.",
    "board.chichen": "Skulls in Chichen Itza: {places}. {n:# skull|# skulls} in the bank.",
    "board.row": "Buildings of age {age}, {n} more in the stack:",
    "board.building": "- {tile}, costs {cost}",
    "board.monuments": "Monuments:",
    "board.player": (
        "{who}: {points}, {corn} corn, {blocks}, {skulls:# skull|# skulls}, {hand} of {workers} workers in hand."
    ),
    "board.temples": "  Temples: {temples}. Technologies: {technologies}. Board {side}.",
    "board.tiles": "  Tiles: {tiles}. Harvest tiles: {corn} corn, {wood} wood. Food: {mouths} × {each} corn.",
    "board.dealt": "Your wealth tiles: {tiles}.",
    "board.wealth": "You keep {tiles}.",
    "side.light": "light",
    "side.dark": "dark",
    "pair": "{name} {n}",
    "alt.title": "Tzolk'in.",
}
