/// The reminders as a device reads them.
struct RemindersAnswer: Encodable, Sendable {
    let reminders: [ReminderAnswer]

    init(_ reminders: [Reminder], _ meals: MealList) {
        self.reminders = reminders.compactMap { reminder in
            reminder.kind.name(among: meals).map { ReminderAnswer(reminder, name: $0) }
        }
    }
}

struct ReminderAnswer: Encodable, Sendable {
    let kind: String
    let name: String
    let on: Bool
    /// On the member's own clock.
    let time: String
    let channel: String

    init(_ reminder: Reminder, name: String) {
        self.kind = reminder.kind.text
        self.name = name
        self.on = reminder.isOn
        self.time = EntryFields.time(reminder.minutes)
        self.channel = reminder.channel.rawValue
    }
}
