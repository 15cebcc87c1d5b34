import Members
import Storage

/// Finds the exercises of a member's latest workouts.
struct LatestExercises: Sendable {
    private static let most = 12

    let database: any Database
    let owner: Member.ID

    /// Returns the exercises, the latest first, each once.
    func all() async throws -> [Exercise.ID] {
        try await self.database.rows(
            """
            SELECT activity_set.exercise_id FROM activity_set
            JOIN activity ON activity.owner_id = activity_set.owner_id AND activity.id = activity_set.activity_id
            WHERE activity_set.owner_id = \(self.owner) AND activity.removed_at IS NULL AND activity_set.part = 'main'
            GROUP BY activity_set.exercise_id
            ORDER BY MAX(activity_set.done_at) DESC, activity_set.exercise_id LIMIT \(Self.most)
            """
        ) { try $0.text(0) }
    }
}
