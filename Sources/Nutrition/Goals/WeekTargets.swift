import HealthMath
import Storage

/// What a member means to eat on each day of a week.
struct WeekTargets: Hashable, Sendable {
    /// Of every day, or the mean of days that differ.
    let mean: DailyTargets
    /// In kcal; nil when every day is alike.
    let week: WeekEnergy?

    init(_ mean: DailyTargets, week: WeekEnergy? = nil) {
        self.mean = mean
        self.week = week
    }

    subscript(day: CalendarDay) -> DailyTargets {
        self.week.map { self.mean.scaled(to: $0[day.weekday]) } ?? self.mean
    }
}

extension WeekTargets {
    /// What `init(row:from:)` reads of `daily_goal`, in its order.
    static let columns: SQL = "kcal, fat, carbohydrate, protein, week"

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
        self.init(DailyTargets(kilocalories: kilocalories, macros: macros), week: week)
    }
}
