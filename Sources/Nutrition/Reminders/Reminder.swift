/// A reminder as a member chose it.
package struct Reminder: Sendable, Equatable {
    package let kind: ReminderKind
    package var isOn: Bool
    /// After midnight on the member's own clock.
    package var minutes: Int
    package var channel: ReminderChannel

    package init(_ kind: ReminderKind, isOn: Bool, minutes: Int, channel: ReminderChannel = .app) {
        self.kind = kind
        self.isOn = isOn
        self.minutes = minutes
        self.channel = channel
    }

    /// Before anybody chose: off.
    init(_ kind: ReminderKind) { self.init(kind, isOn: false, minutes: kind.usualMinutes) }
}
