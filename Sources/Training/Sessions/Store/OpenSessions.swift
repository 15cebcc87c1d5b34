package import Foundation
import HealthMath
package import Members
package import Storage
package import Web

/// Lists workouts under way for pages of any wing.
package struct OpenSessions: Sendable {
    private let database: any Database

    package init(_ database: any Database) { self.database = database }

    /// Returns those of a member, the last begun first, without reading how far they are.
    package func running(of member: Member.ID, at now: Date) async throws -> [RunningWorkout] {
        let yesterday = now.milliseconds - Self.aDay
        return try await self.database.rows(
            """
            SELECT s.id, w.title, s.started_at FROM training_session s
            JOIN workout w ON w.owner_id = s.owner_id AND w.id = s.workout_id
            WHERE s.owner_id = \(member) AND s.ended_at IS NULL
            ORDER BY s.started_at DESC, s.id LIMIT \(Self.most)
            """
        ) { row in
            var columns = row.reader
            let (id, title, start) = (try columns.text(), try columns.text(), try columns.integer())
            return RunningWorkout(path: SessionLinks.session(id), title: title, isOld: start < yesterday)
        }
    }

    private static let most = 3
    /// In milliseconds.
    private static let aDay: Int64 = 86_400_000

    /// Returns the day on which the session of a workout that isn't over began; nil for none.
    func day(of workout: String, doneBy member: Member.ID) async throws -> CalendarDay? {
        try await self.database.row(
            """
            SELECT day FROM training_session
            WHERE owner_id = \(member) AND workout_id = \(workout) AND ended_at IS NULL
            """
        ) { CalendarDay(try $0.text(0)) } ?? nil
    }

    /// Returns the session of a workout that isn't over; nil for none.
    func session(of workout: String, doneBy member: Member.ID) async throws -> TrainingSession? {
        try await self.database.row(
            """
            SELECT \(WorkoutSessionStore.columns) FROM training_session
            WHERE owner_id = \(member) AND workout_id = \(workout) AND ended_at IS NULL
            """,
            WorkoutSessionStore.session
        ) ?? nil
    }
}
