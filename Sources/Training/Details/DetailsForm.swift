import Web

/// The fields that a button of the details card sends beside those of its page.
struct DetailsForm: Form {
    static let fields: [String: FieldKind] = ["edit": .text, "back": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> FormInput? { self.input }
}
