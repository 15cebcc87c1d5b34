import HealthMath
import Storage

/// A member's targets for each day of a week.
struct WeekTargets: Hashable, Sendable {
    /// The targets of every day, or the mean of days that differ.
    let mean: DailyTargets
    /// The energy of each weekday in kcal; nil when all are alike.
    let week: WeekEnergy?
    /// The weekdays with a split of their own.
    let splits: [Weekday: MacroSplit]

    init(_ mean: DailyTargets, week: WeekEnergy? = nil, splits: [Weekday: MacroSplit] = [:]) {
        self.mean = mean
        self.week = week
        self.splits = splits
    }

    subscript(day: CalendarDay) -> DailyTargets { self[day.weekday] }

    subscript(weekday: Weekday) -> DailyTargets {
        let kilocalories = self.week?[weekday] ?? self.mean.kilocalories
        if let split = self.splits[weekday] { return DailyTargets(kilocalories: kilocalories, split: split) }
        return self.week == nil ? self.mean : self.mean.scaled(to: kilocalories)
    }
}

extension WeekTargets {
    /// The columns of `daily_goal` that `init(_:)` reads, in its order.
    static let columns: SQL = "kcal, fat, carbohydrate, protein, week, shares"

    /// Returns nil for days without a goal.
    init?(_ columns: inout ColumnReader) throws {
        guard let kilocalories = try columns.optionalReal() else {
            columns.skip(5)
            return nil
        }
        let macros = Macros(fat: try columns.real(), carbohydrate: try columns.real(), protein: try columns.real())
        let week = try columns.optionalParsed("week") { WeekEnergy(text: $0) }
        let splits = try columns.optionalParsed("shares") { [Weekday: MacroSplit](text: $0) }
        self.init(DailyTargets(kilocalories: kilocalories, macros: macros), week: week, splits: splits ?? [:])
    }
}
