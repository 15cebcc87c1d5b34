import Storage

/// Creates the tables of excluded foods, recommendations and cohorts.
enum AdviceMigrations {
    static let all = Self.exclusion + RecommendationMigrations.all + CohortMigrations.all

    private static let exclusion = [
        Migration("nutrition-advice-0001-exclusion") { words in
            [
                """
                CREATE TABLE advice_exclusion (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    food_id \(words.text) NOT NULL CHECK (length(food_id) BETWEEN 1 AND 100),
                    at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, food_id)
                ) \(words.strict)
                """
            ]
        }
    ]
}
