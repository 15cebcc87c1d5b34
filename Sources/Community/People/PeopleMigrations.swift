import Storage

/// Creates the index for finding people near a place.
enum PeopleMigrations {
    static let all = [
        Migration("community-people-0001-place") { _ in
            [
                """
                CREATE INDEX buddy_profile_place ON buddy_profile (is_visible, latitude, longitude, owner_id)
                WHERE latitude IS NOT NULL
                """
            ]
        }
    ]
}
