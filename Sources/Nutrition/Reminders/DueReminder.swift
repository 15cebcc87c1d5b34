import Foundation
import HealthMath
import Members
import Storage

/// A reminder that is due.
struct DueReminder: Sendable, Equatable {
    let owner: Member.ID
    let kind: ReminderKind
    let minutes: Int
    let channel: ReminderChannel
    let due: Date
    /// The last day for which it was sent.
    let lastDay: CalendarDay?

    var name: RowName { RowName("reminder", owner: self.owner, key: self.kind.text) }

    /// The seconds after which a reminder is too late to help.
    static let patience: TimeInterval = 2 * 3_600

    /// Returns the day it is for; nil when it must not be sent: too late, sent already, or due by a time zone that the
    /// member has left.
    func day(in timeZone: TimeZone, now: Date) -> CalendarDay? {
        let day = CalendarDay(self.due, in: timeZone)
        let isOnTime = now.timeIntervalSince(self.due) <= Self.patience
        let isOnClock = WallClock(timeZone).instant(of: day, minutes: self.minutes) == self.due
        let isNew = self.lastDay.map { $0 < day } ?? true
        return isOnTime && isOnClock && isNew ? day : nil
    }

    /// Returns when it is due next; that may be a time that has just passed, if it is not too late for it.
    func next(in timeZone: TimeZone, now: Date) -> Date {
        let from = max(self.due, now.addingTimeInterval(-Self.patience))
        return WallClock(timeZone).next(minutes: self.minutes, after: from)
    }

    /// Returns the same time on the next days, for a member who can't be found now.
    func later(than now: Date) -> Date {
        let day: TimeInterval = 86_400
        return self.due.addingTimeInterval((max(0, now.timeIntervalSince(self.due)) / day + 1).rounded(.down) * day)
    }
}
