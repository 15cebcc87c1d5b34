import HealthMath
import Members
import Web

/// The day of a photo, from the form or the query of its address; today unless it is said.
struct ProgressPhotoForm: Form {
    static let fields: [String: FieldKind] = ["day": .text]

    var input: FormInput
    /// The days that a photo can have; set by the controller.
    var days = LifeDays(born: nil, today: .last)

    init(input: FormInput) { self.input = input }

    func validate(into errors: inout FormErrors) -> CalendarDay? {
        let complaint = "That day doesn't exist. Choose another."
        let day = self.input.day("day", complaint, into: &errors) ?? self.days.today
        if let complaint = self.days.complaint(about: day) { errors.add("day", complaint) }
        return errors.isEmpty ? day : nil
    }
}
