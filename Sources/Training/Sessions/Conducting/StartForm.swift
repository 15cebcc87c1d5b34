import Web

/// Starts a workout; sent again with the same id, it starts nothing new.
struct StartForm: Form {
    static let fields: [String: FieldKind] = ["requestId": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> String? { self.input.requestID(into: &errors) }
}
