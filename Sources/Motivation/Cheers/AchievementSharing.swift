import Members
import Storage

/// Whether a member shows their buddies what they earn and what they set out to, and takes cheers; nothing before they
/// say so.
struct AchievementSharing: Sendable, Equatable {
    var isShown = false
    var takesCheers = false
    var showsMissions = false

    static func of(_ owner: Member.ID, in database: any Database) async throws -> AchievementSharing {
        try await database.row(
            "SELECT is_shown, takes_cheers, shows_missions FROM achievement_share WHERE owner_id = \(owner)"
        ) { row in
            var columns = row.reader
            return AchievementSharing(
                isShown: try columns.bool(),
                takesCheers: try columns.bool(),
                showsMissions: try columns.bool()
            )
        } ?? AchievementSharing()
    }

    func save(of owner: Member.ID, in database: any Database) async throws {
        try await database.write { db in
            try db.execute(
                """
                INSERT INTO achievement_share (owner_id, is_shown, takes_cheers, shows_missions)
                VALUES (\(owner), \(self.isShown), \(self.takesCheers), \(self.showsMissions))
                ON CONFLICT (owner_id) DO UPDATE SET is_shown = excluded.is_shown,
                    takes_cheers = excluded.takes_cheers, shows_missions = excluded.shows_missions
                """
            )
        }
    }
}
