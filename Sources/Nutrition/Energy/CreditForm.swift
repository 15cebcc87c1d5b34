import Web

/// The choice of how much of what was burned may be eaten again.
struct CreditForm: Form {
    static let fields: [String: FieldKind] = ["credit": .text, "day": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Credit? {
        let complaint = "Choose all, half or none."
        let credit = self.input.choice("credit", of: Credit.self, complaint, into: &errors)
        if credit == nil, errors["credit"].isEmpty { errors.add("credit", complaint) }
        return credit
    }
}
