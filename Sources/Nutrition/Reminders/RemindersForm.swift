import Web

/// The form for all reminders: a switch and a time for each.
///
/// The page leaves channels to the settings of notices; forms that still send some are read.
struct RemindersForm: Form {
    static let fields: [String: FieldKind] = Dictionary(
        uniqueKeysWithValues: ReminderKind.all.flatMap {
            [(Self.isOn($0), FieldKind.flag), (Self.time($0), FieldKind.text), (Self.channel($0), FieldKind.text)]
        }
    )

    let input: FormInput

    /// Whether a channel was sent that asks for mail, for a reminder that is on.
    var asksForMail: Bool {
        ReminderKind.all.contains { kind in
            let channel = ReminderChannel(rawValue: self.input[Self.channel(kind)])
            return self.input.isOn(Self.isOn(kind)) && (channel == .mail || channel == .both)
        }
    }

    static func isOn(_ kind: ReminderKind) -> String { kind.text + "-on" }
    static func time(_ kind: ReminderKind) -> String { kind.text + "-time" }
    static func channel(_ kind: ReminderKind) -> String { kind.text + "-channel" }

    /// Reads the sent reminders; a page sends the time of each that it shows.
    func validate(into errors: inout FormErrors) -> [Reminder]? {
        var reminders: [Reminder] = []
        for kind in ReminderKind.all where self.input.has(Self.time(kind)) {
            var input = FormInput()
            input.set("on", to: self.input[Self.isOn(kind)])
            input.set("time", to: self.input[Self.time(kind)])
            input.set("channel", to: self.input[Self.channel(kind)])
            var own = FormErrors()
            if let values = ReminderForm(input).validate(into: &own) {
                reminders.append(Reminder(kind, isOn: values.isOn, minutes: values.minutes, channel: values.channel))
            }
            for complaint in own["time"] { errors.add(Self.time(kind), complaint) }
            for complaint in own["channel"] { errors.add(Self.channel(kind), complaint) }
        }
        return errors.isEmpty ? reminders : nil
    }
}

extension RemindersForm {
    /// Fills the form from settings.
    init(_ reminders: [Reminder]) {
        var input = FormInput()
        for reminder in reminders {
            if reminder.isOn { input.set(Self.isOn(reminder.kind), to: "on") }
            input.set(Self.time(reminder.kind), to: EntryFields.time(reminder.minutes))
        }
        self.input = input
    }
}
