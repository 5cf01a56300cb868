"""English: the help pages, by topic, at most 3,000 characters each."""

from collections.abc import Mapping

_START = """**Tikal in ten lines**
1. You lead an expedition into the jungle of Guatemala. Most points after four scoring rounds wins.
2. When it is your turn, press *Play my turn*. What you do stays a private draft until you press *End turn*.
3. First place the tile you drew: choose the hex, then how it is turned. Stones on shared sides make paths.
4. Then spend up to 10 action points (AP), in any order: bring members in, move, dig, build.
5. *Bring in* puts workers and your leader on the base camp (A5) or on one of your own camps, 1 AP each.
6. *Move* takes a group along the cheapest way; each member pays 1 AP for every stone crossed.
7. *Uncover* (2 AP) makes a temple worth one more. *Treasure* (3 AP) gives you a treasure to keep.
8. A temple pays whoever is alone in being strongest there: a worker counts 1, the leader 3. A tie pays nobody.
9. Each volcano starts a scoring round: everybody gets 10 AP, in turn, and then scores at once. The last round ends\
 the game.
10. *Undo* takes back the last step, until a treasure has been turned up. A button with ➜ is a suggestion: one press \
takes that whole step, and nothing obliges you."""

_TURN = """**A turn**
*1. The tile.* At the start of a turn the top tile of the stack is turned up. Place it on an unexplored hex that \
touches an explored one. You choose how it is turned. At least one stone must lie on a side that it shares with a \
neighbour on which people can walk, so that it can be reached; the stone may be on either tile. *B4 costs 3* on a \
button is what a step between the tile, turned like that, and B4 will cost.
A treasure tile is covered with as many hidden treasures as it shows masks. A tile that fits nowhere leaves the \
game, and the turn goes on without it.

*2. Ten action points.* Spend them in any order and mix. What is not used is lost. The action points can be used \
only once the tile lies.

*3. End.* The turn ends when you say so, even at 0 action points: you may still look, undo and redo before it.

*A volcano* is not placed at once. It starts a scoring round: whoever drew it begins, the others follow clockwise, \
each with 10 action points and then their score. After that the volcano is placed, with no need of stones, and its \
owner has an ordinary turn. Nobody can enter or cross a volcano.

The stack goes from letter A to G, and the letter on its top tile is shown. Volcanoes are among B, D and F. After \
the last tile comes the final scoring round, beginning with the player after the one who placed it."""

_ACTIONS = """**What the action points buy**
- **Bring in a member**, 1 AP each: worker or leader, from your supply to the base camp or to one of your camps.
- **Move**, for each member 1 AP for every stone crossed: the stones on both facing sides of two hexes count \
together. No stone, no path. Other people's members, camps and guards are never in the way.
- **Secret path**, 1 AP for each member: between the base camp and one of your camps, or between your two camps, \
however far. *Move* uses them by itself where that is cheaper.
- **Uncover a level**, 2 AP: you need a member on that temple.
- **Recover a treasure**, 3 AP: you need a member on that dig site.
- **Exchange treasures**, 3 AP: one single of yours for one single of somebody else.
- **Set up a camp**, 5 AP: two in the whole game.
- **Guard a temple**, 5 AP: two in the whole game.
- **Place the tile** and **end the turn** cost nothing.

Twice is the most that you can uncover on one temple, or recover on one dig site, in one turn; the second time \
needs two of your members there, and the leader counts as one. Other hexes are not affected: with enough points you\
 may work on several.
You have 18 workers and one leader."""

_TEMPLES = """**Temples**
A temple is worth the number it shows, from 1 to 10.

*Uncovering* puts the next number on it, for 2 AP. Numbers are never skipped, and the tiles are limited: three of \
2, six of 3, nine of 4, eleven of 5, eight of 6, five of 7, three of 8, two of 9, one of 10. Once the next number \
has run out, the temple can grow no more.

*Control.* Each worker on the temple counts 1, the leader 3. Whoever has strictly more than each other player \
controls it and gets its points when scoring. If the strongest are level, nobody does, not even the one behind \
them.

*Guard*, 5 AP: if you control a temple without a guard you may put a worker or your leader on top of it. All your \
other members on that hex leave the game for good. From then on the temple is yours in every scoring, whoever \
stands there, and it can never be uncovered further. You have two guards. Keep your leader out of it unless you \
mean it: a lost leader does not come back."""

_TREASURES = """**Treasures**
There are eight kinds with three pieces of each: gold statue, plate, urn, jade mask, necklace, stone figure, \
obsidian blade, clay flute.

*Recovering* costs 3 AP and takes the top treasure of a heap on which you have a member. It is turned up and lies \
open before you. Since that shows something new, the steps up to it cannot be undone any more.

*Exchanging* costs 3 AP. You give a kind of which you hold exactly one and take a kind of which the other player \
holds exactly one. The other cannot refuse, and no member is needed anywhere. Pairs and triplets are safe.

*Points* in every scoring, for each kind: one piece 1 point, a pair 3, all three 6. So a third piece of a kind is \
worth 3 more each time.

A dig site without treasures counts as jungle, so a camp may be built there."""

_CAMPS = """**Camps**
Everybody can use the base camp (A5). In the whole game you may set up two camps of your own, for 5 AP each, and \
they stay where they are.

*Where:* on explored jungle or on a dig site whose treasures are all gone, if no camp stands there yet. You need \
nobody on the spot, and foreign members do not hinder you.

*What for:* you bring members in there for 1 AP each, far from the base camp; and your members travel between the \
base camp and your camps, or between your two camps, for 1 AP each. Nobody else can use your camps.

A camp in the middle of good temples by the second scoring round usually pays for itself many times over."""

_SCORING = """**Scoring**
There are four scoring rounds: one for each of the three volcanoes, and one after the last tile.

In a scoring round everybody takes one turn with 10 action points and without a tile, and scores at the end of that\
 turn. Only your own moment counts: a temple that somebody scored before you can be yours when you score.

*Order:* whoever drew the volcano, then clockwise. The final round begins with the player after the one who placed \
the last tile. (In the auction game the final round goes from the lowest score to the highest.)

*Points:* the value of every temple that you control or guard, and for each kind of treasure 1 for one, 3 for two, \
6 for three. Treasures and temples are kept and count again in the next round.

Most points after the fourth round wins. If several have the same, they share the victory."""

_AUCTION = """**The auction variant**
If the table was opened with the auction, turn order and tiles are bid for. Everybody starts with 20 points, and \
these are what you pay with.

*A round:* as many tiles as there are players lie open. Those who have not had a turn in this round bid for the \
next one: raise the high bid or pass. Who passed is out of this auction. The last one left pays the bid, picks one \
of the open tiles, places it and plays 10 action points. Then the others bid again. The last player of the round \
gets the last tile for nothing.

*So that nobody waits for you:* press *Standing order…* under the turn's post, or type `/game order`, and say how \
high you go and which tile you want. It bids the least that is needed; nobody else learns of it.

If all pass without a bid, the one who passed first takes the turn for nothing. A bid is at least 1 and never more \
than you have; who cannot bid higher passes automatically.

*Who begins:* after a turn, the next player clockwise who may still bid; in a new round, the player after the one \
who was last.

*A volcano* that is picked starts a scoring round with its new owner, and everybody takes part. Then the volcano is\
 placed and its owner has a normal turn."""

_PICTURE = """**How to read the picture**
*Hexes* have their name in the upper left corner: column A to H from the left, row 1 to 5 from the top. Dark forest\
 is unexplored.
Bright green is jungle; grey paving with a pyramid is a temple, and the number on it is its value; a brown pit is a\
 dig site, and × 3 means three treasures left; an olive pit is emptied; black rock with fire is a volcano; sand \
with a striped tent is the base camp, A5.

*Stones* lie on the sides. Crossing costs as many action points as stones lie on both tiles at that side together; \
where it is 2 or more, the number stands on a dark disc. No stones, no way.

*Players* have a colour, a shape and a letter, so that colour is never the only sign: ivory circle, sky triangle, \
vermilion square, violet diamond. The letter is the initial of the name, or another letter of it where two share an \
initial. Every player has a fixed place on a hex.
A pawn's body is the owner's shape, and its number counts the workers. A golden crown is the leader, who is not in \
that number. A tent is a camp.

*Control* of a temple: the ground is tinted, the edge has the owner's colour, and the owner's sign is in the upper \
right corner. Grey dashes and = mean a tie. A banner is a guard; with a crown the leader stands guard.

*Gold* means look here: corner brackets for the tile just placed, a line with numbered pointers for the way just \
walked, rays for a level just uncovered. While you choose, gold outlines are the possible hexes, and the number on \
the golden disc is the price.

*Top line:* who is on turn, action points left, letter of the next tile and how many are left, scoring rounds done.\
 *Panels:* workers, camps and guards left, treasures (2 and 3 are pairs and triplets), score.

*The last field* shows open tiles: the drawn tile in a gold outline, and beside it a volcano that waits until its \
scoring round is over. The small pyramids count the temple tiles left: 3 above ×4 means four tiles of 3, and once \
there are none, no temple grows past 2. In an auction the tiles on offer lie there; the coin has the high bid and \
the sign of whoever holds it (– as long as nobody bids); below it stand those still in, and who has passed is \
grey and crossed out."""

HELP: Mapping[str, str] = {
    "start": _START,
    "turn": _TURN,
    "actions": _ACTIONS,
    "temples": _TEMPLES,
    "treasures": _TREASURES,
    "camps": _CAMPS,
    "scoring": _SCORING,
    "auction": _AUCTION,
    "picture": _PICTURE,
}
