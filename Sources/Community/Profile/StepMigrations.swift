import Storage

/// How far a profile is that is made step by step.
enum StepMigrations {
    static let all = [
        Migration("community-profile-0002-steps") { words in
            [
                // Parts that are done, of the four of ProfilePart; until all are, is_visible is 0.
                "ALTER TABLE buddy_profile ADD COLUMN steps \(words.integer) NOT NULL DEFAULT 4 CHECK (steps BETWEEN 1 AND 4)"
            ]
        }
    ]
}
