import Storage

/// Creates the tables of profiles, pictures, and of the guidelines that members agreed to.
enum ProfileMigrations {
    static let all = [
        Migration("community-profile-0001-profile") { words in
            [
                // Gender, birthday and is_adult are copies that narrow a search; the account's own values decide.
                """
                CREATE TABLE buddy_profile (
                    owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
                    gender \(words.text) NOT NULL CHECK (gender IN ('female', 'male', 'other')),
                    birthday \(words.text) NOT NULL CHECK (length(birthday) = 10),
                    is_adult \(words.integer) NOT NULL CHECK (is_adult IN (0, 1)),
                    intro \(words.text) NOT NULL,
                    goals \(words.text) NOT NULL,
                    strengths \(words.text) NOT NULL,
                    styles \(words.text) NOT NULL,
                    spots \(words.text) NOT NULL,
                    times \(words.integer) NOT NULL CHECK (times >= 0 AND times < 4398046511104),
                    years \(words.text) NOT NULL CHECK (years IN ('new', 'some', 'long')),
                    wished_gender \(words.text) NOT NULL
                        CHECK (wished_gender IN ('any', 'female', 'male', 'other')),
                    wished_traits \(words.text) NOT NULL,
                    wished_styles \(words.text) NOT NULL,
                    limitations \(words.text) NOT NULL,
                    latitude \(words.real) CHECK (latitude BETWEEN -90 AND 90),
                    longitude \(words.real) CHECK (longitude BETWEEN -180 AND 180),
                    region \(words.integer),
                    shares \(words.integer) NOT NULL CHECK (shares >= 0),
                    is_visible \(words.integer) NOT NULL CHECK (is_visible IN (0, 1)),
                    active_at \(words.integer) NOT NULL,
                    created_at \(words.integer) NOT NULL,
                    version \(words.integer) NOT NULL CHECK (version >= 1),
                    CHECK ((latitude IS NULL) = (longitude IS NULL)),
                    CHECK ((latitude IS NULL) = (region IS NULL))
                ) \(words.strict)
                """,
                // For suggestions: recently active and new members, near a place and anywhere.
                """
                CREATE INDEX buddy_profile_around
                    ON buddy_profile (region, is_adult, gender, active_at, owner_id, wished_gender)
                    WHERE is_visible = 1
                """,
                """
                CREATE INDEX buddy_profile_new_around
                    ON buddy_profile (region, is_adult, gender, created_at, owner_id, wished_gender)
                    WHERE is_visible = 1
                """,
                """
                CREATE INDEX buddy_profile_active
                    ON buddy_profile (is_adult, gender, active_at, owner_id, wished_gender)
                    WHERE is_visible = 1
                """,
                """
                CREATE INDEX buddy_profile_new
                    ON buddy_profile (is_adult, gender, created_at, owner_id, wished_gender)
                    WHERE is_visible = 1
                """,
                """
                CREATE TABLE buddy_photo (
                    owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
                    version \(words.text) NOT NULL CHECK (version <> ''),
                    large \(words.blob) NOT NULL,
                    small \(words.blob) NOT NULL
                ) \(words.strict)
                """,
                // Removed pictures have a table of their own, so that no statement for pictures finds them.
                """
                CREATE TABLE removed_photo (
                    owner_id \(words.integer) NOT NULL PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
                    version \(words.text) NOT NULL CHECK (version <> ''),
                    large \(words.blob) NOT NULL,
                    small \(words.blob) NOT NULL,
                    removed_at \(words.integer) NOT NULL
                ) \(words.strict)
                """,
                "CREATE INDEX removed_photo_at ON removed_photo (removed_at)",
                """
                CREATE TABLE guideline_agreement (
                    owner_id \(words.integer) NOT NULL REFERENCES member (id) ON DELETE CASCADE,
                    version \(words.integer) NOT NULL CHECK (version >= 1),
                    at \(words.integer) NOT NULL,
                    PRIMARY KEY (owner_id, version)
                ) \(words.clustered)
                """,
            ]
        }
    ]
}
