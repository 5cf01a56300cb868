"""English: the help pages, by topic, at most 3,000 characters each."""

from collections.abc import Mapping

_START = """**Tzolk'in in ten lines**
1. Your workers ride on five gears. The longer they ride, the better the action they give when picked up.
2. In your turn you either place workers or pick some up, at least one, never both.
3. A worker goes to the lowest free space of a gear and costs its number in corn. The second worker of a turn costs \
1 more, the third 2 more, and so on.
4. A worker picked up gives the action of its space, or a lower one of that gear for 1 corn a step back, or nothing.
5. After each round the calendar turns by a day and every worker moves up one space.
6. Palenque: corn and wood. Yaxchilan: blocks and skulls. Tikal: technologies and buildings. Uxmal: temple steps, \
the market, workers. Chichen Itza: skulls for points.
7. On four Food Days every worker eats 2 corn; each hungry one costs 3 points.
8. Temples give goods on the first and third Food Day, points on the second and fourth.
9. With 2 corn or less you may beg at the start of a turn: you have 3, and step down a temple.
10. Everything in your turn can be undone until you end it."""

HELP: Mapping[str, str] = {"start": _START}
