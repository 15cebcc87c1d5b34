import Foundation
import HealthMath
import Storage

extension Activity {
    /// The columns that `init(row:)` reads, in its order.
    static let columns: SQL = """
        id, day, origin, title, exercise_id, workout_id, started_at, seconds, metres, kcal, way, average_beats,
        highest_beats, zone_seconds, exertion, file_name, version
        """

    init(row: SQLRow) throws {
        var columns = row.reader
        self.init(
            id: try columns.text(),
            day: try columns.parsed("day", CalendarDay.init),
            origin: try columns.choice(),
            title: try columns.text(),
            exercise: try columns.optionalText(),
            workout: try columns.optionalText(),
            startedAt: Date(milliseconds: try columns.integer()),
            seconds: try columns.real(),
            metres: try columns.optionalReal(),
            kilocalories: try columns.real(),
            way: try columns.choice(),
            averageBeats: try columns.optionalReal(),
            highestBeats: try columns.optionalReal(),
            zoneSeconds: try columns.optionalText().flatMap(Self.zoneSeconds) ?? [],
            exertion: try columns.optionalReal(),
            fileName: try columns.optionalText(),
            version: try columns.integer()
        )
    }

    /// Reads the seconds in each of the five zones; nil for any other text.
    static func zoneSeconds(_ text: String) -> [Double]? {
        let seconds = text.split(separator: " ").map { Double($0) ?? .nan }
        return seconds.count == 5 && seconds.allSatisfy((0...WorkoutFile.longest).contains) ? seconds : nil
    }
}

extension DoneSet {
    /// What `init(_:)` reads, in its order.
    static let columns: SQL = """
        exercise_id, name, part, reps, kilograms, seconds, exertion, sides, planned_reps, planned_reserve, done_at
        """

    init(_ columns: inout ColumnReader) throws {
        self.init(
            exercise: try columns.text(),
            name: try columns.text(),
            part: try columns.choice(),
            reps: try columns.optionalInt(),
            kilograms: try columns.optionalReal(),
            seconds: try columns.optionalReal(),
            exertion: try columns.optionalReal(),
            sides: try columns.optionalInt() == 1,
            plannedReps: try columns.optionalInt(),
            plannedReserve: try columns.optionalInt(),
            doneAt: Date(milliseconds: try columns.integer())
        )
    }
}
