import Web

/// The form for one reminder.
struct ReminderForm: Form {
    static let fields: [String: FieldKind] = ["on": .flag, "time": .text, "channel": .text]

    struct Values: Sendable, Equatable {
        let isOn: Bool
        let minutes: Int
        let channel: ReminderChannel
        /// Whether a channel was sent that asks for mail.
        let asksForMail: Bool
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let minutes = EntryFields.minutes(self.input, into: &errors)
        if minutes == nil, errors["time"].isEmpty { errors.add("time", "Choose a time, like 08:30.") }
        let complaint = "Choose app, mail or both."
        let channel = self.input.choice("channel", of: ReminderChannel.self, complaint, into: &errors)
        guard let minutes, errors["channel"].isEmpty else { return nil }
        return Values(
            isOn: self.input.isOn("on"),
            minutes: minutes,
            channel: channel ?? .both,
            asksForMail: self.input.isOn("on") && (channel == .mail || channel == .both)
        )
    }
}
