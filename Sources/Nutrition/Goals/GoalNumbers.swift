import HealthMath
import Members

/// The numbers of a goal as pages show them.
struct GoalNumbers: Encodable, Sendable {
    let pace: String
    let dailyEnergy: String
    let energyUnit: String
    let macros: [Macro]
    /// The seven days, or none when every day is alike.
    let week: [Day]
    /// The source of the numbers; empty when they were computed from the activity level.
    let measured: String

    struct Day: Encodable, Sendable {
        let weekdayName: String
        let weekdayEnergy: String
        /// Grams of fat, carbohydrate and protein; empty where every day has the same split.
        let weekdayGrams: String
    }

    struct Macro: Encodable, Sendable {
        let macroName: String
        let macroGrams: String
        let macroShare: String

        init(_ name: String, grams: Double, share: Double) {
            self.macroName = name
            self.macroGrams = Numerals.text(grams)
            self.macroShare = Numerals.text(share)
        }
    }

    init(_ terms: GoalTerms, in units: Units) {
        let (grams, split) = (terms.daily.macros, terms.split)
        self.pace = GoalWords.pace(terms.course, in: units)
        self.dailyEnergy = units.number(kilocalories: terms.daily.kilocalories)
        self.energyUnit = units.energy.rawValue
        let shares = ShownEnergy.wholeParts([split.fat, split.carbohydrate, split.protein])
        self.macros = [
            Macro("Fat", grams: grams.fat, share: shares[0]),
            Macro("Carbohydrate", grams: grams.carbohydrate, share: shares[1]),
            Macro("Protein", grams: grams.protein, share: shares[2]),
        ]
        self.week = Self.week(terms, in: units)
        self.measured =
            terms.expenditure.map { "Planned from the \(units.text(kilocalories: $0)) a day you really use." } ?? ""
    }

    private static func week(_ terms: GoalTerms, in units: Units) -> [Day] {
        let (targets, splits) = (terms.targets, terms.weekdaySplits)
        guard terms.week != nil || !splits.isEmpty else { return [] }
        return Weekday.allCases.map { weekday in
            let macros = targets[weekday].macros
            return Day(
                weekdayName: String(weekday.name.prefix(3)),
                weekdayEnergy: units.number(kilocalories: targets[weekday].kilocalories),
                weekdayGrams: splits.isEmpty
                    ? ""
                    : [macros.fat, macros.carbohydrate, macros.protein].map { Numerals.text($0) }.joined(separator: "/")
            )
        }
    }
}
