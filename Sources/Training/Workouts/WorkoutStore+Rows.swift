import Foundation
import Storage

extension WorkoutStore {
    static let summaryColumns: SQL = """
        id, title, about, intensity, minutes, place, equipment, goal, expected_kcal, status, version, created_at,
        shared_by, gear, day_after, kind
        """
    static let columns: SQL = "\(WorkoutStore.summaryColumns), seed, plan"

    static func summary(_ row: SQLRow) throws -> WorkoutSummary {
        var columns = row.reader
        return try self.summary(&columns)
    }

    static func workout(_ row: SQLRow) throws -> Workout {
        var columns = row.reader
        let summary = try self.summary(&columns)
        return Workout(
            id: summary.id,
            title: summary.title,
            about: summary.about,
            request: summary.request,
            goal: summary.goal,
            seed: UInt64(try columns.integer()),
            plan: WorkoutPlan(text: try columns.text()) ?? .unreadable,
            expectedKilocalories: summary.expectedKilocalories,
            status: summary.status,
            version: summary.version,
            createdAt: summary.createdAt,
            sharedBy: summary.sharedBy
        )
    }

    private static func summary(_ columns: inout ColumnReader) throws -> WorkoutSummary {
        var summary = WorkoutSummary(
            id: try columns.text(),
            title: try columns.text(),
            about: try columns.text(),
            request: WorkoutRequest(
                intensity: try columns.choice(),
                minutes: try columns.int(),
                place: try columns.choice(),
                equipment: try columns.choice()
            ),
            goal: try columns.choice(),
            expectedKilocalories: try columns.optionalReal(),
            status: try columns.choice(),
            version: try columns.integer(),
            createdAt: Date(milliseconds: try columns.integer()),
            sharedBy: try columns.optionalText()
        )
        summary.request.gear = try columns.optionalText().flatMap([Gear].init(column:))
        summary.request.dayAfter = try columns.optionalText().flatMap(DayAfter.init(rawValue:))
        summary.request.kind = try columns.optionalText().flatMap(WorkoutKind.init(rawValue:))
        return summary
    }
}
