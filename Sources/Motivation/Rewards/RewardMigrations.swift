import Storage

/// Goals of the month, the vouchers that the operator loaded, and who earned one.
enum RewardMigrations {
    static let all = [
        Migration("motivation-rewards-0001-reward") { words in
            Self.goals(words) + Self.vouchers(words) + Self.rewards(words)
        },
        Migration("motivation-rewards-0002-address") { words in
            // It belongs to nobody, because it outlives the account that claimed.
            [
                """
                CREATE TABLE reward_address (
                    mark \(words.blob) NOT NULL PRIMARY KEY,
                    month \(words.text) NOT NULL CHECK (length(month) = 7)
                ) \(words.strict)
                """
            ]
        },
    ]

    /// Returns a member's answer for each month; no kind and target for “not this month”.
    private static func goals(_ words: SchemaWords) -> [String] {
        [
            """
            CREATE TABLE monthly_goal (
                owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                month \(words.text) NOT NULL CHECK (length(month) = 7),
                kind \(words.text) CHECK (kind IN ('calories', 'steps')),
                target \(words.integer) CHECK (target BETWEEN 1 AND \(MonthlyGoal.most)),
                set_at \(words.integer) NOT NULL,
                removed_at \(words.integer),
                came_along \(words.integer) NOT NULL DEFAULT 0 CHECK (came_along IN (0, 1)),
                PRIMARY KEY (owner_id, month),
                CHECK ((kind IS NULL) = (target IS NULL))
            ) \(words.strict)
            """,
            // The time zones in which members were asked, with the last month for which they were.
            """
            CREATE TABLE asked_time_zone (
                name \(words.text) NOT NULL PRIMARY KEY,
                month \(words.text) NOT NULL CHECK (length(month) = 7)
            ) \(words.strict)
            """,
        ]
    }

    /// Returns the table of vouchers, which are nobody's: who was given one has a copy of its code sealed for them, and
    /// here there is none any more.
    private static func vouchers(_ words: SchemaWords) -> [String] {
        [
            """
            CREATE TABLE voucher (
                id \(words.text) NOT NULL PRIMARY KEY CHECK (length(id) = 36),
                load_id \(words.text) NOT NULL CHECK (length(load_id) = 36),
                mark \(words.blob) NOT NULL UNIQUE,
                sealed \(words.blob),
                note \(words.text) NOT NULL,
                loaded_at \(words.integer) NOT NULL,
                given_at \(words.integer),
                withdrawn_at \(words.integer),
                withdrawal_id \(words.text) CHECK (length(withdrawal_id) = 36),
                CHECK (given_at IS NULL OR withdrawn_at IS NULL),
                CHECK (given_at IS NULL OR sealed IS NULL)
            ) \(words.strict)
            """,
            """
            CREATE INDEX voucher_free ON voucher (loaded_at, id)
            WHERE given_at IS NULL AND withdrawn_at IS NULL
            """,
            "CREATE INDEX voucher_load ON voucher (load_id)",
            "CREATE INDEX voucher_withdrawal ON voucher (withdrawal_id) WHERE withdrawal_id IS NOT NULL",
        ]
    }

    private static func rewards(_ words: SchemaWords) -> [String] {
        [
            """
            CREATE TABLE reward (
                owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                month \(words.text) NOT NULL CHECK (length(month) = 7),
                reached_on \(words.text) NOT NULL CHECK (length(reached_on) = 10),
                claimed_at \(words.integer) NOT NULL,
                voucher_id \(words.text) UNIQUE REFERENCES voucher (id),
                sealed \(words.blob),
                note \(words.text) NOT NULL DEFAULT '',
                given_at \(words.integer),
                PRIMARY KEY (owner_id, month),
                CHECK ((voucher_id IS NULL) = (sealed IS NULL))
            ) \(words.strict)
            """,
            """
            CREATE INDEX reward_waiting ON reward (reached_on, claimed_at, owner_id, month)
            WHERE voucher_id IS NULL
            """,
        ]
    }
}
