import Storage

/// Creates the tables of members, sessions and mailed links.
enum MemberMigrations {
    static let all = [
        Migration("accounts-0001-member") { [Self.member($0)] },
        Migration("accounts-0002-session") { Self.session($0) + Self.knownDevice($0) },
        Migration("accounts-0003-mailed-links") { Self.recovery($0) + Self.confirmation($0) },
        Migration("accounts-0004-no-pressure") { words in
            [
                """
                ALTER TABLE member
                ADD COLUMN no_pressure \(words.integer) NOT NULL DEFAULT 0 CHECK (no_pressure IN (0, 1))
                """
            ]
        },
        Migration("accounts-0005-suspension") { words in
            [
                "ALTER TABLE member ADD COLUMN suspended_at \(words.integer)",
                "CREATE INDEX member_suspended ON member (suspended_at, id) WHERE suspended_at IS NOT NULL",
            ]
        },
        Migration("accounts-0006-year-of-a-session") { _ in
            // 365 days in milliseconds, as `SessionKind.longest` has it.
            ["UPDATE session SET expires_at = created_at + 31536000000 WHERE expires_at > created_at + 31536000000"]
        },
        Migration("accounts-0007-roles") { Self.roles($0) },
    ]

    /// Returns the table of members; its keys are the names in a form without case, for comparison.
    private static func member(_ words: SchemaWords) -> String {
        """
        CREATE TABLE member (
            id \(words.identity),
            first_name \(words.text) NOT NULL,
            last_name \(words.text) NOT NULL,
            screen_name \(words.text) NOT NULL,
            screen_name_key \(words.text) NOT NULL UNIQUE,
            email \(words.text) NOT NULL,
            email_key \(words.text) NOT NULL UNIQUE,
            password_hash \(words.text) NOT NULL,
            birthday \(words.text) NOT NULL CHECK (length(birthday) = 10),
            gender \(words.text) NOT NULL CHECK (gender IN ('female', 'male', 'other')),
            role \(words.text) NOT NULL DEFAULT 'member' CHECK (role IN ('member', 'nutritionist', 'administrator')),
            time_zone \(words.text) NOT NULL,
            weight_unit \(words.text) NOT NULL DEFAULT 'kg' CHECK (weight_unit IN ('kg', 'lb', 'st')),
            height_unit \(words.text) NOT NULL DEFAULT 'cm' CHECK (height_unit IN ('cm', 'ft')),
            energy_unit \(words.text) NOT NULL DEFAULT 'kcal' CHECK (energy_unit IN ('kcal', 'kJ')),
            distance_unit \(words.text) NOT NULL DEFAULT 'km' CHECK (distance_unit IN ('km', 'mi')),
            theme \(words.text) NOT NULL DEFAULT 'system' CHECK (theme IN ('system', 'light', 'dark')),
            safety_mail \(words.integer) NOT NULL DEFAULT 1 CHECK (safety_mail IN (0, 1)),
            email_confirmed_at \(words.integer),
            onboarded_at \(words.integer),
            created_at \(words.integer) NOT NULL,
            version \(words.integer) NOT NULL DEFAULT 1
        ) \(words.strict)
        """
    }

    /// Allows organisers and moderators: a column takes its own check along when it is dropped, on both engines.
    private static func roles(_ words: SchemaWords) -> [String] {
        [
            """
            ALTER TABLE member ADD COLUMN office \(words.text) NOT NULL DEFAULT 'member'
                CHECK (office IN ('member', 'nutritionist', 'organiser', 'moderator', 'administrator'))
            """,
            "UPDATE member SET office = role WHERE role <> 'member'",
            "ALTER TABLE member DROP COLUMN role",
            "ALTER TABLE member RENAME COLUMN office TO role",
        ]
    }

    /// Returns the table of sessions, which are found by the token's hash; `id` is the public id on pages.
    private static func session(_ words: SchemaWords) -> [String] {
        [
            """
            CREATE TABLE session (
                token_hash \(words.blob) NOT NULL PRIMARY KEY,
                owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                id \(words.text) NOT NULL,
                kind \(words.text) NOT NULL CHECK (kind IN ('browser', 'device')),
                label \(words.text) NOT NULL,
                remembered \(words.integer) NOT NULL CHECK (remembered IN (0, 1)),
                created_at \(words.integer) NOT NULL,
                seen_at \(words.integer) NOT NULL,
                expires_at \(words.integer) NOT NULL,
                UNIQUE (owner_id, id)
            ) \(words.strict)
            """,
            "CREATE INDEX session_expiry ON session (expires_at)",
        ]
    }

    /// Returns the table of the browsers that a member has logged in with; a log-in from any other is notified.
    private static func knownDevice(_ words: SchemaWords) -> [String] {
        [
            """
            CREATE TABLE known_device (
                owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                token_hash \(words.blob) NOT NULL,
                seen_at \(words.integer) NOT NULL,
                PRIMARY KEY (owner_id, token_hash)
            ) \(words.strict)
            """,
            "CREATE INDEX known_device_age ON known_device (seen_at)",
        ]
    }

    private static func recovery(_ words: SchemaWords) -> [String] {
        [
            """
            CREATE TABLE recovery (
                token_hash \(words.blob) NOT NULL PRIMARY KEY,
                owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                created_at \(words.integer) NOT NULL,
                expires_at \(words.integer) NOT NULL,
                used_at \(words.integer)
            ) \(words.strict)
            """,
            "CREATE INDEX recovery_owner ON recovery (owner_id, created_at)",
            "CREATE INDEX recovery_age ON recovery (created_at)",
        ]
    }

    private static func confirmation(_ words: SchemaWords) -> [String] {
        [
            """
            CREATE TABLE confirmation (
                token_hash \(words.blob) NOT NULL PRIMARY KEY,
                owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                email \(words.text) NOT NULL,
                created_at \(words.integer) NOT NULL,
                expires_at \(words.integer) NOT NULL
            ) \(words.strict)
            """,
            "CREATE INDEX confirmation_owner ON confirmation (owner_id, created_at)",
            "CREATE INDEX confirmation_expiry ON confirmation (expires_at)",
        ]
    }
}
