/// How a week's energy is shared among its days, in kilocalories.
package struct WeekEnergy: Hashable, Sendable {
    /// Seven, from Monday.
    package let days: [Double]
    package let mean: Double

    /// Takes the days that were said as they were said; the others share evenly what they leave of seven times `mean`.
    ///
    /// When all seven were said there is nothing left to share, and the week's own mean counts. What is shared may fall
    /// to zero and below: rules of safety have to look.
    package init(mean: Double, said: [Weekday: Double] = [:]) {
        let blank = Weekday.allCases.count - said.count
        let sum = said.values.reduce(0, +)
        // All days are the mean, to the last bit, unless some have an energy of their own.
        let left = said.isEmpty ? mean : blank > 0 ? (7 * mean - sum) / Double(blank) : 0
        self.days = Weekday.allCases.map { said[$0] ?? left }
        self.mean = blank > 0 ? mean : sum / 7
    }

    /// Returns nil unless there are seven.
    package init?(days: [Double]) {
        guard days.count == Weekday.allCases.count else { return nil }
        self.days = days
        self.mean = days.reduce(0, +) / 7
    }

    package subscript(weekday: Weekday) -> Double { self.days[weekday.rawValue - 1] }

    /// The day with the least to eat; the first of several.
    package var leanest: Weekday {
        Weekday.allCases.min { self[$0] < self[$1] } ?? .monday
    }
}
