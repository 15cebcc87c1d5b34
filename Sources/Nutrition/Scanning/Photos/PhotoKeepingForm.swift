import Web

/// Whether photos are kept with their entries.
struct PhotoKeepingForm: Form {
    static let fields: [String: FieldKind] = ["keeps": .flag]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Bool? { self.input.isOn("keeps") }
}
