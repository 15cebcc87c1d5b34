import Web

/// The password, asked once more before everything is handed out.
struct DataPasswordForm: Form {
    static let fields: [String: FieldKind] = ["password": .secret]

    let input: FormInput

    /// Whether it is the right one is checked later.
    func validate(into errors: inout FormErrors) -> String? { self.input.secret("password") }
}
