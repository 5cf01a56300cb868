"""English: the help pages about gears, temples, technologies and buildings."""

GEARS = """**The five gears**
*Palenque*
1: fish 3 corn, always.
2: harvest 4 corn. 3: 5 corn or 2 wood. 4: 7 corn or 3 wood. 5: 9 corn or 4 wood.
Harvests take tiles, and these run out: each group has as many as there are players. In groups 3 to 5 wood lies on \
the corn. Take wood, and the corn below is open. Or burn a wood tile: you get the corn below it at once, and step \
down a temple.

*Yaxchilan*
1: 1 wood. 2: 1 stone and 1 corn. 3: 1 gold and 2 corn. 4: a skull. 5: 1 stone, 1 gold and 2 corn.

*Tikal*
1: advance one technology. 2: build one building. 3: advance one or two technologies. 4: build one or two buildings, \
or one monument. 5: pay any block and rise on two different temples.

*Uxmal*
1: pay 3 corn and rise on a temple.
2: market. Wood is worth 2 corn, stone 3, gold 4; change one at a time, as often as you like, both ways.
3: one more worker, up to six.
4: build one building for corn, 2 for each block of its cost.
5: pay 1 corn and use any action of Palenque, Yaxchilan, Tikal or Uxmal, with its own price.

*Chichen Itza*
Each place from 1 to 9 takes one skull in the whole game. You leave a skull there and get points, a temple step and \
on 6, 8 and 9 a block of your choice.
Chaac: 1 for 4 points, 2 for 5, 3 for 6.
Kukulkan: 4 for 7, 5 for 8, 6 for 8.
Quetzalcoatl: 7 for 10, 8 for 11, 9 for 13.

*Spaces 6 and 7* of the small gears and *10* of Chichen Itza allow any of these actions."""

TEMPLES = """**Temples**
Everybody has a marker on each of three temples. It starts on step 0; below lies one more step, −1.

*Chaac*, steps −1 to 5: −1, 0, 2, 4, 6, 7, 8 points. Goods: stone on steps 1 and 3. Highest: 6 points on day 13, 2 \
at the end.
*Quetzalcoatl*, steps −1 to 7: −2, 0, 1, 2, 4, 6, 9, 12, 13 points. Goods: gold on steps 2 and 4. Highest: 2 points \
on day 13, 6 at the end.
*Kukulkan*, steps −1 to 6: −3, 0, 1, 3, 5, 7, 9, 10 points. Goods: wood on steps 1 and 3, a skull on 4. Highest: 4 \
points on day 13, 4 at the end.

*Up:* by Tikal 5, Uxmal 1, skulls in Chichen Itza, buildings and the bonus of agriculture. Only one marker fits on \
the top step. A step for which there is no room is lost, and what you paid for it too.
*Down:* by begging, and by burning wood. Whoever steps down from the top makes room there.

*The top* turns your player board to its light side: you may make the calendar turn by two days once more.

When they pay is told on the page on food. Points are those of the step you are on; goods are those of that step and \
all below."""

TECHNOLOGIES = """**Technologies**
There are four, with three levels each. You advance with actions 1 and 3 of Tikal, and with some tiles for nothing.

*Price:* 1 block for level 1, 2 for level 2, 3 for level 3, of any kind. On level 3 you may advance again and again \
for 1 block, and each time take the bonus instead of a level.

*Agriculture:* more corn when harvesting and fishing, and corn harvests where no corn tile is open. Bonus: a step on \
a temple of your choice.
*Extraction:* 1 more wood from Yaxchilan 1 and from wood harvests at level 1, 1 more stone from Yaxchilan 2 and 5 at \
level 2, 1 more gold from Yaxchilan 3 and 5 at level 3. Bonus: two blocks of your choice.
*Architecture:* corn, points and a discount for each building you build. Bonus: 3 points.
*Theology:* a skull more at Yaxchilan 4; at Chichen Itza use the action one space ahead; after a skull pay a block \
for a step on any temple. Bonus: a skull.

All levels that you have count together. What each one does hangs on an option of the table and is told in the menu \
when you advance, on the text board, and on the page on options.

Extraction does not touch blocks from buildings, temples, the market or Chichen Itza."""

BUILDINGS = """**Buildings and monuments**
*Buildings.* Six lie in the row. You build with actions 2 and 4 of Tikal for the blocks that a building costs, and \
with action 4 of Uxmal for 2 corn for each of its blocks. What it gives comes at once; farms help on every Food Day. \
New ones are laid out at the end of your turn. There are four types: farms, tombs, civic buildings and shrines, and \
some monuments count them.

*Reading a building:* "agriculture +1" is a free advance, "Chaac +1" a temple step, "feeds 1 worker" spares you its \
food on each Food Day. If a free advance comes at level 3, you get the bonus.
The builders' tomb lets you build one more, the traders' tomb opens the market, the envoys' tomb lets you use an \
action elsewhere for 1 corn; all three only if you like.

*Architecture* applies to each building by itself, with all you have: corn, points, and one block less, of your \
choice (2 corn less at Uxmal). Only with Tikal 4 you decide: it applies to one of the two buildings, and you are \
asked at the first. It never applies to monuments, and a level that a building gives does not help that building.

*Monuments* are built with action 4 of Tikal alone, instead of buildings. There are two more than players, and none \
come after them. They give nothing at once, and points at the end. A monument counts itself where it counts \
buildings or monuments."""
