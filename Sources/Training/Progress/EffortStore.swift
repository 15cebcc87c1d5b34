import Foundation
import HealthMath
import Members
import Storage

/// Reads the efforts of one member; they are derived from the log each time, so that corrections take effect.
struct EffortStore: Sendable {
    let owner: Member.ID

    /// Returns efforts by exercise, in the order they were done; of one activity alone where it is named.
    func efforts(
        of exercises: Set<Exercise.ID>,
        within activity: String? = nil,
        in db: any SQLConnection
    ) throws -> [Exercise.ID: [Effort]] {
        guard !exercises.isEmpty else { return [:] }
        let ids = exercises.sorted()
        let within: SQL = activity.map { "AND a.id = \($0)" } ?? ""
        var efforts: [Exercise.ID: [Effort]] = [:]
        try db.forEach(
            """
            SELECT s.exercise_id, a.id, a.day, s.done_at AS at, s.reps, s.kilograms, s.seconds, NULL AS metres,
                s.exertion, s.planned_reps, s.planned_reserve
            FROM activity_set s JOIN activity a ON a.owner_id = s.owner_id AND a.id = s.activity_id
            WHERE s.owner_id = \(self.owner) AND s.exercise_id IN \(list: ids) AND s.part = 'main'
                AND a.removed_at IS NULL \(within)
            UNION ALL
            SELECT exercise_id, id, day, started_at, NULL, NULL, seconds, metres, exertion, NULL, NULL
            FROM activity a
            WHERE owner_id = \(self.owner) AND exercise_id IN \(list: ids) AND removed_at IS NULL \(within) AND NOT EXISTS (
                SELECT 1 FROM activity_set s WHERE s.owner_id = a.owner_id AND s.activity_id = a.id
            )
            ORDER BY 4, 2
            """
        ) { row in
            var columns = row.reader
            let exercise = try columns.text()
            let effort = Effort(
                activity: try columns.text(),
                day: try columns.parsed("day", CalendarDay.init),
                at: Date(milliseconds: try columns.integer()),
                reps: try columns.optionalInt(),
                kilograms: try columns.optionalReal(),
                seconds: try columns.optionalReal(),
                metres: try columns.optionalReal(),
                exertion: try columns.optionalReal(),
                plannedReps: try columns.optionalInt(),
                plannedReserve: try columns.optionalInt()
            )
            efforts[exercise, default: []].append(effort)
        }
        return efforts
    }

    /// Returns the next weights of some exercises; leaves out those never done and those without a weight.
    func kilograms(
        of exercises: Set<Exercise.ID>,
        goal: TrainingGoal,
        on day: CalendarDay,
        plated: Set<Exercise.ID>,
        in db: any SQLConnection
    ) throws -> [Exercise.ID: Double] {
        try self.targets(of: exercises, goal: goal, on: day, plated: plated, in: db).compactMapValues(\.kilograms)
    }

    /// Returns what to try next in some exercises, of which `plated` are done with a bar; leaves out those never done.
    func targets(
        of exercises: Set<Exercise.ID>,
        goal: TrainingGoal,
        on day: CalendarDay,
        plated: Set<Exercise.ID>,
        in db: any SQLConnection
    ) throws -> [Exercise.ID: Progression.Target] {
        let efforts = try self.efforts(of: exercises, in: db)
        let reps = Progression.reps(for: goal)
        return efforts.reduce(into: [:]) { targets, known in
            let isPlated = plated.contains(known.key)
            targets[known.key] = Progression.next(known.value, reps: reps, on: day, isPlated: isPlated)?
                .counted(in: known.key)
        }
    }
}
