-- What a seat has said ahead of time, at most one order a seat. `occasion` is what the order is for, as the game
-- counts it; NULL: for every one until it is changed. `user_id` gave it: who takes a seat over begins without.
CREATE TABLE standing_order (
    match_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    occasion INTEGER,
    at INTEGER NOT NULL,
    terms TEXT NOT NULL,
    PRIMARY KEY (match_id, seat),
    FOREIGN KEY (match_id, seat) REFERENCES seat (match_id, seat) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Which rows of the journal a standing order has played. Beside the journal, since only its owner may learn of it.
CREATE TABLE ordered (
    match_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (match_id, number),
    FOREIGN KEY (match_id, number) REFERENCES journal (match_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
