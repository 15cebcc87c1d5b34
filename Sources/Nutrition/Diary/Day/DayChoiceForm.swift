import Web

/// The day that a browser without scripts asks for.
struct DayChoiceForm: Form {
    static let fields: [String: FieldKind] = ["day": .text]
    let input: FormInput
    func validate(into errors: inout FormErrors) -> Void? { () }
}
