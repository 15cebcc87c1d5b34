import HealthMath
import Web

/// The query of the address to which a photo is sent: its day, today unless it is said.
struct ProgressPhotoForm: Form {
    static let fields: [String: FieldKind] = ["day": .text]

    let input: FormInput
    var today = CalendarDay.last

    init(input: FormInput) { self.input = input }

    func validate(into errors: inout FormErrors) -> CalendarDay? {
        let complaint = "That day doesn't exist. Choose another."
        let day = self.input.day("day", complaint, into: &errors) ?? self.today
        if day > self.today { errors.add("day", "That day is still to come. Choose one that was.") }
        if day.year < ProgressPhoto.firstYear { errors.add("day", "Choose a day since \(ProgressPhoto.firstYear).") }
        return errors.isEmpty ? day : nil
    }
}
