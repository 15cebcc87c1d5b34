import Storage

/// Creates the tables of goals and of daily targets.
enum GoalMigrations {
    static let all = [
        Migration("nutrition-goals-0001-goal") { [Self.goal($0), Self.dailyGoal($0)] },
        // Energies of weekdays in a goal, and those in its targets; null where all days are alike.
        Migration("nutrition-goals-0002-weekdays") { words in
            [
                "ALTER TABLE goal ADD COLUMN weekdays \(words.text)",
                "ALTER TABLE goal ADD COLUMN expenditure_kcal \(words.real) CHECK (expenditure_kcal > 0)",
                "ALTER TABLE daily_goal ADD COLUMN week \(words.text)",
            ]
        },
        // Splits of weekdays; null where all days are alike.
        Migration("nutrition-goals-0003-weekday-shares") { words in
            [
                "ALTER TABLE goal ADD COLUMN weekday_shares \(words.text)",
                "ALTER TABLE daily_goal ADD COLUMN shares \(words.text)",
            ]
        },
    ]

    /// Returns the table of goals; every change takes the next version, so that of two concurrent changes one fails.
    private static func goal(_ words: SchemaWords) -> String {
        """
        CREATE TABLE goal (
            owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
            id \(words.text) NOT NULL,
            start_day \(words.text) NOT NULL CHECK (length(start_day) = 10),
            target_day \(words.text) NOT NULL CHECK (length(target_day) = 10),
            start_kg \(words.real) NOT NULL CHECK (start_kg > 0),
            target_kg \(words.real) NOT NULL CHECK (target_kg > 0),
            activity_factor \(words.real) NOT NULL CHECK (activity_factor >= 1),
            fat_percent \(words.real) NOT NULL CHECK (fat_percent >= 0),
            carbohydrate_percent \(words.real) NOT NULL CHECK (carbohydrate_percent >= 0),
            protein_percent \(words.real) NOT NULL CHECK (protein_percent >= 0),
            kcal \(words.real) NOT NULL CHECK (kcal > 0),
            fat \(words.real) NOT NULL CHECK (fat >= 0),
            carbohydrate \(words.real) NOT NULL CHECK (carbohydrate >= 0),
            protein \(words.real) NOT NULL CHECK (protein >= 0),
            version \(words.integer) NOT NULL CHECK (version > 0),
            created_at \(words.integer) NOT NULL,
            removed_at \(words.integer),
            PRIMARY KEY (owner_id, id),
            UNIQUE (owner_id, version)
        ) \(words.strict)
        """
    }

    /// Returns the table of daily goals: a day's targets are in the row with the greatest `from_day` up to it; a row
    /// with only nulls ends the goal.
    private static func dailyGoal(_ words: SchemaWords) -> String {
        """
        CREATE TABLE daily_goal (
            owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
            from_day \(words.text) NOT NULL CHECK (length(from_day) = 10),
            kcal \(words.real) CHECK (kcal > 0),
            fat \(words.real) CHECK (fat >= 0),
            carbohydrate \(words.real) CHECK (carbohydrate >= 0),
            protein \(words.real) CHECK (protein >= 0),
            goal_id \(words.text),
            PRIMARY KEY (owner_id, from_day),
            FOREIGN KEY (owner_id, goal_id) REFERENCES goal (owner_id, id) ON DELETE CASCADE,
            CHECK ((goal_id IS NULL) = (kcal IS NULL) AND (goal_id IS NULL) = (fat IS NULL)
                AND (goal_id IS NULL) = (carbohydrate IS NULL) AND (goal_id IS NULL) = (protein IS NULL))
        ) \(words.strict)
        """
    }
}
