import Foundation
import HealthMath
import Storage

/// What one member did of each exercise: always read from what was logged, so that a correction corrects it.
struct EffortStore: Sendable {
    let owner: Int64

    /// By exercise, in the order they were done.
    func efforts(
        of exercises: Set<Exercise.ID>,
        in db: any SQLConnection
    ) throws -> [Exercise.ID: [Effort]] {
        guard !exercises.isEmpty else { return [:] }
        let ids = exercises.sorted()
        var efforts: [Exercise.ID: [Effort]] = [:]
        try db.forEach(
            """
            SELECT s.exercise_id, a.id, a.day, s.done_at AS at, s.reps, s.kilograms, s.seconds, NULL AS metres,
                s.exertion
            FROM activity_set s JOIN activity a ON a.owner_id = s.owner_id AND a.id = s.activity_id
            WHERE s.owner_id = \(self.owner) AND s.exercise_id IN \(list: ids) AND s.part = 'main'
                AND a.removed_at IS NULL
            UNION ALL
            SELECT exercise_id, id, day, started_at, NULL, NULL, seconds, metres, exertion FROM activity a
            WHERE owner_id = \(self.owner) AND exercise_id IN \(list: ids) AND removed_at IS NULL AND NOT EXISTS (
                SELECT 1 FROM activity_set s WHERE s.owner_id = a.owner_id AND s.activity_id = a.id
            )
            ORDER BY 4, 2
            """
        ) { row in
            guard let day = CalendarDay(try row.text(2)) else { throw DatabaseError.column(2, expected: "day") }
            let effort = Effort(
                activity: try row.text(1),
                day: day,
                at: Date(milliseconds: try row.integer(3)),
                reps: try row.optionalInt(4),
                kilograms: try row.optionalReal(5),
                seconds: try row.optionalReal(6),
                metres: try row.optionalReal(7),
                exertion: try row.optionalReal(8)
            )
            efforts[try row.text(0), default: []].append(effort)
        }
        return efforts
    }
}
