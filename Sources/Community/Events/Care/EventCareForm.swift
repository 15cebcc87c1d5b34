import Members
import Web

/// The form that names who looks after an event, and why.
struct EventCareForm: Form {
    static let fields: [String: FieldKind] = ["memberId": .number, "reason": .text]

    struct Values: Sendable {
        let keeper: Member.ID
        let reason: String
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let keeper = self.input.whole("memberId", in: 1...Int.max, "Choose who looks after it.", into: &errors)
        if keeper == nil, errors["memberId"].isEmpty { errors.add("memberId", "Choose who looks after it.") }
        let reason = self.input.required("reason", max: 300, "Say why; it is written down.", into: &errors)
        guard let keeper, errors.isEmpty else { return nil }
        return Values(keeper: Member.ID(keeper), reason: reason)
    }
}
