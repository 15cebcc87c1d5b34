import Storage
import Web

/// The profiles of many, in one question.
struct BuddyProfiles: Sendable {
    struct Found: Sendable, Equatable {
        let profile: BuddyProfile
        /// Milliseconds since 1970 UTC; to the hour.
        let activeAt: Int64
        let createdAt: Int64
        /// Nil for who has no picture, or shows it to nobody.
        let photoVersion: String?
    }

    private let database: any Database

    init(_ database: any Database) { self.database = database }

    /// Those who have a profile, paused ones among them.
    func find(_ ids: [Member.ID]) async throws -> [Member.ID: Found] {
        guard !ids.isEmpty else { return [:] }
        let photo = BuddyProfile.Shares.photo.rawValue
        let columns = BuddyProfile.columnCount
        let rows = try await self.database.rows(
            """
            SELECT \(BuddyProfile.columns), buddy_profile.owner_id, active_at, created_at,
                (SELECT buddy_photo.version FROM buddy_photo
                 WHERE buddy_photo.owner_id = buddy_profile.owner_id AND (buddy_profile.shares & \(photo)) <> 0)
            FROM buddy_profile WHERE buddy_profile.owner_id IN \(list: ids)
            """
        ) { row in
            let found = Found(
                profile: try BuddyProfile(row),
                activeAt: try row.integer(columns + 1),
                createdAt: try row.integer(columns + 2),
                photoVersion: try row.optionalText(columns + 3)
            )
            return (try row.integer(columns), found)
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }
}
