import HealthMath
import Members

/// A day in the numbers that pages and notices show: each is rounded once, and what follows from others follows from the
/// rounded ones, so that they add up and agree everywhere (docs/formulas.md).
///
/// Energy is in the member's unit, without decimals.
struct ShownDay: Sendable, Equatable {
    /// The sum of the day's rows.
    let eaten: Double
    /// Nil without a goal.
    let goal: Double?
    let burned: Double
    /// The part of it that may be eaten in addition.
    let credited: Double
    let units: Units
    private let macros: [ShownMacro]

    init(_ day: DiaryDay, units: Units) {
        let shown = ShownEnergy(units: units)
        self.units = units
        self.eaten = shown.sum(day.meals.flatMap(\.entries))
        self.goal = day.target.map { shown.whole($0.kilocalories) }
        self.burned = shown.whole(day.burned)
        self.credited = shown.whole(day.credited)
        self.macros = KeyFact.macros.map { ShownMacro($0, in: day) }
    }

    /// The energy that may still be eaten: negative when more was eaten, nil without a goal.
    var left: Double? { self.goal.map { $0 + self.credited - self.eaten } }

    /// Returns the grams of one of `KeyFact.macros` that may still be eaten; nil without a goal.
    func left(_ macro: KeyFact) -> Double? { self.macros.first { $0.fact == macro }?.left }

    /// What is left of all of it, for sentences beside these numbers; nil without a goal.
    var room: Room? {
        self.left.map { left in
            Room(
                kcal: self.units.energy.unit.kilocalories(left),
                protein: self.left(.protein) ?? 0,
                carbohydrate: self.left(.carbohydrate) ?? 0,
                fat: self.left(.fat) ?? 0
            )
        }
    }
}

/// The grams of a macro as they are shown: whole from ten on, below with a decimal.
struct ShownMacro: Sendable, Equatable {
    let fact: KeyFact
    let eaten: Double
    /// Nil without a goal.
    let goal: Double?

    init(_ fact: KeyFact, in day: DiaryDay) {
        let sum = day.totals[fact].sum
        self.fact = fact
        self.eaten = sum < 10 ? (sum * 10).rounded() / 10 : sum.rounded()
        self.goal = day.target.flatMap { Self.goal(fact, $0) }?.rounded()
    }

    /// Negative when more was eaten.
    var left: Double? { self.goal.map { $0 - self.eaten } }

    private static func goal(_ fact: KeyFact, _ target: DailyTargets) -> Double? {
        switch fact {
        case .fat: target.macros.fat
        case .carbohydrate: target.macros.carbohydrate
        case .protein: target.macros.protein
        default: nil
        }
    }
}
