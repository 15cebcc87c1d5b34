import Members
import Storage

extension ActivityStore {
    /// Returns whether an activity was a session, whose summary can be opened.
    func hasSummary(_ id: String) async throws -> Bool {
        try await self.database.exists(
            "SELECT 1 FROM training_session WHERE owner_id = \(self.owner) AND id = \(id) AND ended_at IS NOT NULL"
        )
    }

    /// Returns those of some activities that were sessions, whose summaries can be opened.
    static func summaries(of ids: [String], of owner: Member.ID, in database: any Database) async throws -> Set<String>
    {
        guard !ids.isEmpty else { return [] }
        return Set(
            try await database.rows(
                """
                SELECT id FROM training_session
                WHERE owner_id = \(owner) AND id IN \(list: ids) AND ended_at IS NOT NULL
                """
            ) { try $0.text(0) }
        )
    }

    /// Returns the latest activity that came of each of some workouts and has a summary.
    func summarised(_ workouts: [String]) async throws -> [String: Activity] {
        guard !workouts.isEmpty else { return [:] }
        return try await self.database.read { [self] db in
            var latest: [String: String] = [:]
            try db.forEach(
                """
                SELECT a.workout_id, a.id FROM activity a
                JOIN training_session t ON t.owner_id = a.owner_id AND t.id = a.id
                WHERE a.owner_id = \(self.owner) AND a.workout_id IN \(list: workouts) AND a.removed_at IS NULL
                    AND t.ended_at IS NOT NULL
                ORDER BY a.started_at, a.id
                """
            ) { row in
                var columns = row.reader
                let workout = try columns.text()
                latest[workout] = try columns.text()
            }
            return try latest.compactMapValues { try self.find($0, in: db) }
        }
    }
}
