import Storage

/// Creates the tables of events, of who comes, of pictures and of invitations.
enum EventMigrations {
    static let all = [
        Migration("community-events-0001-event") { words in
            [
                // An event belongs to the house: it stays when who made it leaves.
                """
                CREATE TABLE event (
                    id \(words.text) NOT NULL PRIMARY KEY CHECK (length(id) = 36),
                    organiser_id \(words.integer) REFERENCES member (id) ON DELETE SET NULL,
                    name \(words.text) NOT NULL CHECK (name <> ''),
                    about \(words.text) NOT NULL,
                    place \(words.text) NOT NULL CHECK (place <> ''),
                    latitude \(words.real) CHECK (latitude BETWEEN -90 AND 90),
                    longitude \(words.real) CHECK (longitude BETWEEN -180 AND 180),
                    zone \(words.text) NOT NULL CHECK (zone <> ''),
                    start_at \(words.integer) NOT NULL,
                    end_at \(words.integer) NOT NULL CHECK (end_at > start_at),
                    points \(words.integer) NOT NULL CHECK (points BETWEEN 0 AND 100),
                    capacity \(words.integer) CHECK (capacity BETWEEN 1 AND 10000),
                    sponsor \(words.text) NOT NULL,
                    ages \(words.text) NOT NULL CHECK (ages IN ('adults', 'under-18', 'both')),
                    traits \(words.text) NOT NULL,
                    code \(words.text) NOT NULL CHECK (length(code) = 6),
                    cancelled_at \(words.integer),
                    cancelled_why \(words.text),
                    is_cancellation_told \(words.integer) NOT NULL DEFAULT 0 CHECK (is_cancellation_told IN (0, 1)),
                    reminded_for \(words.integer),
                    created_at \(words.integer) NOT NULL,
                    version \(words.integer) NOT NULL CHECK (version >= 1),
                    CHECK ((latitude IS NULL) = (longitude IS NULL)),
                    CHECK ((cancelled_at IS NULL) = (cancelled_why IS NULL))
                ) \(words.strict)
                """,
                "CREATE INDEX event_start ON event (start_at, id)",
                "CREATE INDEX event_spot ON event (latitude, longitude) WHERE latitude IS NOT NULL",
                "CREATE INDEX event_organiser ON event (organiser_id)",
                // A member who left keeps a row, so that guesses of the code stay counted. Numbers order the waiting list.
                """
                CREATE TABLE event_attendance (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    event_id \(words.text) NOT NULL REFERENCES event (id) ON DELETE CASCADE,
                    state \(words.text) NOT NULL CHECK (state IN ('joined', 'waiting', 'left')),
                    number \(words.integer) NOT NULL CHECK (number >= 1),
                    at \(words.integer) NOT NULL,
                    checked_in_at \(words.integer),
                    wrong_codes \(words.integer) NOT NULL DEFAULT 0 CHECK (wrong_codes >= 0),
                    is_told \(words.integer) NOT NULL DEFAULT 0 CHECK (is_told IN (0, 1)),
                    PRIMARY KEY (owner_id, event_id),
                    CHECK (checked_in_at IS NULL OR state = 'joined')
                ) \(words.clustered)
                """,
                "CREATE INDEX event_attendance_event ON event_attendance (event_id, state, number)",
                "CREATE INDEX event_attendance_waiting ON event_attendance (event_id) WHERE state = 'waiting'",
                """
                CREATE TABLE event_picture (
                    event_id \(words.text) NOT NULL PRIMARY KEY REFERENCES event (id) ON DELETE CASCADE,
                    version \(words.text) NOT NULL CHECK (version <> ''),
                    large \(words.blob) NOT NULL,
                    small \(words.blob) NOT NULL
                ) \(words.strict)
                """,
                """
                CREATE TABLE event_invitation (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    event_id \(words.text) NOT NULL REFERENCES event (id) ON DELETE CASCADE,
                    from_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, event_id, from_id),
                    CHECK (owner_id <> from_id)
                ) \(words.clustered)
                """,
                "CREATE INDEX event_invitation_from ON event_invitation (from_id, at)",
                "CREATE INDEX event_invitation_event ON event_invitation (event_id)",
            ]
        },
        // A picture that was taken away can be put back for a day.
        Migration("community-events-0002-picture-removed") { words in
            ["ALTER TABLE event_picture ADD COLUMN removed_at \(words.integer)"]
        },
    ]
}
