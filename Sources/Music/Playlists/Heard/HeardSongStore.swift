import Foundation
import Members
import Storage

/// Keeps when one member heard songs last, so that lists don't repeat themselves.
struct HeardSongStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// How long it matters, in seconds: after some weeks a song is as new.
    static let lasting = 30.0 * 86_400

    func hear(_ song: String, at now: Date) async throws {
        _ = try await self.database.run([
            """
            INSERT INTO song_heard (owner_id, song_id, at) VALUES (\(self.owner), \(song), \(now.milliseconds))
            ON CONFLICT (owner_id, song_id) DO UPDATE SET at = excluded.at
            """
        ])
    }

    /// Returns how many days ago songs were heard last.
    func daysAgo(at now: Date) async throws -> [String: Double] {
        let limit = now.addingTimeInterval(-Self.lasting).milliseconds
        let rows = try await self.database.rows(
            "SELECT song_id, at FROM song_heard WHERE owner_id = \(self.owner) AND at >= \(limit)"
        ) { row in
            var columns = row.reader
            return (try columns.text(), Date(milliseconds: try columns.integer()))
        }
        return Dictionary(rows.map { ($0, max(0, now.timeIntervalSince($1)) / 86_400) }) { first, _ in first }
    }

    /// Forgets what doesn't matter any more.
    static func purge(at now: Date, in database: any Database) async throws {
        let limit = now.addingTimeInterval(-Self.lasting).milliseconds
        _ = try await database.run(["DELETE FROM song_heard WHERE at < \(limit)"])
    }
}
