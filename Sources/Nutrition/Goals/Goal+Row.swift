import HealthMath
import Storage

extension Goal {
    /// The columns that `init(row:)` reads, in its order.
    static let columns: SQL = """
        id, version, start_day, target_day, start_kg, target_kg, activity_factor,
        fat_percent, carbohydrate_percent, protein_percent, kcal, fat, carbohydrate, protein,
        weekdays, expenditure_kcal, weekday_shares
        """

    init(row: SQLRow) throws {
        var columns = row.reader
        let (id, version) = (try columns.text(), try columns.integer())
        let startDay = try columns.parsed("day", CalendarDay.init)
        let targetDay = try columns.parsed("day", CalendarDay.init)
        let course = WeightCourse(
            startKilograms: try columns.real(),
            targetKilograms: try columns.real(),
            startDay: startDay,
            targetDay: targetDay
        )
        let activity = try columns.combined("activity factor") { ActivityFactor(rawValue: try $0.real()) }
        let split = try columns.combined("shares that add up to 100") {
            MacroSplit(fat: try $0.real(), carbohydrate: try $0.real(), protein: try $0.real())
        }
        let kilocalories = try columns.real()
        let macros = Macros(fat: try columns.real(), carbohydrate: try columns.real(), protein: try columns.real())
        let weekdays = try columns.optionalParsed("weekdays") { [Weekday: Double](text: $0) }
        let expenditure = try columns.optionalReal()
        let splits = try columns.optionalParsed("shares of weekdays") { [Weekday: MacroSplit](text: $0) }
        self.init(
            id: id,
            terms: GoalTerms(
                course: course,
                activity: activity,
                split: split,
                weekdays: weekdays ?? [:],
                weekdaySplits: splits ?? [:],
                expenditure: expenditure,
                daily: DailyTargets(kilocalories: kilocalories, macros: macros)
            ),
            version: version
        )
    }
}
