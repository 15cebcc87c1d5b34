import Web

/// Names the rule for which a doctor agreed to more.
struct AgreementForm: Form {
    static let fields: [String: FieldKind] = ["rule": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> String? { self.input["rule"] }
}
