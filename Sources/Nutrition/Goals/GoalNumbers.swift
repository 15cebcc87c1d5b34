import HealthMath
import Web

/// The numbers of a goal as pages show them.
struct GoalNumbers: Encodable, Sendable {
    let pace: String
    let dailyEnergy: String
    let energyUnit: String
    let macros: [Macro]
    /// Seven, or none when every day is alike.
    let week: [Day]
    /// Where the numbers come from: empty when they were reckoned with the activity.
    let measured: String

    struct Day: Encodable, Sendable {
        let weekdayName: String
        let weekdayEnergy: String
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
        self.macros = [
            Macro("Fat", grams: grams.fat, share: split.fat),
            Macro("Carbohydrate", grams: grams.carbohydrate, share: split.carbohydrate),
            Macro("Protein", grams: grams.protein, share: split.protein),
        ]
        self.week =
            terms.week.map { week in
                Weekday.allCases.map { weekday in
                    Day(
                        weekdayName: String(GoalWords.name(weekday).prefix(3)),
                        weekdayEnergy: units.number(kilocalories: week[weekday])
                    )
                }
            } ?? []
        self.measured =
            terms.expenditure.map { "Planned from the \(units.text(kilocalories: $0)) a day you really use." } ?? ""
    }
}
