import Storage

extension ActivityStore {
    /// Returns the exercises of activities that were a single exercise, the latest first.
    func recentExercises() async throws -> [Exercise.ID] {
        try await self.database.rows(
            """
            SELECT exercise_id, MAX(started_at) AS latest FROM activity
            WHERE owner_id = \(self.owner) AND exercise_id IS NOT NULL AND removed_at IS NULL
            GROUP BY exercise_id ORDER BY latest DESC, exercise_id LIMIT 6
            """
        ) { try $0.text(0) }
    }
}
