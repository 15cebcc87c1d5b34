import Storage

/// Creates the tables of recommendations and of members' opinions.
enum RecommendationMigrations {
    static let all = [
        Migration("nutrition-recommendations-0001-recommendation") { words in
            [
                """
                CREATE TABLE recommendation (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    id \(words.text) NOT NULL CHECK (length(id) = 36),
                    author_name \(words.text) NOT NULL,
                    kind \(words.text) NOT NULL CHECK (kind IN ('food', 'meal', 'advice')),
                    title \(words.text) NOT NULL CHECK (length(title) BETWEEN 1 AND 80),
                    body \(words.text) NOT NULL CHECK (length(body) BETWEEN 1 AND 2000),
                    link \(words.text) NOT NULL,
                    food_id \(words.text),
                    directions \(words.text) NOT NULL,
                    sexes \(words.text) NOT NULL,
                    youngest \(words.integer),
                    oldest \(words.integer),
                    needs \(words.text) NOT NULL,
                    version \(words.integer) NOT NULL CHECK (version >= 1),
                    created_at \(words.integer) NOT NULL,
                    published_at \(words.integer),
                    withdrawn_at \(words.integer),
                    withdrawn_by \(words.integer),
                    PRIMARY KEY (owner_id, id)
                ) \(words.strict)
                """,
                "CREATE INDEX recommendation_id ON recommendation (id)",
                """
                CREATE INDEX recommendation_published ON recommendation (published_at, id)
                WHERE published_at IS NOT NULL AND withdrawn_at IS NULL
                """,
                """
                CREATE TABLE recommendation_answer (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    author_id \(words.integer) NOT NULL,
                    recommendation_id \(words.text) NOT NULL,
                    saved_at \(words.integer),
                    dismissed_at \(words.integer),
                    rating \(words.integer) CHECK (rating BETWEEN 1 AND 5),
                    PRIMARY KEY (owner_id, author_id, recommendation_id),
                    FOREIGN KEY (author_id, recommendation_id) REFERENCES recommendation (owner_id, id)
                        ON DELETE CASCADE
                ) \(words.strict)
                """,
                """
                CREATE INDEX recommendation_rating ON recommendation_answer (author_id, recommendation_id)
                WHERE rating IS NOT NULL
                """,
            ]
        }
    ]
}
