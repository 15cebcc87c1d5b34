import Foundation
import Storage

/// Decides when calendars are read and retried.
enum CalendarPace {
    /// How often a trouble that only the member can solve is retried.
    static let mostTries = 3
    /// The number of failures in a row after which the member is told; the waits before add up to 15 hours.
    static let told = 5

    private static let hour: TimeInterval = 3_600
    private static let day: TimeInterval = 86_400

    /// Returns the window of a reading: from the day before to eight weeks ahead.
    static func window(at now: Date) -> Range<Int64> {
        now.addingTimeInterval(-1 * Self.day).milliseconds..<now.addingTimeInterval(56 * Self.day).milliseconds
    }

    /// Returns whether everything has to be read although nothing changed: the window moved by a day, or the zone
    /// changed.
    static func isWhole(readAt whole: Date?, in zone: String?, now: Date, _ current: TimeZone) -> Bool {
        guard let whole, zone == current.identifier else { return true }
        return now.timeIntervalSince(whole) >= Self.day
    }

    /// Returns the next reading after a success; `jitter` from 0 to 1 spreads calendars that were connected at once.
    static func next(_ kind: ConnectedCalendar.Kind, at now: Date, jitter: Double) -> Date {
        let pause = kind == .upload ? Self.day : Self.hour
        return now.addingTimeInterval(pause * (1 + 0.1 * jitter))
    }

    /// Returns the next reading after a failure; nil when the calendar waits for its member.
    static func next(after trouble: CalendarTrouble, failures: Int, at now: Date, jitter: Double) -> Date? {
        if trouble.isForMember, failures >= Self.mostTries { return nil }
        var pause = min(Self.hour * Double(1 << min(max(failures - 1, 0), 5)), Self.day)
        if case .turnedAway(let seconds?) = trouble { pause = max(pause, min(Double(seconds), Self.day)) }
        return now.addingTimeInterval(pause * (1 + 0.1 * jitter))
    }

    /// Returns whether the member should be told.
    static func isToBeTold(_ trouble: CalendarTrouble, failures: Int) -> Bool {
        failures >= (trouble.isForMember ? Self.mostTries : Self.told)
    }
}
