import Foundation
import HealthMath
import Members

/// Writes the words of pages about calendars.
enum CalendarWords {
    static func kind(_ kind: ConnectedCalendar.Kind) -> String {
        switch kind {
        case .upload: "A file you gave us"
        case .address: "From its address, every hour"
        case .caldav: "From your account, every hour"
        case .google: "From Google, every hour"
        }
    }

    static func busy(_ count: Int) -> String {
        switch count {
        case 0: "no busy times in the next eight weeks"
        case 1: "1 busy time in the next eight weeks"
        default: "\(count) busy times in the next eight weeks"
        }
    }

    /// Returns the same at the beginning of a sentence.
    static func busyAtFirst(_ count: Int) -> String {
        count == 0 ? "No busy times in the next eight weeks" : self.busy(count)
    }

    /// Notes about how a calendar was read; empty when there are none.
    static func notes(_ calendar: ConnectedCalendar) -> [String] {
        let unread = self.unread(calendar.unreadCount)
        let isCrowded = calendar.showsTitles && calendar.busyCount > BusyStore.most
        let crowded = isCrowded ? "So much is in it that we keep when you're busy, without titles." : nil
        return [unread, crowded].compactMap(\.self)
    }

    private static func unread(_ count: Int) -> String? {
        switch count {
        case 0: nil
        case 1: "1 event in it is written in a way we don't understand: you may be busy when we think you're free."
        default:
            "\(count) events in it are written in a way we don't understand: you may be busy when we think you're free."
        }
    }

    /// Says when it was read last; of a file, which stays as it is, when it was brought in.
    static func read(_ calendar: ConnectedCalendar, at now: Date, in zone: TimeZone) -> String {
        let isFile = calendar.kind == .upload
        guard let at = isFile ? calendar.connectedAt : calendar.readAt else { return "Not read yet" }
        let day = DayName(CalendarDay(at, in: zone), today: CalendarDay(now, in: zone))
        if isFile { return "Brought in \(day.when)" }
        let time = ClockTime(at, in: zone).text
        return calendar.trouble == nil ? "Read \(day.inSentence) at \(time)" : "Last read \(day.inSentence) at \(time)"
    }
}
