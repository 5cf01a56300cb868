# Answers to commands, and everything that can go wrong.
declined-no-match = There is no such table. `/game list` shows those that are open.
declined-no-match-here = There is no table in this channel. Open one with `/game new`, or name one: `/game list` has their numbers.
declined-no-turn = Turn { $turn } has not been played at this table. `/game log` shows those that were.
declined-not-lobby = This game has begun already, so that cannot be changed any more. `/game turn` opens your turn.
declined-begun = This game has begun already, so nobody can join any more. You can watch it: `/game board` shows the board, `/game log` tells what happened.
declined-no-guests = Nobody new was invited: bots cannot play, and who is seated needs no invitation.
declined-not-running = This game has not begun yet. The host starts it with the button on its card.
declined-finished = This game is over. `/game board` and `/game log` still show it.
declined-closed = This table was closed before its game began. `/game new` opens another one.
declined-frozen = Table { $match } is frozen: its saved position cannot be read by this version. Nothing is lost; whoever runs the bot can repair it with `sacbe check`.
declined-full = All seats are taken. You can still watch: `/game board` shows the table.
declined-already-seated = You have a seat at this table already; nothing was changed.
declined-not-seated = You have no seat at this table. Press *Join* on its card.
declined-host-only = Only the host, <@{ $host }>, can do that.
declined-too-few = { $taken ->
    [one] One seat is taken
   *[other] { $taken } seats are taken
}, and this game needs at least { $least }. Wait for others to join.
declined-invited-only = This table is private. Ask its host for an invitation.
declined-colour-taken = Somebody else has that colour. Choose another one.
declined-seats-range = This game is for { $least } to { $most } players.
declined-seats-taken = { $taken } people are seated already. Take somebody off the table first.
declined-spectator = You have no seat in this game. You can watch it: *Board*, *Text* and *Log* are for everybody.
declined-not-your-turn = It is not your turn. Waiting for { $names }.
declined-stale = That was from an earlier moment, so it did nothing. `/game turn` opens your turn as it is now.
declined-nothing-to-undo = There is nothing to take back.
declined-bad-option = { $option } is not possible here. Settings on the card list what is.
declined-busy = Somebody else was faster just now, so nothing was changed. Please try again.
declined-host-leaves = You are the host. Use *Leave* to give up your own seat.
declined-practice-only = This is a practice table: one person plays all seats.
declined-missing-permission = I lack rights in this channel, so nothing was done. Please give me: { $rights }.
right-view_channel = View Channel
right-send_messages = Send Messages
right-attach_files = Attach Files
right-read_message_history = Read Message History
right-send_messages_in_threads = Send Messages In Threads
right-create_public_threads = Create Public Threads
right-create_private_threads = Create Private Threads
declined-too-many-threads = This server has too many open threads, so I could not make one. Close some, or open the table with `place: this channel`. Nothing was lost.
declined-discord-trouble = Discord did not take that just now, so nothing was changed. Please try again in a minute.
declined-resigned = You have given up this game. You can still watch it.
fault = Something went wrong on my side; nothing of yours is lost. Please try again. If it stays, tell whoever runs the bot this number: `{ $id }`
fault-answer = The answer could not be shown. What you did is saved; `/game turn` shows where you are. Number for whoever runs the bot: `{ $id }`
fault-store = The saved games cannot be reached just now, so nothing was changed. Please try again in a minute. Number for whoever runs the bot: `{ $id }`
command-changed = This command has changed. Please close and open Discord, then try again.
host-no-rights = I cannot write in { $where } (table { $table }). Please give me *View Channel*, *Send Messages*, *Send Messages In Threads* and *Attach Files* there. Nothing is lost: I try again by myself.
host-gone = The place of table { $table } ({ $where }) is gone, so I cannot post there any more. The game itself is safe and goes on: direct messages still tell whose turn it is, and `/game turn table:{ $table }` and `/game board table:{ $table }` work from anywhere in the server.
host-locked = The thread of table { $table } ({ $where }) is locked, so I cannot post there. Please unlock it. Nothing is lost: I try again by myself.
host-frozen = Table { $table } in { $where } is frozen: its saved position cannot be read by this version of the bot. Nothing is lost, and other tables go on. It runs on by itself once the bot is updated; whoever runs it can look with `sacbe check`.
list-none = There are no open tables here. Open one with `/game new`.
list-head = Tables here
list-mine = Your tables
list-more = … and { $count } more
list-waiting = Tables that wait for you
list-turn = turn { $turn }, waiting for { $names }
status-lobby = in the lobby
status-running = running
status-frozen = frozen
status-finished = finished
status-abandoned = closed
info-status = { $status } in { $where }
info-people = { $people } · host { $host }
info-resigned = gave up
info-started = Begun { $when }, now turn { $turn }
info-hash = Hash of the shuffle (SHA-256): `{ $hash }`
info-frozen = Its saved position cannot be read by this version; it is kept as it is.
info-credits = Rules after the game by { $designers } ({ $publishers }). Not affiliated.
verify-head = Verification
verify-deal-right = ✔ Everything that was shuffled at the start follows from the seed.
verify-deal-wrong = ✘ What was shuffled at the start does **not** follow from the seed.
verify-log-right = ✔ The log, played again, leads to the present position.
verify-log-wrong = ✘ The log, played again, leads to another position than the present one.
verify-hidden = The seed is told when the game is over; until then its hash stands for it.
export-log = The log of table { $table }.
export-record = The log and the record of table { $table }. `sacbe replay` plays the record again.
resign-question = Give up at table { $table }? Your seat then does the least it can, turn by turn. This cannot be taken back.
resign-yes = Give up
resign-not = You play on.
resigned = You have given up. Thank you for playing.
me-notices-dm = When it is your turn I send you a direct message.
me-notices-channel = When it is your turn I mention you in the channel.
me-closed = Your direct messages are closed to me at present, so I mention you in the channel until you open them and use this command again.
me-change-dm = To get no direct messages: `/me settings notices: by a mention in the channel`.
me-change-channel = To get direct messages: `/me settings notices: by direct message`.
me-forget-question = Delete your display name from all tables? Until you press or type something at a table again, you are called there by your colour and shape. Your games go on.
me-forget-yes = Delete my name
me-forget-not = Your name stays.
me-forgotten = Your name is deleted from all tables; there you are called by your colour and shape. It comes back at a table when you press or type something there.
help-general = **Sacbe** plays big board games slowly, in a chat: { $games }.
    1. `/game new` opens a table; others press *Join*; the host presses *Start*.
    2. When it is your turn you get a direct message. *Play my turn* opens a panel that only you see.
    3. Choose an action, then where; every step is saved, and *Undo* takes it back.
    4. *End turn* makes it final; the next one is told.
    `/tutorial` takes you through a first turn, step by step, with nobody watching; the question mark in a panel tells what can be done now and why the rest cannot.
    `/game turn` opens your turn from anywhere, `/game board` the board (with buttons to look closer), `/game recap` what changed since your last turn, `/game log` the story, `/game replay` the game turn by turn or as a film. All of it can be typed as well: each game has commands of its own, and its `do` takes a whole turn in one line, as the log prints it. `/help game:` has the rules' pages of each game.
help-topics = More pages, with `/help topic:` { $topics }
about = **Sacbe** is free software that runs asynchronous board games. It keeps: the games, who sat where, display names as last seen (`/me forget` deletes them), your settings. It reads no messages.
about-game = { $game } ({ $year }): designed by { $designers }, published by { $publishers }.
about-not-affiliated = Sacbe is not affiliated with them, nor with Discord. All pictures and words are its own.
