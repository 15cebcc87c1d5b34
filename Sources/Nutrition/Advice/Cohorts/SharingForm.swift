import Web

struct SharingForm: Form {
    static let fields: [String: FieldKind] = ["sharing": .flag]
    let input: FormInput

    /// Reads the choice: a box that isn't ticked sends nothing.
    func validate(into errors: inout FormErrors) -> Bool? { self.input.isOn("sharing") }
}
