import Storage

/// Creates the tables of bodies, weights, sealed health facts, and steps of onboarding.
enum BodyMigrations {
    static let all = [
        Migration("accounts-0010-body") { [Self.body($0), Self.weight($0)] },
        Migration("accounts-0011-health") { [Self.healthDetail($0)] },
        Migration("accounts-0012-welcome") { [Self.about($0), Self.welcomeStep($0)] },
    ]

    /// Returns the table of what members said of their bodies; null means not said.
    private static func body(_ words: SchemaWords) -> String {
        """
        CREATE TABLE body (
            owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
            height_cm \(words.real) CHECK (height_cm BETWEEN 50 AND 272),
            desired_kg \(words.real) CHECK (desired_kg BETWEEN 20 AND 650),
            activity_factor \(words.real) CHECK (activity_factor BETWEEN 1 AND 1.9),
            experience \(words.text),
            fitness_aim \(words.text)
        ) \(words.strict)
        """
    }

    /// Returns the table of weights: one a day, the last one that was said.
    private static func weight(_ words: SchemaWords) -> String {
        """
        CREATE TABLE weight (
            owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
            day \(words.text) NOT NULL CHECK (length(day) = 10),
            kilograms \(words.real) NOT NULL CHECK (kilograms BETWEEN 20 AND 650),
            at \(words.integer) NOT NULL,
            PRIMARY KEY (owner_id, day)
        ) \(words.strict)
        """
    }

    private static func healthDetail(_ words: SchemaWords) -> String {
        """
        CREATE TABLE health_detail (
            owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
            kind \(words.text) NOT NULL,
            sealed \(words.blob) NOT NULL,
            PRIMARY KEY (owner_id, kind)
        ) \(words.strict)
        """
    }

    /// Returns the columns of what a member tells about themselves; `activities` are words separated by spaces.
    private static func about(_ words: SchemaWords) -> String {
        """
        CREATE TABLE about (
            owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
            quote \(words.text) NOT NULL,
            activities \(words.text) NOT NULL,
            gym \(words.text) NOT NULL
        ) \(words.strict)
        """
    }

    /// Returns the table of the steps of onboarding that were answered or skipped.
    private static func welcomeStep(_ words: SchemaWords) -> String {
        """
        CREATE TABLE welcome_step (
            owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
            step \(words.text) NOT NULL,
            at \(words.integer) NOT NULL,
            PRIMARY KEY (owner_id, step)
        ) \(words.strict)
        """
    }
}
