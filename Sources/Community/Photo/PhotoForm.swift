import Web

/// The query of the address to which a picture is sent.
struct PhotoForm: Form {
    static let fields: [String: FieldKind] = ["show": .flag]

    let input: FormInput

    /// Returns whether others may see it from now on.
    func validate(into errors: inout FormErrors) -> Bool? { self.input.isOn("show") }
}
