import Foundation
import Storage

extension PlannedWorkoutStore {
    static let columns: SQL =
        """
        id, title, workout_id, start_at, end_at, in_calendar, kept_out_at, settled, planned_at, checked_in_at,
        version
        """

    static func planned(_ row: SQLRow) throws -> PlannedWorkout {
        var columns = row.reader
        return PlannedWorkout(
            id: try columns.text(),
            title: try columns.text(),
            workout: try columns.optionalText(),
            time: try columns.combined("a later time") { Stretch(from: try $0.integer(), to: try $0.integer()) },
            inCalendar: try columns.bool(),
            keptOutAt: try columns.optionalInteger(),
            settled: try columns.optionalText().flatMap(PlannedWorkout.Settled.init(rawValue:)),
            plannedAt: try columns.optionalInteger(),
            checkedInAt: try columns.optionalInteger(),
            version: try columns.integer()
        )
    }

    func findRemoved(_ id: String, in db: any SQLConnection) throws -> PlannedWorkout? {
        try db.row(
            """
            SELECT \(Self.columns) FROM planned_workout
            WHERE owner_id = \(self.owner) AND id = \(id) AND removed_at IS NOT NULL
            """,
            Self.planned
        )
    }

    func checkRoom(at now: Date, in db: any SQLConnection) throws {
        let ahead = try db.row(
            """
            SELECT COUNT(*) FROM planned_workout
            WHERE owner_id = \(self.owner) AND \(Self.isAhead(now))
            """
        ) { try $0.int(0) }
        guard (ahead ?? 0) < Self.most else { throw PlanRefusal.tooMany }
    }

    /// Returns the condition of plans that lie ahead.
    @Sendable
    static func isAhead(_ now: Date) -> SQL { "removed_at IS NULL AND start_at > \(now.milliseconds)" }

    /// Throws `PlanRefusal.taken` when another plan overlaps the time.
    func checkTime(of plan: PlannedWorkout, in db: any SQLConnection) throws {
        let other = try db.row(
            """
            SELECT title FROM planned_workout
            WHERE owner_id = \(self.owner) AND removed_at IS NULL AND id <> \(plan.id)
                AND (settled IS NULL OR settled <> 'let-go')
                AND start_at > \(plan.time.start - Int64(PlannedWorkout.longest) * 60_000)
                AND start_at < \(plan.time.end) AND end_at > \(plan.time.start)
            LIMIT 1
            """
        ) { try $0.text(0) }
        if let other { throw PlanRefusal.taken(by: other) }
    }
}
