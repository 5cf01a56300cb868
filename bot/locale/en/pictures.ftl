# Boards to look at closely, and to look back at.
zoom-0 = ↖ Upper left
zoom-1 = ↗ Upper right
zoom-2 = ↙ Lower left
zoom-3 = ↘ Lower right
zoom-large = Large print
zoom-back = Whole board
zoom-alt = A quarter of the board: { $part }. { $alt }
recap-head = Since your last turn (turn { $turn })
recap-public = Since turn { $turn }
recap-start = Since the game began
recap-nothing = Nothing has happened since.
replay-head = Turn { $turn } · { $at } of { $turns }
replay-first = ⏮ First
replay-back = ◀ Back
replay-on = Next ▶
replay-last = Last ⏭
replay-film = Film
film-head = The game in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
film-alt = A moving picture of the board, one frame for each of { $turns ->
    [one] one turn
   *[other] { $turns } turns
}. *Log* tells the same in words.
film-failed = The film took too long or could not be made. Try again later; the buttons under `/game replay` show every turn.
film-none = There is nothing to show as a film yet.
