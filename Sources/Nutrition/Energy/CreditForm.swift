import Web

/// The form for the share of burned energy that may be eaten.
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
