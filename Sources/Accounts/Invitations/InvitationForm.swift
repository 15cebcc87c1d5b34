import Storage
import Web

/// Reads a new invitation.
struct InvitationForm: Form {
    static let fields: [String: FieldKind] = ["note": .text, "days": .number, "places": .number]
    static let longestNote = 100

    struct Values: Sendable {
        let note: String
        let days: Int
        let places: Int
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let note = self.input.required("note", max: Self.longestNote, "Say whom it is for.", into: &errors)
        let days = self.input["days"].isEmpty ? 7 : Int(self.input["days"]) ?? 0
        if !Invitation.days.contains(days) { errors.add("days", "Choose one of these.") }
        let most = Invitation.places.upperBound
        let places = self.input.whole("places", in: Invitation.places, "Let in 1 to \(most) people.", into: &errors)
        return errors.isEmpty ? Values(note: note, days: days, places: places ?? 1) : nil
    }
}

/// The form that says who may sign up from now on, and why.
struct SignUpRuleForm: Form {
    static let fields: [String: FieldKind] = ["rule": .text, "reason": .text, "password": .secret]

    struct Values: Sendable {
        let rule: SignUpRule
        let reason: String
        let password: String
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let rule: SignUpRule? = self.input.choice("rule", "Choose one of these.", into: &errors)
        if self.input["rule"].isEmpty { errors.add("rule", "Choose one of these.") }
        let reason = self.input.required("reason", max: 300, "Say why; it is written down.", into: &errors)
        let password = self.input.secret("password")
        if password.isEmpty { errors.add("password", PasswordProof.missing) }
        return rule.map { Values(rule: $0, reason: reason, password: password) }
    }
}

/// Reads why an invitation is ended.
struct InvitationEndForm: Form {
    static let fields: [String: FieldKind] = ["reason": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> String? {
        self.input.required("reason", max: 300, "Say why; it is written down.", into: &errors)
    }
}

/// Reads the position in the list of invitations.
struct InvitationListForm: Form {
    static let fields: [String: FieldKind] = ["after": .text]
    let input: FormInput
    func validate(into errors: inout FormErrors) -> Void? { () }
    var after: Cursor? { Cursor(self.input["after"]) }
}
