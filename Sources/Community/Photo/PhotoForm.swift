import Web

/// What is said beside a picture, in the address it is sent to.
struct PhotoForm: Form {
    static let fields: [String: FieldKind] = ["show": .flag]

    let input: FormInput

    /// Whether others are to see it from now on.
    func validate(into errors: inout FormErrors) -> Bool? { self.input.isOn("show") }
}
