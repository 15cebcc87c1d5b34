import Foundation
import HealthMath
import Members

/// Writes the words of pages about free time.
enum FreeTimeWords {
    /// Describes a day in one sentence; empty for a past day.
    static func day(_ day: FreeWeek.Day, _ settings: FreeTimeSettings, today: CalendarDay) -> String {
        guard day.day >= today else { return "" }
        if day.isOff { return "You said not today, and that's fine." }
        if day.isTrained { return "You trained today." }
        let hasWindow = !(settings.windows[day.day.weekday] ?? []).isEmpty
        let needed = self.length(settings.needed)
        switch day.ahead.kind {
        case .enough: return "One good slot of \(needed) or more."
        case .several: return "\(day.ahead.slots.count) slots to choose from."
        case .outside where !hasWindow: return "Not one of your days, but there is time if you feel like it."
        case .outside where day.isOver: return "Your hours of today are over, but there is time outside them."
        case .outside where day.free.kind == .enough || day.free.kind == .several:
            return "What is left of your hours is taken, but there is time outside them."
        case .outside: return "Your hours are taken, but there is time outside them."
        case .tooShort: return "Some time, but less than \(needed). A short walk counts too."
        case .none where day.free.kind != .none: return "Nothing left today, and that's fine."
        case .none: return "A full day, with no free time. Rest is part of training."
        }
    }

    /// Says that calendars are only read eight weeks ahead; empty for days within these.
    static func known(_ day: CalendarDay, today: CalendarDay) -> String {
        day.days(since: today) < 56
            ? "" : "Your calendars are read eight weeks ahead. What they say of this comes later."
    }

    /// Writes words such as "Your usual hour, nothing planned the day before or after".
    static func reasons(_ suggestion: BestTimes.Suggestion, hasHardSession: Bool) -> String {
        var words: [String] = []
        if suggestion.reasons.contains(.usualHour) { words.append("your usual hour") }
        if suggestion.reasons.contains(.spread) { words.append("nothing planned the day before or after") }
        if hasHardSession, suggestion.reasons.contains(.recovered) {
            words.append("rested since your last hard session")
        }
        for case .company(let name) in suggestion.reasons { words.append("\(name) has time too") }
        guard let first = words.first else { return "The best of what is free." }
        let rest = words.count > 1 ? words.dropFirst().joined(separator: ", ") : ""
        return first.prefix(1).uppercased() + first.dropFirst() + (rest.isEmpty ? "." : ", \(rest).")
    }

    /// Returns text such as "45 minutes", "1 h 30 min".
    static func length(_ minutes: Int) -> String {
        let (hours, rest) = (minutes / 60, minutes % 60)
        if hours == 0 { return "\(rest) \(rest == 1 ? "minute" : "minutes")" }
        return rest == 0 ? "\(hours) \(hours == 1 ? "hour" : "hours")" : "\(hours) h \(rest) min"
    }

    /// Returns text such as "08:00–09:30, 13:00–17:00"; joins stretches that touch, and names at most `most` of them.
    ///
    /// With a `day`, what reaches over its midnights is told as of that day: "until 06:30, from 22:00".
    static func times(_ stretches: [Stretch], on day: CalendarDay? = nil, in zone: TimeZone, most: Int = 5) -> String {
        let merged = stretches.merged
        let named = merged.prefix(most)
            .map { time in day.map { self.time(time, on: $0, in: zone) } ?? time.clock(in: zone) }
            .joined(separator: ", ")
        return merged.count > most ? "\(named) and \(merged.count - most) more" : named
    }

    /// Returns a time as it is on one of its days: "17:00–18:00", "until 06:30", "from 22:00", "all day".
    static func time(_ time: Stretch, on day: CalendarDay, in zone: TimeZone) -> String {
        let span = day.span(1, in: zone)
        switch (time.start < span.lowerBound, span.upperBound < time.end) {
        case (false, false):
            return time.start == span.lowerBound && time.end == span.upperBound ? "all day" : time.clock(in: zone)
        case (true, false):
            return time.end == span.upperBound ? "all day" : "until \(ClockTime(time.end, in: zone).text)"
        case (false, true):
            return time.start == span.lowerBound ? "all day" : "from \(ClockTime(time.start, in: zone).text)"
        case (true, true):
            return "all day"
        }
    }
}
