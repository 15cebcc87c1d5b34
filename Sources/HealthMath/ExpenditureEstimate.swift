/// What a body really uses in a day, worked out from what was eaten and where the weight went.
///
/// Energy in minus energy out is what the body put on: expenditure = mean intake − 3,500 kcal a pound × the trend's
/// pounds a day. It is counted in the calories that are logged: who always misses a tenth of them finds an expenditure
/// a tenth too small, and a plan that works with their way of logging.
package struct ExpenditureEstimate: Hashable, Sendable {
    /// Kilocalories a day, never below zero.
    package let kilocalories: Double
    /// In kilocalories a day.
    package let standardError: Double
    /// Where the truth lies 19 times in 20, were the weighings' noise and the diary's gaps all that could be wrong.
    package var interval: ClosedRange<Double> {
        let (low, high) = (self.kilocalories - 1.96 * self.standardError, self.kilocalories + 1.96 * self.standardError)
        return max(low, 0)...max(high, 0)
    }

    package let firstDay: CalendarDay
    package let lastDay: CalendarDay
    /// Days whose diary was counted, of `days`.
    package let countedDays: Int
    package let days: Int
    package let weighings: Int
    /// Kilocalories a day of the counted days.
    package let eaten: Double
    package let kilogramsPerWeek: Double

    /// How much of a pound's 3,500 kcal is uncertain, as one standard deviation.
    ///
    /// Lean and fat people lose different things: Hall, "What is the required energy deficit per unit weight loss?",
    /// Int J Obes 2008; 32: 573–576.
    static let shareUncertain = 0.15
}
