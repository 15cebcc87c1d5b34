import HealthMath

/// The energy balance of a day.
struct EnergyDay: Sendable, Equatable {
    let day: CalendarDay
    let items: [Burned]
    /// The energy of each thing eaten, in kcal; what isn't known isn't there.
    let eatenParts: [Double]
    let credit: Credit
    /// The energy used at rest all day, in kcal; nil while height or weight are not known.
    let resting: Double?
    /// The activity level that the goal includes; nil without a goal.
    let activity: ActivityFactor?

    var eaten: Double { self.eatenParts.reduce(0, +) }
    var burned: Double { self.items.reduce(0) { $0 + $1.kilocalories } }
    var credited: Double { self.items.reduce(0) { $0 + $1.credited } }

    /// The balance of eating and exercise.
    var balance: EnergyBalance { EnergyBalance(eaten: self.eaten, burned: self.burned) }

    /// The energy of everyday life beyond rest and what is listed, in kcal; nil while what is used at rest is not known.
    ///
    /// It is what the goal's activity level says beyond what is listed, because that level has exercise in it, and no less
    /// than what sitting most of the day uses, which a level counts at least.
    var everyday: Double? {
        let level = (self.activity ?? .sedentary).rawValue
        let least = min(level, ActivityFactor.sedentary.rawValue)
        return self.resting.map { max($0 * (level - 1) - self.burned, $0 * (least - 1)) }
    }

    /// The balance with energy used at rest and in everyday life; nil while that is not known.
    var wholeBalance: EnergyBalance? {
        guard let resting, let everyday else { return nil }
        return EnergyBalance(eaten: self.eaten, burned: resting + everyday + self.burned)
    }
}
