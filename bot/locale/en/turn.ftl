# Posts, panels and notices of a running game.
yes = Yes
no-back = No, back
turn-head = { $count ->
    [one] { $who }, your turn · turn { $turn }
   *[other] { $who }: all choose · turn { $turn }
}
turn-due = A reminder goes out { $relative } ({ $exact }).
turn-play = Play my turn
turn-board = Board
turn-text = Text
turn-log = Log
turn-help = Help
picture-failed = The picture could not be drawn this time; here is the board in words.
panel-blind = The picture could not be drawn this time. Your turn is as it should be; *Text* under the last post shows the board in words.
settled-head = { $who } · turn { $turn }
settled-nobody = nobody
settled-nothing = nothing to tell
settled-board = Board then
scoring-head = Scoring round { $round }
scoring-line = { $who }: **{ $points }** ({ $sources }), now { $total }
end-head = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } share the victory!
}
end-closed = The game was closed before its end; there is no ranking.
end-summary-alt = The ranking with points by scoring round and source: { $lines }
end-sources = { $who }: { $rounds } by round; { $sources }; { $total } in all
end-seed = Seed of the shuffle: `{ $seed }`. `/game verify` shows that all followed from it.
panel-lost = Your draft did not fit the new position any more, so you begin again.
panel-nothing-yet = Nothing in your draft yet. Every step is saved at once; only you see it until you end the turn.
panel-final-here = What you choose here is final at once; you are asked before it is done.
panel-nothing-since = Your next steps are a draft again: saved at once, and only you see them until you end the turn.
panel-final = Final so far: { $actions }
final-ends = { $action }: this is final at once, and the others are told.
final-secret = { $action }: this is final at once and cannot be taken back.
final-reveals = { $steps ->
    [one] This turns something up, so your step before it becomes final and cannot be taken back.
   *[other] This turns something up, so your { $steps } steps before it become final and cannot be taken back.
}
panel-rest = *Whole board* tells the rest.
panel-page = Page { $number } of { $pages }
panel-hint = ➜ { $action }
panel-undo = Undo
panel-over = Start over
panel-board = Whole board
panel-stale = That button was from an earlier moment, so it did nothing. This is where you are now.
panel-revealed = Done and final, since something came to light. Your turn goes on.
panel-done = Your turn is over. Next: { $names }
panel-over-game = The game is over; see the last post.
board-now = The board now
board-drafted = The board with your draft
board-then = The board after turn { $turn }
log-turn = Turn { $turn } · { $who }
log-empty = Nothing has happened yet.
notice-head = It is your turn: { $game } · table { $table }
notice-link = [Go to the table]({ $link })
notice-off = To be told in the channel in place of here: /me settings
reminder-head = Your turn is waiting: { $game } · table { $table }
reminder-since = It has been waiting since { $since }.
mention-turn = { $who }, it is your turn.
mention-reminder = { $who }, your turn is waiting.
mention-closed = I cannot send you direct messages, so I call you here from now on. Open them and use `/me settings` to change that.
word-resigned = { $name } has given up. Their seat does the least it can from now on.
word-disclosed = The host has taken out the record of this game, with the shuffle in it.
leaf-back = Back
leaf-on = On: page { $page } of { $pages }
leaf-last = Last page
