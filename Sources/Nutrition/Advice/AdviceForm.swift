import HealthMath
import Web

/// The day and the meal that advice is asked for; today and the meal of the hour when nothing is said.
struct AdviceForm: Form {
    static let fields: [String: FieldKind] = ["day": .text, "meal": .text]

    let input: FormInput

    /// The day, or nil for today.
    func validate(into errors: inout FormErrors) -> CalendarDay?? {
        _ = self.input.text("meal", max: MealList.longestName, into: &errors)
        return .some(self.input.day("day", "That day doesn't exist. Choose another.", into: &errors))
    }
}
