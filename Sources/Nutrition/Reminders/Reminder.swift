/// A member's setting of a reminder.
struct Reminder: Sendable, Equatable {
    let kind: ReminderKind
    var isOn: Bool
    /// Minutes after midnight in the member's time zone.
    var minutes: Int
    var channel: ReminderChannel

    init(_ kind: ReminderKind, isOn: Bool, minutes: Int, channel: ReminderChannel = .app) {
        self.kind = kind
        self.isOn = isOn
        self.minutes = minutes
        self.channel = channel
    }

    /// Creates the default: off.
    init(_ kind: ReminderKind) { self.init(kind, isOn: false, minutes: kind.usualMinutes) }
}
