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
}
