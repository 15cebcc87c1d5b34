import Web

/// Joins the group of a code, with what the member sets out to do in it.
struct RivalJoinForm: Form {
    static let fields: [String: FieldKind] = ["code": .text].merging(RivalAimsForm.fields) { $1 }

    let input: FormInput

    struct Values: Sendable {
        let code: String
        let aims: RivalAims
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let code = RivalCodeForm.code(self.input, into: &errors)
        let aims = RivalAimsForm.aims(self.input, into: &errors)
        return code.map { Values(code: $0, aims: aims) }
    }
}
