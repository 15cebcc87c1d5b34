package import Members
package import Storage

/// Stores what one member tells about themselves.
package struct AboutStore: Sendable {
    private let database: any Database
    private let owner: Member.ID

    package init(database: any Database, owner: Member.ID) {
        self.database = database
        self.owner = owner
    }

    /// Returns what the member tells about themselves; empty when nothing was stored.
    package func about() async throws -> About {
        try await self.database.read { [owner] db in
            let about = try db.row("SELECT quote, activities, gym FROM about WHERE owner_id = \(owner)") { row in
                var columns = row.reader
                var about = About()
                about.quote = try columns.text()
                about.activities = try columns.text().split(separator: " ").compactMap {
                    LikedActivity(rawValue: String($0))
                }
                about.gym = try columns.text()
                return about
            }
            return about ?? About()
        }
    }

    /// Returns the quotes of those of many members who have one.
    package static func quotes(of owners: [Member.ID], in database: any Database) async throws -> [Member.ID: String] {
        guard !owners.isEmpty else { return [:] }
        let rows = try await database.rows(
            "SELECT owner_id, quote FROM about WHERE owner_id IN \(list: owners) AND quote <> ''"
        ) { row in
            var columns = row.reader
            return (try columns.integer(), try columns.text())
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }

    static func keep(_ about: About, of owner: Member.ID, in db: any SQLConnection) throws {
        let activities = about.activities.map(\.rawValue).joined(separator: " ")
        try db.execute(
            """
            INSERT INTO about (owner_id, quote, activities, gym)
            VALUES (\(owner), \(about.quote), \(activities), \(about.gym))
            ON CONFLICT (owner_id) DO UPDATE SET quote = excluded.quote, activities = excluded.activities,
                gym = excluded.gym
            """
        )
    }
}
