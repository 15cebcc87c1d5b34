import Foundation
import Members
import Storage

/// Keeps the recommendations of one nutritionist.
struct AuthorStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// A recommendation with its rating.
    struct Received: Sendable {
        let recommendation: Recommendation
        /// From 1 to 5 by halves; nil until five members have rated it, so that nobody's rating shows.
        let rating: Double?
    }

    static let fewestRatings = 5

    /// Returns the author's texts, the newest first.
    func all(limit: Int = 200) async throws -> [Received] {
        try await self.database.rows(
            """
            SELECT \(Recommendation.columns), (
                SELECT CASE WHEN COUNT(*) >= \(Self.fewestRatings) THEN AVG(rating + 0.0) END
                FROM recommendation_answer AS a
                WHERE a.author_id = r.owner_id AND a.recommendation_id = r.id AND a.rating IS NOT NULL)
            FROM recommendation AS r WHERE r.owner_id = \(self.owner) ORDER BY r.created_at DESC, r.id LIMIT \(limit)
            """
        ) { row in
            var columns = row.reader
            return Received(
                recommendation: try Recommendation(&columns),
                rating: try columns.optionalReal().map { ($0 * 2).rounded() / 2 }
            )
        }
    }

    func find(_ id: Recommendation.ID) async throws -> Recommendation? {
        try await self.database.row(
            "SELECT \(Recommendation.columns) FROM recommendation AS r WHERE r.owner_id = \(self.owner) AND r.id = \(id)",
            Recommendation.init(row:)
        )
    }

    /// Writes a draft once, however often it is sent.
    func add(_ draft: RecommendationDraft, by name: String, now: Date) async throws {
        try await self.database.write { [owner] db in
            let (content, audience) = (draft.content, draft.audience)
            try db.execute(
                """
                INSERT INTO recommendation (owner_id, id, author_name, kind, title, body, link, food_id, directions,
                    sexes, youngest, oldest, needs, version, created_at)
                VALUES (\(owner), \(draft.id), \(name), \(content.kind.rawValue), \(content.title), \(content.text),
                    \(content.link), \(content.food), \(audience.directions.spaced), \(audience.sexes.spaced),
                    \(audience.youngest), \(audience.oldest), \(audience.needs.spaced), 1, \(now.milliseconds))
                ON CONFLICT (owner_id, id) DO NOTHING
                """
            )
        }
    }

    /// Returns false when it changed or went since `version`.
    func save(_ draft: RecommendationDraft, _ id: Recommendation.ID, version: Int64) async throws -> Bool {
        try await self.database.write { [owner] db in
            let (content, audience) = (draft.content, draft.audience)
            return try db.execute(
                """
                UPDATE recommendation SET kind = \(content.kind.rawValue), title = \(content.title),
                    body = \(content.text), link = \(content.link), food_id = \(content.food),
                    directions = \(audience.directions.spaced), sexes = \(audience.sexes.spaced),
                    youngest = \(audience.youngest), oldest = \(audience.oldest), needs = \(audience.needs.spaced),
                    version = version + 1
                WHERE owner_id = \(owner) AND id = \(id) AND version = \(version)
                """
            ) == 1
        }
    }

    /// Publishes a text; false when there is none, or an administrator withdrew it.
    func publish(_ id: Recommendation.ID, now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                UPDATE recommendation SET published_at = \(now.milliseconds), withdrawn_at = NULL, version = version + 1
                WHERE owner_id = \(owner) AND id = \(id) AND withdrawn_by IS NULL
                """
            ) == 1
        }
    }

    /// Withdraws a text; false when it isn't published.
    func withdraw(_ id: Recommendation.ID, now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                UPDATE recommendation SET withdrawn_at = \(now.milliseconds), version = version + 1
                WHERE owner_id = \(owner) AND id = \(id) AND published_at IS NOT NULL AND withdrawn_at IS NULL
                """
            ) == 1
        }
    }
}
