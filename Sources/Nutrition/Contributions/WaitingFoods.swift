package import Foundation
package import Storage

/// The offered foods that nobody has decided.
package enum WaitingFoods {
    /// Counts them, with the time of the first; nil for none.
    package static func count(in database: any Database) async throws -> (count: Int, since: Date?) {
        try await database.row(
            """
            SELECT COUNT(*), MIN(offered_at) FROM contribution
            JOIN own_food ON own_food.owner_id = contribution.owner_id AND own_food.id = contribution.food_id
            WHERE state = 'waiting' AND removed_at IS NULL
            """
        ) { row in
            var columns = row.reader
            let count = try columns.int()
            return (count: count, since: try columns.optionalInteger().map { Date(milliseconds: $0) })
        } ?? (0, nil)
    }
}
