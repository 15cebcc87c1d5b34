import Foundation
import HealthMath
import Storage

/// Keeps the cache of search results, and the count of searches made on a day.
struct VideoStore: Sendable {
    /// The searches that a key has a day: 10,000 units at 100 each, or 100 calls where searches are counted by
    /// themselves.
    static let mostSearches = 100

    private let database: any Database

    init(_ database: any Database) { self.database = database }

    struct Kept: Sendable {
        let videos: [Video]
        let askedAt: Int64
    }

    func find(_ query: VideoQuery) async throws -> Kept? {
        try await self.database.row("SELECT videos, asked_at FROM video_search WHERE query = \(query.words)") { row in
            var columns = row.reader
            let found = try JSONDecoder().decode([Video].self, from: Data(try columns.text().utf8))
            return Kept(
                // Ids are checked again, because a backup can be edited.
                videos: found.compactMap { Video(id: $0.id, title: $0.title, channel: $0.channel) },
                askedAt: try columns.integer()
            )
        }
    }

    func keep(_ videos: [Video], for query: VideoQuery, now: Date) async throws {
        let text = String(decoding: try JSONEncoder().encode(videos), as: UTF8.self)
        try await self.database.write { db in
            try db.execute(
                """
                INSERT INTO video_search (query, videos, asked_at)
                VALUES (\(query.words), \(text), \(now.milliseconds))
                ON CONFLICT (query) DO UPDATE SET videos = excluded.videos, asked_at = excluded.asked_at
                """
            )
        }
    }

    /// Counts a search before it is made; false when the day's quota is used up.
    func spend(on day: CalendarDay) async throws -> Bool {
        try await self.database.write { db in
            try db.execute(
                """
                INSERT INTO video_quota (day, searches) VALUES (\(day.description), 1)
                ON CONFLICT (day) DO UPDATE SET searches = video_quota.searches + 1
                WHERE video_quota.searches < \(Self.mostSearches)
                """
            ) == 1
        }
    }

    /// Marks the day's quota as used up, because YouTube said so; others may use the same key.
    func close(_ day: CalendarDay) async throws {
        try await self.database.write { db in
            try db.execute(
                """
                INSERT INTO video_quota (day, searches) VALUES (\(day.description), \(Self.mostSearches))
                ON CONFLICT (day) DO UPDATE SET searches = excluded.searches
                """
            )
        }
    }

    func forget(askedBefore limit: Date, daysBefore day: CalendarDay) async throws {
        _ = try await self.database.run([
            "DELETE FROM video_search WHERE asked_at < \(limit.milliseconds)",
            "DELETE FROM video_quota WHERE day < \(day.description)",
        ])
    }
}
