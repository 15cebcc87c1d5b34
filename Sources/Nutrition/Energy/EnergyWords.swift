import HealthMath
import Members

/// Writes a day's energy for people.
enum EnergyWords {
    /// The balance with energy used at rest; a balance without it would be of no use, so nothing is said of that.
    ///
    /// It counts whole kcal, so that it is what the shown numbers add up to.
    static func balance(eaten: Double, moved: Double, resting: Double?, in units: Units) -> String {
        guard let resting else {
            return "Tell us your height and weight, and what your body uses at rest is counted too."
        }
        let balance = EnergyBalance(eaten: eaten.rounded(), burned: moved.rounded() + resting.rounded())
        guard let ratio = balance.ratio, ratio > 0 else {
            return "\(units.text(kilocalories: balance.burned)) burned at rest and by moving, nothing eaten yet."
        }
        let amount = units.text(kilocalories: abs(balance.difference))
        let side = balance.difference < 0 ? "less" : "more"
        return "\(amount) \(side) eaten than burned at rest and by moving: "
            + "\(Numerals.text(ratio * 100)) % of what you burned."
    }

    /// What burning adds to the day beside its goal: "+150 of 300", or "+300" when all of it is added.
    static func added(burned: Double, credited: Double, in units: Units) -> String {
        let (added, all) = (units.number(kilocalories: credited), units.number(kilocalories: burned))
        return added == all ? "+\(added)" : "+\(added) of \(all)"
    }

    /// Empty when nothing was burned.
    static func credited(_ day: EnergyDay, in units: Units) -> String {
        guard day.burned > 0 else { return "" }
        guard day.credited > 0 else { return "None of it is added to what you may eat." }
        return "\(units.text(kilocalories: day.credited)) of it is added to what you may eat."
    }

    /// "420 kcal burned, 210 kcal of it added"; empty when nothing was burned.
    static func row(burned: Double, credited: Double, in units: Units) -> String {
        guard burned > 0 else { return "" }
        let added = credited > 0 ? "\(units.text(kilocalories: credited)) of it added" : "none of it added"
        return "\(units.text(kilocalories: burned)) burned, \(added)"
    }

    /// Says how a line's energy is known.
    static func note(_ burned: Burned, in units: Units) -> String {
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
