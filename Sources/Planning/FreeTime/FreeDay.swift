package import Foundation
package import HealthMath

/// The free time of a member on one day.
package struct FreeDay: Equatable, Sendable {
    /// The five cases of a day.
    package enum Kind: Equatable, Sendable {
        /// There is one long enough slot inside the windows.
        case enough
        /// There are several long enough slots inside the windows.
        case several
        /// There is a long enough slot, but only outside the windows.
        case outside
        /// There is free time, but nowhere enough.
        case tooShort
        /// There is no free time.
        case none
    }

    package let day: CalendarDay
    package let kind: Kind
    /// Free slots inside the windows that are long enough.
    package let slots: [Stretch]
    /// Free slots inside the windows that are too short.
    package let scraps: [Stretch]
    /// Free slots outside the windows that are long enough, at hours when people are awake.
    package let outside: [Stretch]

    /// Computes the slots: the windows without the busy times.
    ///
    /// Free time over midnight belongs whole to the day on which it begins: to the evening, or to the next day where only
    /// what comes after midnight is free. The first of several days takes in the end of hours that began the day before,
    /// because nobody else would.
    package init(
        _ day: CalendarDay,
        in zone: TimeZone,
        _ settings: FreeTimeSettings,
        busy: [Stretch],
        isFirst: Bool = false
    ) {
        let windows = (settings.windows[day.weekday] ?? []).compactMap { $0.stretch(on: day, in: zone) }.merged
        let span = day.span(1, in: zone)
        let begun = (settings.hours[day.weekday] ?? []).compactMap { $0.stretch(on: day, in: zone) }
        let own = (isFirst ? begun + windows : begun).merged.subtracting(busy).filter { $0.start < span.upperBound }
        let before = day.adding(days: -1)
        let night = (settings.hours[before.weekday] ?? []).compactMap { $0.stretch(on: before, in: zone) }.merged
            .subtracting(busy).filter { $0.start >= span.lowerBound }
        let free = (own + night).merged
        let awake = [TimeWindow.awake.stretch(on: day, in: zone)].compactMap { $0 }
        let elsewhere = awake.subtracting(windows).subtracting(busy)
        let needed = settings.needed
        self.day = day
        self.slots = free.filter { $0.minutes >= needed }
        self.scraps = free.filter { $0.minutes < needed }
        self.outside = elsewhere.filter { $0.minutes >= needed }
        self.kind =
            switch self.slots.count {
            case 1: .enough
            case 2...: .several
            default: !self.outside.isEmpty ? .outside : free.isEmpty && elsewhere.isEmpty ? .none : .tooShort
            }
    }
}
