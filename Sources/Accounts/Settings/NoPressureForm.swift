import Web

/// Whether a member wants to be left alone with numbers.
struct NoPressureForm: Form {
    static let fields: [String: FieldKind] = ["noPressure": .flag]

    let input: FormInput

    struct Values: Sendable, Equatable {
        var noPressure: Bool
    }

    /// A box that isn't ticked sends nothing.
    func validate(into errors: inout FormErrors) -> Values? {
        Values(noPressure: self.input.isOn("noPressure"))
    }
}
