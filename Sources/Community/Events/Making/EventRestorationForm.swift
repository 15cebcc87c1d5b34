import Web

/// Reads why a cancelled event takes place after all.
struct EventRestorationForm: Form {
    static let fields: [String: FieldKind] = ["reason": .text]

    let input: FormInput
    /// Whether it must say why, because somebody else looks after the event.
    var asksReason = false

    init(input: FormInput) { self.input = input }

    func validate(into errors: inout FormErrors) -> String? {
        let reason = self.input.text("reason", max: EventForm.longestReason, into: &errors)
        if self.asksReason, reason.isEmpty { errors.add("reason", "Say why; it is written down.") }
        return reason
    }
}
