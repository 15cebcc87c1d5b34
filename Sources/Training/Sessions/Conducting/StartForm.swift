import Web

/// A workout is to be done; the id makes it once.
struct StartForm: Form {
    static let fields: [String: FieldKind] = ["requestId": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> String? { self.input.requestID(into: &errors) }
}
