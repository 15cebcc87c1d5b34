import HealthMath
import Members
import Storage

extension TrainingHistory {
    /// The days of history that matter for a workout.
    static let span = 14

    /// Reads a member's training in the two weeks up to `day`, in one statement.
    ///
    /// An exercise logged without sets counts as one; sets of warm-up, ramp-up and cool-down train nothing.
    static func read(
        of owner: Member.ID,
        until day: CalendarDay,
        in database: any Database
    ) async throws -> TrainingHistory {
        let rows = try await database.rows(
            """
            SELECT a.day, COALESCE(s.exercise_id, a.exercise_id), COUNT(*), MAX(COALESCE(s.exertion, a.exertion))
            FROM activity a LEFT JOIN activity_set s ON s.owner_id = a.owner_id AND s.activity_id = a.id
                AND s.part = 'main'
            WHERE a.owner_id = \(owner) AND a.day > \(day.adding(days: -Self.span).description)
                AND a.day <= \(day.description) AND a.removed_at IS NULL
            GROUP BY 1, 2 ORDER BY 1 DESC, 2
            """
        ) { row in
            var columns = row.reader
            return Line(
                day: try columns.text(),
                exercise: try columns.optionalText(),
                sets: try columns.int(),
                exertion: try columns.optionalReal()
            )
        }
        return TrainingHistory(days: Self.days(rows))
    }

    private struct Line: Sendable {
        let day: String
        /// Nil for an activity without a known exercise.
        let exercise: Exercise.ID?
        let sets: Int
        let exertion: Double?
    }

    /// Groups lines, ordered by day, into days.
    private static func days(_ lines: [Line]) -> [Day] {
        var days: [(day: String, lines: [Line])] = []
        for line in lines {
            if days.last?.day == line.day {
                days[days.count - 1].lines.append(line)
            } else {
                days.append((line.day, [line]))
            }
        }
        return days.compactMap { text, lines in
            CalendarDay(text).map { day in
                Day(
                    day: day,
                    sets: Dictionary(
                        lines.compactMap { line in line.exercise.map { ($0, line.sets) } },
                        uniquingKeysWith: +
                    ),
                    exertion: lines.compactMap(\.exertion).max()
                )
            }
        }
    }
}
