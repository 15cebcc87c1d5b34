import Storage

/// Creates the tables of consents, cohorts and their counts.
///
/// Members are shown only `cohort_food` and `cohort_exercise`, which contain neither members nor numbers.
enum CohortMigrations {
    static let all = [
        Migration("nutrition-cohorts-0001-cohort") { words in
            [
                """
                CREATE TABLE cohort_consent (
                    owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
                    at \(words.integer) NOT NULL
                ) \(words.strict)
                """,
                """
                CREATE TABLE cohort (
                    name \(words.text) NOT NULL PRIMARY KEY,
                    day \(words.text) NOT NULL CHECK (length(day) = 10),
                    members \(words.integer) NOT NULL CHECK (members >= 0),
                    admitted_at \(words.integer) NOT NULL,
                    counted_at \(words.integer)
                ) \(words.strict)
                """,
                """
                CREATE TABLE cohort_member (
                    owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
                    cohort \(words.text) NOT NULL REFERENCES cohort (name) ON DELETE CASCADE
                ) \(words.strict)
                """,
                "CREATE INDEX cohort_member_cohort ON cohort_member (cohort)",
                """
                CREATE TABLE cohort_food (
                    cohort \(words.text) NOT NULL REFERENCES cohort (name) ON DELETE CASCADE,
                    food_id \(words.text) NOT NULL,
                    band \(words.integer) NOT NULL CHECK (band BETWEEN 0 AND 3),
                    PRIMARY KEY (cohort, food_id)
                ) \(words.strict)
                """,
            ]
        },
        // Members who agreed before agreed to have foods counted, and nothing else.
        Migration("nutrition-cohorts-0002-exercise") { words in
            [
                """
                ALTER TABLE cohort_consent
                ADD COLUMN exercises \(words.integer) NOT NULL DEFAULT 0 CHECK (exercises IN (0, 1))
                """,
                """
                CREATE TABLE cohort_exercise (
                    cohort \(words.text) NOT NULL REFERENCES cohort (name) ON DELETE CASCADE,
                    exercise_id \(words.text) NOT NULL,
                    band \(words.integer) NOT NULL CHECK (band BETWEEN 0 AND 3),
                    PRIMARY KEY (cohort, exercise_id)
                ) \(words.strict)
                """,
            ]
        },
    ]
}
