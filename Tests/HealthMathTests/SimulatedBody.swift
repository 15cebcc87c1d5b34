@testable import HealthMath

/// Somebody who uses the same energy every day, eats what they like and stands on a scale that strays.
struct SimulatedBody {
    var expenditure = 2400.0
    var eats = 2000.0
    /// How much their days differ, in kilocalories.
    var variety = 300.0
    var scaleNoise = 0.6
    var days = 28
    /// Of how many days one has a weighing.
    var weighsEvery = 1
    /// The share of days that are logged.
    var logs = 1.0

    static let today = CalendarDay(unchecked: 2026, 3, 14)

    func evidence(_ random: inout SeededRandom) -> ExpenditureEvidence {
        var kilograms = 80.0
        var eaten: [CalendarDay: Double] = [:]
        var weighings: [WeighedDay] = []
        for offset in 0...self.days {
            let day = Self.today.adding(days: offset - self.days)
            if offset % self.weighsEvery == 0 {
                weighings.append(WeighedDay(day: day, kilograms: kilograms + self.scaleNoise * Self.normal(&random)))
            }
            let meal = max(self.eats + self.variety * Self.normal(&random), 500)
            if offset < self.days, Double.random(in: 0...1, using: &random) <= self.logs { eaten[day] = meal }
            kilograms += (meal - self.expenditure) * 0.45359237 / 3500
        }
        return ExpenditureEvidence(today: Self.today, eaten: eaten, weighings: weighings)
    }

    /// Nearly normal: twelve even numbers, by the central limit theorem.
    private static func normal(_ random: inout SeededRandom) -> Double {
        (0..<12).reduce(-6.0) { sum, _ in sum + Double.random(in: 0...1, using: &random) }
    }
}
