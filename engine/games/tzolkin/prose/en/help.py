"""English: the help pages, by topic, at most 3,000 characters each."""

from collections.abc import Mapping

from engine.games.tzolkin.prose.en.help_gears import BUILDINGS, GEARS, TECHNOLOGIES, TEMPLES

_START = """**Tzolk'in in ten lines**
1. Your workers ride on five gears that all turn together. The longer a worker rides, the better the action that you \
get when you pick it up.
2. In your turn you either *Place a worker*, as many as you like, or *Pick up a worker*, as many as you like: at \
least one, never both.
3. A worker goes to the lowest free space of a gear and costs its number in corn. The second worker of a turn costs \
1 more, the third 2 more, and so on.
4. A worker that you pick up does the action of its space, or a lower one of that gear for 1 corn a step back, or \
none.
5. After each round the calendar turns by a day, and every worker rides one space on.
6. Palenque gives corn and wood, Yaxchilan blocks and skulls, Tikal technologies and buildings, Uxmal temple steps, \
a market and workers; Chichen Itza turns skulls into points.
7. On four Food Days each of your workers eats 2 corn; each hungry one costs 3 points.
8. Temples give goods on the first and third Food Day, points on the second and fourth.
9. With 2 corn or less you may *Beg for corn* before anything else: you then have 3, and step down a temple.
10. Everything can be undone until you press *End turn*. After the fourth Food Day most points win.

Before the first round everybody keeps two of four wealth tiles, in secret. They are your first goods.
A button with ➜ is a suggestion: one press takes that whole step, and nothing obliges you."""

_WEALTH = """**Wealth tiles**
Before the first round everybody is dealt four wealth tiles and keeps two. All choose at the same time and in \
secret. When the last one has chosen, the kept tiles are shown, and each gives its owner what is on it; the other \
two go away.

*What they give:* corn, blocks, skulls, a level of a technology, a step up a temple, or a fourth worker; with one \
of them a worker eats for nothing on every Food Day.

*What to keep:* corn places workers, and you begin with no other corn, so take some. A technology or a worker helps \
during the whole game, blocks and skulls once.

Your choice is final at once. Then the rounds begin: see the page about turns."""

_TURN = """**Rounds and turns**
*A round* is a turn of everybody, beginning with the starting player and going clockwise, and then the calendar \
turns. In some rounds the workers eat before that: see the page on food.

*Your turn.* Beg first if you must and may. Then place one worker or more, or pick up one or more. Each step changes \
your draft at once, so what one worker brings can pay for what the next one does. A worker gained in a turn can be \
placed from your next turn on.

*Begging* needs 2 corn or less, comes before all else and only once a turn. You have 3 corn then, whatever you had, \
and step down one temple of your choice. If you must place a worker and cannot pay for any space, you have to beg. \
If even begging is impossible and none of your workers is on a gear, the gods take pity: one worker may go to one of \
the cheapest spaces for all your corn.

*The starting space* costs 0 corn and holds one worker. Each round in which nobody takes it leaves 1 corn on the \
teeth of the calendar. Whoever takes it gets all that corn at the end of the turn. At the end of the round the \
worker comes back, and its owner is starting player; if that was the same player already, the next one to the left \
is.

*The calendar* turns by one day. The owner of that worker may make it two days while the own player board shows its \
light side, unless a player's worker stands on space 6 of a small gear or 9 of Chichen Itza. That turns the board to \
its dark side; reaching the top of a temple turns it back to light. A Food Day that is jumped over is held in the \
round after it.

*Falling off.* A worker that is on the last space when the calendar turns goes back to its owner for nothing: 7 on \
the small gears, 10 on Chichen Itza."""

_PLACING = """**Placing and picking up**
*Placing.* Choose a gear; the worker goes to its lowest free space by itself. It costs as much corn as the number of \
the space, and 1 corn more for each worker that you placed before it in this turn.
Three workers on spaces 0, 1 and 2 of empty gears: 0 + 1 + 2 for the spaces and 0 + 1 + 2 for their number, 6 corn. \
You need the corn when you place the worker; corn from the starting space comes too late for it.

If a lot of spaces are taken, the lowest free one is dear but strong. Placing behind others on 5 or 6 saves days of \
waiting.

*Picking up.* Choose one of your workers and what it does:
- the action of its space;
- a lower action of the same gear, for 1 corn for each step back, even if somebody stands there;
- on the highest spaces (6 and 7, on Chichen Itza 10) any action of the gear for nothing;
- nothing, which is always possible and frees the worker.
Space 0 has no action. A worker on the starting space cannot be picked up; it comes back by itself.

If an action has a price, you need it, with the corn for the steps back, when you choose it. An action that would do \
nothing may be chosen, and you are asked first.

*Nobody's workers.* With two or three players some spaces are taken by workers of nobody. They ride round for the \
whole game and only block spaces for placing."""

_FOOD = """**Food Days**
The workers eat at the end of four rounds: day 7, day 13, day 20 and day 26, the last. The top of the turn and the \
text board say how far off the next one is.

*Eating.* Each of your workers in play eats 2 corn, also the ones on the gears. As many as you can pay for are fed; \
each other one costs 3 points. Corn that does not feed a whole worker stays with you. Corn from the starting space \
has arrived by then.

*Farms help.* Some feed one worker or three of them for nothing, others make all workers eat 1 corn less.

*Then the temples:*
- Day 7 and day 20: goods. For each temple you get what your step and all the steps below it show. If the bank has \
too few skulls for everybody who is due one, nobody gets any.
- Day 13 and day 26: points. For each temple you get the points of your step, and whoever is highest on it gets the \
bonus of the temple; if several are, each of them gets half.

*Day 13* also ends the first age. All its buildings leave the table, and six of the second age are laid out. \
Monuments stay.
*Day 26* ends the game: see the page on scoring."""

_SCORING = """**Scoring**
*During the game* points come from:
- the temples on days 13 and 26, and from being highest on one;
- skulls in Chichen Itza, 4 to 13 points;
- some buildings, and a level of architecture;
- hungry workers, who cost 3 points each. Points may be below 0.

*At the end*, after the last Food Day, the gears turn once more, and then everybody adds:
- a quarter of a point for each corn; wood counts as 2 corn, stone as 3, gold as 4. Quarters are kept;
- 3 points for each skull that is not in Chichen Itza;
- the points of the own monuments.

Most points win. Among those with the same points, whoever has more workers on the gears then; if that is the same \
too, they share the victory.

*Sources in the score lists:* hungry workers; temples, for the steps; highest on a temple, for the bonus; goods left \
over; skulls; monuments."""

_OPTIONS = """**Options**
*Technologies* says what the levels of three technologies do. Extraction is the same in both.

*As in the rules text* (unless you choose otherwise):
- agriculture: 1, 1 more corn a corn harvest; 2, 2 more again, and corn harvests without a tile; 3, 1 more corn when \
fishing.
- architecture: 1, 1 corn a building; 2, a block less a building; 3, 2 points a building.
- theology: 1, a skull more at Yaxchilan 4; 2, act one space ahead at Chichen Itza; 3, a block buys a temple step \
after a skull.

*As on the printed board*:
- agriculture: 1, 1 more corn a corn harvest; 2, 1 more corn when fishing, and corn harvests without a tile; 3, 2 \
more corn a corn harvest.
- architecture: 1, 1 corn a building; 2, 2 points a building; 3, a block less a building.
- theology: 1, act one space ahead at Chichen Itza; 2, a block buys a temple step after a skull; 3, a skull more at \
Yaxchilan 4.

In menus and on the text board you always read what a level does at your own table."""

HELP: Mapping[str, str] = {
    "start": _START,
    "wealth": _WEALTH,
    "turn": _TURN,
    "placing": _PLACING,
    "gears": GEARS,
    "temples": TEMPLES,
    "food": _FOOD,
    "technologies": TECHNOLOGIES,
    "buildings": BUILDINGS,
    "scoring": _SCORING,
    "options": _OPTIONS,
}
