import HealthMath
import Web

/// The day and the meal into which a list is logged, as they were sent.
struct LogPlace: Sendable, Equatable {
    let day: CalendarDay
    let meal: String

    /// Returns nil with complaints where one is missing or wrong.
    init?(_ input: FormInput, into errors: inout FormErrors) {
        let day = input.day("day", "That day doesn't exist. Choose another.", into: &errors)
        if day == nil, errors["day"].isEmpty { errors.add("day", "Choose a day.") }
        let meal = EntryFields.meal(input, into: &errors)
        guard let day, errors["meal"].isEmpty else { return nil }
        self.day = day
        self.meal = meal
    }
}
