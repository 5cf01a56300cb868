# The lobby card, settings, and the answers around them.
lobby-head = { $game } · table { $table }
lobby-facts = For { $least ->
    [one] { $least }
   *[other] { $least } to { $most }
} players, about { $minutes } minutes at a real table. Here a turn may take days.
lobby-pace = Pace: a reminder after { $pace }
lobby-private = Private: only people whom the host invites may join (*Settings*). Invited: { $invited }
lobby-nobody = nobody yet
lobby-practice = Practice: one person plays all seats.
lobby-free = *free*
lobby-all-seats = All { $count } seats { $shapes }: { $name }
lobby-host = host
lobby-begins = begins
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-settings = Settings
lobby-running = The game has begun.
lobby-frozen = The game has begun.
lobby-finished = The game is over.
lobby-abandoned = This table was closed.
pace-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
pace-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
joined = You have seat { $seat } { $shape }. You will be told when it is your turn.
left = You have left the table.
left-closed = You were the last one, so the table is closed.
opened = The table is open: { $where }
opened-private = The table is open: { $where }. A private table has a private thread of its own, seen only by those who are invited; *Settings* there invites more.
started = The game has begun: { $where }
settings-head = Settings
settings-saved = Saved.
settings-colour = Your colour
settings-pace = Reminder after
settings-seats = Seats
settings-language = Language of the posts
settings-order = Order and people
settings-invite = Invite people
settings-invited = Invited: { $people }
settings-page = Options, page { $number } of { $pages }
settings-first-chance = Chance decides who begins
settings-first = { $name } begins
settings-up = { $name } one seat up
settings-out = Take { $name } off the table
colour-0 = ivory circle
colour-1 = sky triangle
colour-2 = vermilion square
colour-3 = violet diamond
# A seat whose owner had the name deleted.
nameless-0 = ivory ●
nameless-1 = sky ▲
nameless-2 = vermilion ■
nameless-3 = violet ◆
