import Web

/// What is said beside a picture, in the address it is sent to.
struct PhotoForm: Form {
    static let fields: [String: FieldKind] = ["show": .flag]

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    /// Whether others are to see it from now on.
    func validate(into errors: inout FormErrors) -> Bool? { self.typed.isOn("show") }
}
