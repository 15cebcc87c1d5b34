import Web

/// Asks for another workout like an existing one; the id makes it once.
struct AnotherForm: Form {
    static let fields: [String: FieldKind] = ["requestId": .text, "dayAfter": .text]

    struct Values: Sendable, Equatable {
        let id: String
        /// Nil to leave it as it was.
        let dayAfter: DayAfter?
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let after = self.input.choice(
            "dayAfter",
            of: DayAfter.self,
            "Choose anyway or easy, or leave it out.",
            into: &errors
        )
        return self.input.requestID(into: &errors).map { Values(id: $0, dayAfter: after) }
    }
}
