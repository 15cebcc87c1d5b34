import HealthMath
import Web

/// The day and the meal of the advice; today and the meal of the hour by default.
struct AdviceForm: Form {
    static let fields: [String: FieldKind] = ["day": .text, "meal": .text]

    let input: FormInput

    /// Returns the day; `.some(nil)` for today.
    func validate(into errors: inout FormErrors) -> CalendarDay?? {
        _ = self.input.text("meal", max: MealList.longestName, into: &errors)
        return .some(self.input.day("day", "That day doesn't exist. Choose another.", into: &errors))
    }
}
