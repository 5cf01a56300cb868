-- Ids of Discord are integers, times are UTC epoch milliseconds. Big columns stand last in their table, so that
-- reading the others never touches the pages they spill into.

-- One table of players, from the lobby to the end. `state` is the head state, compressed with zlib.
CREATE TABLE match (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    parent_id INTEGER,
    host_id INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'frozen', 'finished', 'abandoned')),
    options TEXT NOT NULL,
    lang TEXT NOT NULL,
    private INTEGER NOT NULL CHECK (private IN (0, 1)),
    practice INTEGER NOT NULL CHECK (practice IN (0, 1)),
    threaded INTEGER NOT NULL CHECK (threaded IN (0, 1)),
    seats_wanted INTEGER NOT NULL,
    pace_ms INTEGER NOT NULL,
    version INTEGER NOT NULL CHECK (version >= 1),
    episode INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    seed TEXT,
    started_at INTEGER,
    finished_at INTEGER,
    changed_at INTEGER NOT NULL,
    frozen_reason TEXT,
    first_seat INTEGER,
    schema_version INTEGER,
    state BLOB,
    -- A game that was begun always has its state.
    CHECK (state IS NOT NULL OR status IN ('lobby', 'abandoned')),
    CHECK ((state IS NULL) = (schema_version IS NULL))
) STRICT;

CREATE INDEX match_by_guild ON match (guild_id, status, changed_at);
CREATE INDEX match_by_status ON match (status, changed_at);
CREATE INDEX match_by_channel ON match (channel_id);
CREATE INDEX match_open_by_channel ON match (channel_id) WHERE status IN ('lobby', 'running', 'frozen');

CREATE TABLE seat (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    colour INTEGER NOT NULL,
    prompt INTEGER NOT NULL,
    acting INTEGER NOT NULL CHECK (acting IN (0, 1)),
    resigned INTEGER NOT NULL CHECK (resigned IN (0, 1)),
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_by_user ON seat (user_id);

-- Who held which seat from when to when; `to_at` is NULL while they hold it.
CREATE TABLE tenure (
    id INTEGER PRIMARY KEY,
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    from_at INTEGER NOT NULL,
    to_at INTEGER
) STRICT;

CREATE INDEX tenure_by_match ON tenure (match_id);
CREATE INDEX tenure_by_user ON tenure (user_id);

CREATE TABLE invited (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (match_id, place)
) STRICT, WITHOUT ROWID;

-- Append-only. `state_before` is compressed as in match; NULL before the row that starts the game.
CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    version INTEGER NOT NULL,
    episode INTEGER NOT NULL,
    seat INTEGER,
    user_id INTEGER,
    kind TEXT NOT NULL CHECK (kind IN ('start', 'turn', 'reveal', 'rewind', 'admin', 'upcast')),
    actions TEXT NOT NULL,
    events TEXT NOT NULL,
    chance TEXT NOT NULL,
    at INTEGER NOT NULL,
    state_before BLOB,
    UNIQUE (match_id, number)
) STRICT;

-- The tentative steps of a seat. There is no row while there are no steps.
CREATE TABLE draft (
    match_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    base_version INTEGER NOT NULL,
    actions TEXT NOT NULL,
    PRIMARY KEY (match_id, seat),
    FOREIGN KEY (match_id, seat) REFERENCES seat (match_id, seat) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Interactions that have had their effect, kept for a week.
CREATE TABLE interaction (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX interaction_by_time ON interaction (at);

-- Messages to be sent. Done rows stay without their payload, since a key is used only once.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    key TEXT NOT NULL UNIQUE,
    payload TEXT NOT NULL,
    not_before INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    tried_at INTEGER,
    done_at INTEGER,
    error TEXT
) STRICT;

CREATE INDEX outbox_by_time ON outbox (not_before) WHERE done_at IS NULL;
CREATE INDEX outbox_by_match ON outbox (match_id) WHERE done_at IS NULL;

CREATE TABLE due (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    seat INTEGER,
    episode INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX due_by_time ON due (at);
CREATE INDEX due_by_match ON due (match_id);

CREATE TABLE post (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    key TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (match_id, role, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE guild_setting (
    guild_id INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (guild_id, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE user_setting (
    user_id INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (user_id, key)
) STRICT, WITHOUT ROWID;
