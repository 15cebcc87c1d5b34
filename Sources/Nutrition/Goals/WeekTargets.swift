import HealthMath
import Storage

/// What a member means to eat on each day of a week.
struct WeekTargets: Hashable, Sendable {
    /// Of every day, or the mean of days that differ.
    let mean: DailyTargets
    /// In kcal; nil when every day has as much.
    let week: WeekEnergy?
    /// The weekdays that share it out in their own way.
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
    /// What `init(row:from:)` reads of `daily_goal`, in its order.
    static let columns: SQL = "kcal, fat, carbohydrate, protein, week, shares"

    /// Nil for days without a goal.
    init?(row: SQLRow, from first: Int) throws {
        guard let kilocalories = try row.optionalReal(first) else { return nil }
        let macros = Macros(
            fat: try row.real(first + 1),
            carbohydrate: try row.real(first + 2),
            protein: try row.real(first + 3)
        )
        let text = try row.optionalText(first + 4)
        let week = text.flatMap { WeekEnergy(text: $0) }
        if text != nil, week == nil { throw DatabaseError.column(first + 4, expected: "week") }
        let shares = try row.optionalText(first + 5)
        guard let splits = shares.map({ [Weekday: MacroSplit](text: $0) }) ?? [:] else {
            throw DatabaseError.column(first + 5, expected: "shares")
        }
        self.init(DailyTargets(kilocalories: kilocalories, macros: macros), week: week, splits: splits)
    }
}
