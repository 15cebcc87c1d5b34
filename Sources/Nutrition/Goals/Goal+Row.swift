import HealthMath
import Storage

extension Goal {
    /// What `init(row:)` reads, in its order.
    static let columns: SQL = """
        id, version, start_day, target_day, start_kg, target_kg, activity_factor,
        fat_percent, carbohydrate_percent, protein_percent, kcal, fat, carbohydrate, protein,
        weekdays, expenditure_kcal, weekday_shares
        """

    init(row: SQLRow) throws {
        let course = WeightCourse(
            startKilograms: try row.real(4),
            targetKilograms: try row.real(5),
            startDay: try Self.day(row, 2),
            targetDay: try Self.day(row, 3)
        )
        guard let activity = ActivityFactor(rawValue: try row.real(6)) else {
            throw DatabaseError.column(6, expected: "activity factor")
        }
        let split = MacroSplit(fat: try row.real(7), carbohydrate: try row.real(8), protein: try row.real(9))
        guard let split else { throw DatabaseError.column(7, expected: "shares that add up to 100") }
        let macros = Macros(fat: try row.real(11), carbohydrate: try row.real(12), protein: try row.real(13))
        let daily = DailyTargets(kilocalories: try row.real(10), macros: macros)
        let text = try row.optionalText(14)
        guard let weekdays = text.map({ [Weekday: Double](text: $0) }) ?? [:] else {
            throw DatabaseError.column(14, expected: "weekdays")
        }
        let shares = try row.optionalText(16)
        guard let splits = shares.map({ [Weekday: MacroSplit](text: $0) }) ?? [:] else {
            throw DatabaseError.column(16, expected: "shares of weekdays")
        }
        self.init(
            id: try row.text(0),
            terms: GoalTerms(
                course: course,
                activity: activity,
                split: split,
                weekdays: weekdays,
                weekdaySplits: splits,
                expenditure: try row.optionalReal(15),
                daily: daily
            ),
            version: try row.integer(1)
        )
    }

    private static func day(_ row: SQLRow, _ column: Int) throws -> CalendarDay {
        guard let day = CalendarDay(try row.text(column)) else { throw DatabaseError.column(column, expected: "day") }
        return day
    }
}
