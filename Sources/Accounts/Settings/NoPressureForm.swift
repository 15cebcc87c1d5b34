import Web

/// Reads the switch of no-pressure mode.
struct NoPressureForm: Form {
    static let fields: [String: FieldKind] = ["noPressure": .flag]

    let input: FormInput

    struct Values: Sendable, Equatable {
        var noPressure: Bool
    }

    /// Reads the switch: a box that isn't ticked sends nothing.
    func validate(into errors: inout FormErrors) -> Values? {
        Values(noPressure: self.input.isOn("noPressure"))
    }
}
