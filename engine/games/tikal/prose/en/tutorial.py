"""English: a newcomer's first turn, a text a step."""

from collections.abc import Mapping

TUTORIAL: Mapping[str, str] = {
    "tutorial.place_tile": (
        "**Your first turn, 1 of 5: the tile.** Every turn begins with a tile, which explores one more hex of "
        "the jungle. Choose a hex below, then how the tile is turned. The stones on its sides become the "
        "paths: without stones on a side nobody walks there."
    ),
    "tutorial.enter": (
        "**2 of 5: bring members in.** You now have 10 action points. Your expedition waits beside the board "
        "and comes in at the base camp, A5, for 1 point each. Press *{enter}* and take two workers."
    ),
    "tutorial.move": (
        "**3 of 5: walk.** Each member pays for every stone that lies on the way. Press *{move}* and send one "
        "worker from A5 to a temple beside it, A4 or B5: that costs 2 points. Every step stays yours alone "
        "until the end of the turn, and *Undo* takes it back."
    ),
    "tutorial.uncover": (
        "**4 of 5: dig.** Who stands on a temple can uncover another level of it for 2 points, and the temple "
        "is worth 1 more. Press *{uncover}*. A temple pays whoever is strongest there in a scoring round; a "
        "worker counts 1, the leader 3."
    ),
    "tutorial.end_turn": (
        "**5 of 5: end the turn.** You may spend what is left: walk on, bring more members in, dig once more. "
        "Nothing is saved for later. When you are done, press *{end_turn}*; with points left you are asked "
        "once more."
    ),
    "tutorial.done": (
        "**That was a whole turn of Tikal.** Four times in a game a scoring round comes, and everybody then "
        "scores temples and treasures. Most points win."
        "\n`/help game:Tikal` explains treasures, camps, guards and scoring; `/game new` opens a table with "
        "others."
    ),
}
