import HealthMath
import Members

/// Writes a day's energy for people.
enum EnergyWords {
    /// Returns the balance of what was eaten and all that was burned, in the whole numbers that the page shows; a
    /// balance without what the body uses at rest would be of no use, so nothing is said of that.
    static func balance(eaten: Double, burned: Double?, in unit: Units.Energy) -> String {
        guard let burned else {
            return "Tell us your height and weight, and what your body uses at rest is counted too."
        }
        let balance = EnergyBalance(eaten: eaten, burned: burned)
        guard let ratio = balance.ratio, ratio > 0 else {
            return "\(Numerals.text(burned)) \(unit.rawValue) burned in all, nothing eaten yet."
        }
        let side = balance.difference < 0 ? "less" : "more"
        return "\(Numerals.text(abs(balance.difference))) \(unit.rawValue) \(side) eaten than burned in all: "
            + "\(Numerals.text(ratio * 100)) % of what you burned."
    }

    /// Returns what burning adds to the day beside its goal: "+150 of 300", or "+300" when all of it is added.
    static func added(_ day: ShownDay) -> String {
        let (added, all) = (Numerals.text(day.credited), Numerals.text(day.burned))
        return added == all ? "+\(added)" : "+\(added) of \(all)"
    }

    /// Says how much is added; empty when nothing was burned.
    static func credited(_ day: EnergyDay, in units: Units) -> String {
        guard day.burned > 0 else { return "" }
        guard day.credited > 0 else { return "None of it is added to what you may eat." }
        return "\(units.text(kilocalories: day.credited)) of it is added to what you may eat."
    }

    /// Returns text such as "420 kcal burned, 210 kcal of it added"; empty when nothing was burned.
    static func row(_ day: ShownDay) -> String {
        guard day.burned > 0 else { return "" }
        let unit = day.units.energy.rawValue
        let added = day.credited > 0 ? "\(Numerals.text(day.credited)) \(unit) of it added" : "none of it added"
        return "\(Numerals.text(day.burned)) \(unit) burned, \(added)"
    }

    /// Says how a line's energy is known, or that it isn't.
    static func note(_ burned: Burned, in units: Units) -> String {
        guard !burned.isUnknown else { return burned.exertion.words(known: "energy not known") }
        guard let sent = burned.sent, sent > burned.kilocalories else { return burned.exertion.words }
        return "the rest of \(units.text(kilocalories: sent)), which has your training in it"
    }

    /// Recommends a credit for the goal's activity level.
    static func advice(_ activity: ActivityFactor?) -> String {
        switch activity {
        case nil: ""
        case .some(.none), .sedentary:
            "Your goal counts hardly any exercise, so what you burn comes on top: half or all of it suits you."
        case .light, .moderate, .active, .veryActive:
            "Your goal's activity level counts exercise already. Half, or none, keeps it from counting twice."
        }
    }
}

extension Credit {
    var label: String {
        switch self {
        case .all: "All of it"
        case .half: "Half of it"
        case .none: "None of it"
        }
    }

    var hint: String {
        switch self {
        case .all: "When you trust the numbers and your goal counts no exercise"
        case .half: "Watches and tables tend to say too much"
        case .none: "When your goal's activity level counts your exercise already"
        }
    }
}
