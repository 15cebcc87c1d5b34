import Web

/// Reads a code that was typed or scanned.
struct RivalCodeForm: Form {
    static let fields: [String: FieldKind] = ["code": .text]

    static let unknown = "No group has this code, or it isn't for you. Ask for it once more: it may be a new one."

    let input: FormInput

    func validate(into errors: inout FormErrors) -> String? {
        Self.code(self.input, into: &errors)
    }

    static func code(_ input: FormInput, into errors: inout FormErrors) -> String? {
        let code = RivalCode.read(input["code"])
        if code == nil {
            errors.add(
                "code",
                input["code"].isEmpty ? "Type the code of the group." : "A code has 20 letters and digits. Look again."
            )
        }
        return code
    }
}
