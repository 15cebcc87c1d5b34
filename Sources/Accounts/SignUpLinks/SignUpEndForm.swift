import Web

/// The screen name with which somebody finishes signing up: another may have taken it meanwhile.
struct SignUpEndForm: Form {
    static let fields: [String: FieldKind] = ["screenName": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> String? { MemberRules.screenName(self.input, into: &errors) }
}
