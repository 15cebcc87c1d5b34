import Members
import Storage

/// Reads the profiles of many members in one statement.
struct BuddyProfiles: Sendable {
    struct Found: Sendable, Equatable {
        let profile: BuddyProfile
        /// Milliseconds since 1970 UTC, to the hour.
        let activeAt: Int64
        let createdAt: Int64
        /// Nil without a picture that is shown.
        let photoVersion: String?
    }

    private let database: any Database

    init(_ database: any Database) { self.database = database }

    /// Returns the profiles of those who have one, paused ones too; unfinished ones are none.
    func find(_ ids: [Member.ID]) async throws -> [Member.ID: Found] {
        guard !ids.isEmpty else { return [:] }
        let photo = BuddyProfile.Shares.photo.rawValue
        let rows = try await self.database.rows(
            """
            SELECT buddy_profile.owner_id, \(BuddyProfile.columns), active_at, created_at,
                (SELECT buddy_photo.version FROM buddy_photo
                 WHERE buddy_photo.owner_id = buddy_profile.owner_id AND (buddy_profile.shares & \(photo)) <> 0)
            FROM buddy_profile
            WHERE buddy_profile.owner_id IN \(list: ids) AND buddy_profile.steps = \(ProfilePart.allCases.count)
            """
        ) { row in
            var columns = row.reader
            let id = try columns.integer()
            let found = Found(
                profile: try BuddyProfile(&columns),
                activeAt: try columns.integer(),
                createdAt: try columns.integer(),
                photoVersion: try columns.optionalText()
            )
            return (id, found)
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }
}
