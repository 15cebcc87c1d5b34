import HealthMath

/// The energy balance of a day.
struct EnergyDay: Sendable, Equatable {
    let day: CalendarDay
    let items: [Burned]
    /// What was eaten, in kcal.
    let eaten: Double
    let credit: Credit
    /// The energy used at rest all day, in kcal; nil while height or weight are not known.
    let resting: Double?
    /// The activity level that the goal includes; nil without a goal.
    let activity: ActivityFactor?

    var burned: Double { self.items.reduce(0) { $0 + $1.kilocalories } }
    var credited: Double { self.items.reduce(0) { $0 + $1.credited } }

    /// The balance of eating and exercise.
    var balance: EnergyBalance { EnergyBalance(eaten: self.eaten, burned: self.burned) }

    /// The balance with energy used at rest; nil while that is not known.
    var wholeBalance: EnergyBalance? {
        self.resting.map { EnergyBalance(eaten: self.eaten, burned: $0 + self.burned) }
    }
}
