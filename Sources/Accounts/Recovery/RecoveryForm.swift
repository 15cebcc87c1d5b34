import Web

/// The address of an account whose password is forgotten.
struct RecoveryForm: Form {
    static let fields: [String: FieldKind] = ["email": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> String? {
        MemberRules.email(self.input, into: &errors)
    }
}
