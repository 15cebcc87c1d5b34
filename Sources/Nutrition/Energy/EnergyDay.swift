import HealthMath

/// A day's energy: what came in and how it went out.
struct EnergyDay: Sendable, Equatable {
    let day: CalendarDay
    let items: [Burned]
    /// What was eaten, in kcal.
    let eaten: Double
    let credit: Credit
    /// What the body uses lying still all day, in kcal; nil while height or weight are not known.
    let resting: Double?
    /// The activity level that the goal counts already; nil without a goal.
    let activity: ActivityFactor?

    var burned: Double { self.items.reduce(0) { $0 + $1.kilocalories } }
    var credited: Double { self.items.reduce(0) { $0 + $1.credited } }

    /// Beside what was burned by moving.
    var balance: EnergyBalance { EnergyBalance(eaten: self.eaten, burned: self.burned) }

    /// Beside all the body used; nil while what it uses at rest is not known.
    var wholeBalance: EnergyBalance? {
        self.resting.map { EnergyBalance(eaten: self.eaten, burned: $0 + self.burned) }
    }
}
