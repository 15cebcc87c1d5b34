import Foundation
import HealthMath
import Storage

extension Activity {
    /// What `init(row:)` reads, in its order.
    static let columns: SQL = """
        id, day, origin, title, exercise_id, workout_id, started_at, seconds, metres, kcal, way, average_beats,
        highest_beats, zone_seconds, exertion, file_name, version
        """

    init(row: SQLRow) throws {
        guard let day = CalendarDay(try row.text(1)) else { throw DatabaseError.column(1, expected: "day") }
        guard let origin = Origin(rawValue: try row.text(2)) else { throw DatabaseError.column(2, expected: "origin") }
        guard let way = Way(rawValue: try row.text(10)) else { throw DatabaseError.column(10, expected: "way") }
        self.init(
            id: try row.text(0),
            day: day,
            origin: origin,
            title: try row.text(3),
            exercise: try row.optionalText(4),
            workout: try row.optionalText(5),
            startedAt: Date(milliseconds: try row.integer(6)),
            seconds: try row.real(7),
            metres: try row.optionalReal(8),
            kilocalories: try row.real(9),
            way: way,
            averageBeats: try row.optionalReal(11),
            highestBeats: try row.optionalReal(12),
            zoneSeconds: try row.optionalText(13).flatMap(Self.zoneSeconds) ?? [],
            exertion: try row.optionalReal(14),
            fileName: try row.optionalText(15),
            version: try row.integer(16)
        )
    }

    /// Reads the seconds in each of the five zones; nil for any other text.
    static func zoneSeconds(_ text: String) -> [Double]? {
        let seconds = text.split(separator: " ").map { Double($0) ?? .nan }
        return seconds.count == 5 && seconds.allSatisfy((0...WorkoutFile.longest).contains) ? seconds : nil
    }
}

extension DoneSet {
    /// What `init(row:at:)` reads, in its order.
    static let columns: SQL = "exercise_id, name, part, reps, kilograms, seconds, exertion, done_at"

    /// Reads the columns from this place on.
    init(row: SQLRow, at place: Int = 0) throws {
        guard let part = WorkoutPart(rawValue: try row.text(place + 2)) else {
            throw DatabaseError.column(place + 2, expected: "part")
        }
        self.init(
            exercise: try row.text(place),
            name: try row.text(place + 1),
            part: part,
            reps: try row.optionalInt(place + 3),
            kilograms: try row.optionalReal(place + 4),
            seconds: try row.optionalReal(place + 5),
            exertion: try row.optionalReal(place + 6),
            doneAt: Date(milliseconds: try row.integer(place + 7))
        )
    }
}
