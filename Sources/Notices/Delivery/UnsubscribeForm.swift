import Web

/// The form of the page's button or of a mail program, whose `List-Unsubscribe=One-Click` adds nothing to the address.
struct UnsubscribeForm: Form {
    static let fields: [String: FieldKind] = ["again": .flag]

    let input: FormInput

    struct Values: Sendable, Equatable {
        let again: Bool
    }

    func validate(into errors: inout FormErrors) -> Values? { Values(again: self.input.isOn("again")) }
}
