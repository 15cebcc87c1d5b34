/// A reminder as a member chose it.
struct Reminder: Sendable, Equatable {
    let kind: ReminderKind
    var isOn: Bool
    /// After midnight on the member's own clock.
    var minutes: Int
    var channel: ReminderChannel

    init(_ kind: ReminderKind, isOn: Bool, minutes: Int, channel: ReminderChannel = .app) {
        self.kind = kind
        self.isOn = isOn
        self.minutes = minutes
        self.channel = channel
    }

    /// Before anybody chose: off.
    init(_ kind: ReminderKind) { self.init(kind, isOn: false, minutes: kind.usualMinutes) }
}
