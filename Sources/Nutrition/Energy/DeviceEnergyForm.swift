import Members
import Web

/// A device's number for a whole day, in kcal.
struct DeviceEnergyForm: Form {
    static let fields: [String: FieldKind] = ["burned": .number]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Double? {
        let complaint = "Send a number from 0 to \(Numerals.text(Burned.most))."
        let burned = self.input.number("burned", in: 0...Burned.most, complaint, into: &errors)
        if burned == nil, errors.isEmpty { errors.add("burned", "Say how many kcal were burned.") }
        return burned
    }
}
