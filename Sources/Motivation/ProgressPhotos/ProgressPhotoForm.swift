import HealthMath
import Web

/// The day of a photo, from the form or the query of its address; today unless it is said.
struct ProgressPhotoForm: Form {
    static let fields: [String: FieldKind] = ["day": .text]

    var input: FormInput
    var today = CalendarDay.last
    /// The day on which the member was born.
    var birthday: CalendarDay?

    init(input: FormInput) { self.input = input }

    func validate(into errors: inout FormErrors) -> CalendarDay? {
        let complaint = "That day doesn't exist. Choose another."
        let day = self.input.day("day", complaint, into: &errors) ?? self.today
        if day > self.today { errors.add("day", "That day is still to come. Choose one that was.") }
        if day.year < ProgressPhoto.firstYear { errors.add("day", "Choose a day since \(ProgressPhoto.firstYear).") }
        if let birthday, day < birthday { errors.add("day", "That was before you were born. Choose a later day.") }
        return errors.isEmpty ? day : nil
    }
}
