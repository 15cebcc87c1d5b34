/// A reminder as a device reads it.
package struct ReminderResponse: Encodable, Sendable {
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
