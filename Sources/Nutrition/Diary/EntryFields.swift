import HealthMath
import Members
import Web

/// The fields that new and edited entries have in common.
enum EntryFields {
    static func meal(_ input: FormInput, into errors: inout FormErrors) -> String {
        input.required("meal", max: MealList.longestName, "Choose a meal.", into: &errors)
    }

    /// Nil when empty, or with a complaint.
    static func amount(_ input: FormInput, into errors: inout FormErrors) -> Double? {
        input.number("amount", in: 0.001...DiaryEntry.mostGrams, "Type an amount above 0, like 1.5.", into: &errors)
    }

    /// Reads a time typed as HH:MM, in minutes after midnight; nil when empty, or with a complaint.
    static func minutes(_ input: FormInput, into errors: inout FormErrors) -> Int? {
        input.clockTime("time", into: &errors)?.minutes
    }

    /// "08:30", as an HTML time field writes it; empty without a time.
    static func time(_ minutes: Int?) -> String { minutes.map { ClockTime(minutes: $0).text } ?? "" }
}
