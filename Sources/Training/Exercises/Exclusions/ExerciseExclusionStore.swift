import Foundation
import Members
import Storage

/// Keeps the exercises that one member excluded for good.
struct ExerciseExclusionStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Returns them, the last excluded first.
    func all() async throws -> [Exercise.ID] {
        try await self.database.rows(
            """
            SELECT exercise_id FROM exercise_exclusion WHERE owner_id = \(self.owner) ORDER BY at DESC, exercise_id
            """
        ) { try $0.text(0) }
    }

    func exclude(_ exercise: Exercise.ID, now: Date) async throws {
        try await self.database.write { [self] db in try self.exclude(exercise, now: now, in: db) }
    }

    func exclude(_ exercise: Exercise.ID, now: Date, in db: any SQLConnection) throws {
        try db.execute(
            """
            INSERT INTO exercise_exclusion (owner_id, exercise_id, at)
            VALUES (\(self.owner), \(exercise), \(now.milliseconds))
            ON CONFLICT (owner_id, exercise_id) DO NOTHING
            """
        )
    }

    func allow(_ exercise: Exercise.ID) async throws {
        try await self.database.write { [owner] db in
            try db.execute(
                "DELETE FROM exercise_exclusion WHERE owner_id = \(owner) AND exercise_id = \(exercise)"
            )
        }
    }
}
