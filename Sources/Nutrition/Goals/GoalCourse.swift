package import HealthMath
package import Members
package import Storage

/// The weights between which a member's goal leads, for other wings.
package enum GoalCourse {
    /// Returns nil without a goal.
    package static func current(of member: Member.ID, in database: any Database) async throws -> WeightCourse? {
        try await database.rows(
            """
            SELECT \(Goal.columns) FROM goal WHERE owner_id = \(member) AND removed_at IS NULL
            ORDER BY version DESC LIMIT 1
            """,
            Goal.init(row:)
        ).first?.terms.course
    }

    /// Returns the weights for which the goals of those among many members lead who have one, in kilograms.
    package static func targets(
        of members: [Member.ID],
        in database: any Database
    ) async throws -> [Member.ID: Double] {
        guard !members.isEmpty else { return [:] }
        let targets = try await database.rows(
            """
            SELECT owner_id, target_kg FROM goal
            WHERE owner_id IN \(list: members) AND removed_at IS NULL AND version = (
                SELECT MAX(version) FROM goal AS other
                WHERE other.owner_id = goal.owner_id AND other.removed_at IS NULL)
            """
        ) { row in
            var columns = row.reader
            return (try columns.integer(), try columns.real())
        }
        return Dictionary(uniqueKeysWithValues: targets)
    }
}
