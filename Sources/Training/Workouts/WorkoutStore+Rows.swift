import Foundation
import Storage

extension WorkoutStore {
    static let summaryColumns: SQL = """
        id, title, about, intensity, minutes, place, equipment, goal, expected_kcal, status, version, created_at,
        shared_by
        """
    static let columns: SQL = "\(WorkoutStore.summaryColumns), seed, plan"

    static func summary(_ row: SQLRow) throws -> WorkoutSummary {
        WorkoutSummary(
            id: try row.text(0),
            title: try row.text(1),
            about: try row.text(2),
            request: WorkoutRequest(
                intensity: try self.choice(row, 3),
                minutes: try row.int(4),
                place: try self.choice(row, 5),
                equipment: try self.choice(row, 6)
            ),
            goal: try self.choice(row, 7),
            expectedKilocalories: try row.optionalReal(8),
            status: try self.choice(row, 9),
            version: try row.integer(10),
            createdAt: Date(milliseconds: try row.integer(11)),
            sharedBy: try row.optionalText(12)
        )
    }

    static func workout(_ row: SQLRow) throws -> Workout {
        let summary = try self.summary(row)
        return Workout(
            id: summary.id,
            title: summary.title,
            about: summary.about,
            request: summary.request,
            goal: summary.goal,
            seed: UInt64(try row.integer(13)),
            plan: WorkoutPlan(text: try row.text(14)) ?? .unreadable,
            expectedKilocalories: summary.expectedKilocalories,
            status: summary.status,
            version: summary.version,
            createdAt: summary.createdAt,
            sharedBy: summary.sharedBy
        )
    }

    private static func choice<Choice: RawRepresentable<String>>(_ row: SQLRow, _ column: Int) throws -> Choice {
        guard let choice = Choice(rawValue: try row.text(column)) else {
            throw DatabaseError.column(column, expected: "\(Choice.self)")
        }
        return choice
    }
}
