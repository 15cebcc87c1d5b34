import HealthMath
import Web

/// Reads a weight that a device sends.
struct KilogramsForm: Form {
    static let fields: [String: FieldKind] = ["kg": .number, "sure": .flag]

    let input: FormInput
    /// Whether a weight is right that is far from the one before.
    var isSure: Bool { self.input.isOn("sure") }

    func validate(into errors: inout FormErrors) -> Double? {
        let complaint = "Send a weight from 20 to 650 kg."
        let kilograms = self.input.number("kg", in: Plausible.kilograms, complaint, into: &errors)
        if kilograms == nil, errors.isEmpty { errors.add("kg", complaint) }
        return kilograms
    }
}
