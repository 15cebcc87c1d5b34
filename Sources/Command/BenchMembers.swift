import Storage

/// Members for measurements; nobody can log in as one.
enum BenchMembers {
    /// Adds members until there are `most`.
    static func fill(_ database: any Database, upTo most: Int) async throws {
        try await database.write { db in
            let missing = most - (try db.row("SELECT COUNT(*) FROM member") { try $0.int(0) } ?? 0)
            try db.execute(
                """
                INSERT INTO member (first_name, last_name, screen_name, screen_name_key, email, email_key, password_hash,
                    birthday, gender, time_zone, created_at)
                WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < \(missing))
                SELECT 'Bench', 'Member', 'bench' || n, 'bench' || n, 'bench' || n || '@example.org',
                    'bench' || n || '@example.org', '', '1990-01-01', 'other', 'UTC', 0 FROM number WHERE n <= \(missing)
                """
            )
        }
    }
}
