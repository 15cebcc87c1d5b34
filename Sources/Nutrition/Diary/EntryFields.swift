import HealthMath
import Members
import Web

/// The fields that new and edited entries have in common.
enum EntryFields {
    static func meal(_ input: FormInput, into errors: inout FormErrors) -> String {
        input.required("meal", max: MealList.longestName, "Choose a meal.", into: &errors)
    }

    /// Returns nil when empty, or with a complaint.
    static func amount(_ input: FormInput, into errors: inout FormErrors) -> Double? {
        input.number("amount", in: 0.001...DiaryEntry.mostGrams, "Type an amount above 0, like 1.5.", into: &errors)
    }

    /// Reads the energy and the main nutrients of plain calories; nil of each that is empty, or with a complaint.
    static func facts(_ input: FormInput, into errors: inout FormErrors) -> KeyFacts {
        var facts = KeyFacts()
        let most = Numerals.text(Plausible.kilocalories.upperBound)
        let complaint = "Type calories from 0 to \(most)."
        facts[.kcal] = input.number("kcal", in: Plausible.kilocalories, complaint, into: &errors)
        for (fact, field) in [(KeyFact.fat, "fat"), (.carbohydrate, "carbohydrate"), (.protein, "protein")] {
            facts[fact] = input.number(field, in: 0...2_000, "Type grams from 0 to 2,000.", into: &errors)
        }
        return facts
    }

    /// Reads a time typed as HH:MM, in minutes after midnight; nil when empty, or with a complaint.
    static func minutes(_ input: FormInput, into errors: inout FormErrors) -> Int? {
        input.clockTime("time", into: &errors)?.minutes
    }

    /// Returns text such as "08:30", as an HTML time field writes it; empty without a time.
    static func time(_ minutes: Int?) -> String { minutes.map { ClockTime(minutes: $0).text } ?? "" }
}
