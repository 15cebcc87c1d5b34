import Foundation
import HealthMath
import Members
import Storage

/// A reminder whose time has come.
struct DueReminder: Sendable, Equatable {
    let owner: Int64
    let kind: ReminderKind
    let minutes: Int
    let channel: ReminderChannel
    let due: Date
    /// The last day it was sent for.
    let lastDay: CalendarDay?

    var name: RowName { RowName("reminder", owner: self.owner, key: self.kind.text) }

    /// Later than this a reminder helps nobody, in seconds.
    static let patience: TimeInterval = 2 * 3_600

    /// The day it is for, or nil when it is not to be sent: too late, sent already, or due by the clock of a time zone
    /// that the member has left.
    func day(in timeZone: TimeZone, now: Date) -> CalendarDay? {
        let day = CalendarDay(self.due, in: timeZone)
        let isOnTime = now.timeIntervalSince(self.due) <= Self.patience
        let isOnClock = WallClock(timeZone).instant(of: day, minutes: self.minutes) == self.due
        let isNew = self.lastDay.map { $0 < day } ?? true
        return isOnTime && isOnClock && isNew ? day : nil
    }

    /// When it is due again: also for a time that just passed, if it is not too late for it.
    func next(in timeZone: TimeZone, now: Date) -> Date {
        let from = max(self.due, now.addingTimeInterval(-Self.patience))
        return WallClock(timeZone).next(minutes: self.minutes, after: from)
    }

    /// The same time on a day to come, for a member who can't be found now.
    func later(than now: Date) -> Date {
        let day: TimeInterval = 86_400
        return self.due.addingTimeInterval((max(0, now.timeIntervalSince(self.due)) / day + 1).rounded(.down) * day)
    }
}
