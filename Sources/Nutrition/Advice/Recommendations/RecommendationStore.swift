import Foundation
import Members
import Storage

/// Reads the recommendations as one member sees them, and keeps their opinions.
///
/// Reading stores nothing; only the member's opinion is stored, for themselves.
struct RecommendationStore: Sendable {
    /// The most recommendations that are read, the newest.
    private static let most = 200

    let database: any Database
    let owner: Member.ID

    /// The member's opinion of a recommendation.
    struct Opinion: Sendable, Equatable {
        var isSaved = false
        var isDismissed = false
        var rating: Int?
    }

    struct Answered: Sendable, Equatable {
        let recommendation: Recommendation
        let answer: Opinion
    }

    /// Returns the published recommendations, the newest first, whoever they are meant for.
    func published() async throws -> [Answered] {
        try await self.database.rowsSettingAside(
            """
            SELECT \(Recommendation.columns), CASE WHEN a.saved_at IS NULL THEN 0 ELSE 1 END,
                CASE WHEN a.dismissed_at IS NULL THEN 0 ELSE 1 END, a.rating
            FROM recommendation AS r
            LEFT JOIN recommendation_answer AS a
                ON a.owner_id = \(self.owner) AND a.author_id = r.owner_id AND a.recommendation_id = r.id
            WHERE r.published_at IS NOT NULL AND r.withdrawn_at IS NULL
            ORDER BY r.published_at DESC, r.id LIMIT \(Self.most)
            """,
            Recommendation.names
        ) { row in
            var columns = row.reader
            return Answered(recommendation: try Recommendation(&columns), answer: try Opinion(&columns))
        }.rows
    }

    /// Changes the opinion and returns it; nil when the recommendation is gone.
    func answer(
        _ id: Recommendation.ID,
        now: Date,
        _ change: @Sendable @escaping (inout Opinion) -> Void
    ) async throws -> Opinion? {
        try await self.database.write { [owner] db in
            let found = try db.row(
                """
                SELECT r.owner_id, CASE WHEN a.saved_at IS NULL THEN 0 ELSE 1 END,
                    CASE WHEN a.dismissed_at IS NULL THEN 0 ELSE 1 END, a.rating
                FROM recommendation AS r
                LEFT JOIN recommendation_answer AS a
                    ON a.owner_id = \(owner) AND a.author_id = r.owner_id AND a.recommendation_id = r.id
                WHERE r.id = \(id) AND r.published_at IS NOT NULL AND r.withdrawn_at IS NULL
                """
            ) { row in
                var columns = row.reader
                return (author: try columns.integer(), answer: try Opinion(&columns))
            }
            guard let found else { return nil }
            var answer = found.answer
            change(&answer)
            let saved: Int64? = answer.isSaved ? now.milliseconds : nil
            let dismissed: Int64? = answer.isDismissed ? now.milliseconds : nil
            try db.execute(
                """
                INSERT INTO recommendation_answer (owner_id, author_id, recommendation_id, saved_at, dismissed_at, rating)
                VALUES (\(owner), \(found.author), \(id), \(saved),
                    \(dismissed), \(answer.rating))
                ON CONFLICT (owner_id, author_id, recommendation_id) DO UPDATE SET saved_at = excluded.saved_at,
                    dismissed_at = excluded.dismissed_at, rating = excluded.rating
                """
            )
            return answer
        }
    }
}

extension RecommendationStore.Opinion {
    fileprivate init(_ columns: inout ColumnReader) throws {
        self.init(
            isSaved: try columns.bool(),
            isDismissed: try columns.bool(),
            rating: try columns.optionalInt()
        )
    }
}
