import Web

/// The password, which is asked again before an export.
struct DataPasswordForm: Form {
    static let fields: [String: FieldKind] = ["password": .secret]

    let input: FormInput

    /// Reads the password; whether it is right is checked later.
    func validate(into errors: inout FormErrors) -> String? { self.input.secret("password") }
}
