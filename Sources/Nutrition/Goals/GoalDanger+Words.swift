import HealthMath
import Members

extension GoalDanger {
    /// Returns the reason with its numbers, rounded so that the request never looks equal to the limit.
    func words(in units: Units) -> String {
        switch self {
        case .noTime:
            return "The target day has to come after the start day."
        case .tooFast(let kilogramsPerWeek, let most):
            return Self.tooFast(abs(kilogramsPerWeek), most, in: units)
        case .tooLittleFood(let kilocalories, let least):
            return Self.tooLittleFood(kilocalories, least, in: units)
        case .tooLittleFoodOn(let weekday, let kilocalories, let least):
            return "On \(weekday.name)s: " + Self.tooLittleFood(kilocalories, least, in: units)
        case .tooLight(let bodyMassIndex, let leastKilograms):
            let index = Numerals.text(GoalWords.down(bodyMassIndex, to: 10), decimals: 1)
            let least = units.text(atLeastKilograms: leastKilograms)
            return "That is underweight for your height: a BMI of \(index). "
                + "The lightest healthy weight for you is \(least)."
        }
    }

    /// The field of the form that the reason concerns.
    var field: String {
        switch self {
        case .noTime, .tooFast, .tooLittleFood: "targetDay"
        case .tooLittleFoodOn(let weekday, _, _): weekday.word
        case .tooLight: "targetKg"
        }
    }

    private static func tooFast(_ asked: Double, _ most: Double, in units: Units) -> String {
        let unit = GoalWords.paceUnit(units)
        let limit = GoalWords.down(unit.amount(kilograms: most), to: 100)
        let exact = unit.amount(kilograms: asked)
        let rounded = (exact * 10).rounded() / 10
        let shown = rounded > limit ? rounded : GoalWords.up(exact, to: 100)
        return "That asks for \(Numerals.text(shown, decimals: 2)) \(unit.symbol) a week. "
            + "Up to \(Numerals.text(limit, decimals: 2)) \(unit.symbol) a week is safe for you."
    }

    private static func tooLittleFood(_ asked: Double, _ least: Double, in units: Units) -> String {
        let unit = units.energy.unit
        let needed = Numerals.text(GoalWords.up(unit.amount(kilocalories: least), to: 1)) + " " + units.energy.rawValue
        let left = GoalWords.down(unit.amount(kilocalories: asked), to: 1)
        guard left > 0 else { return "That would leave you nothing to eat. You need at least \(needed) a day." }
        return "That would leave you \(Numerals.text(left)) \(units.energy.rawValue) a day. "
            + "You need at least \(needed)."
    }
}
