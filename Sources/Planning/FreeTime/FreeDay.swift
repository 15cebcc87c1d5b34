package import Foundation
package import HealthMath

/// The time that a member has on one day.
package struct FreeDay: Equatable, Sendable {
    /// The five things that a day can be.
    package enum Kind: Equatable, Sendable {
        /// Enough time inside the window, once.
        case enough
        /// Enough time inside the window, more than once.
        case several
        /// Enough time, but outside the window.
        case outside
        /// Some time, but nowhere enough.
        case tooShort
        /// No time all day.
        case none
    }

    package let day: CalendarDay
    package let kind: Kind
    /// Long enough and inside the windows.
    package let slots: [Stretch]
    /// Inside the windows and free, but too short.
    package let scraps: [Stretch]
    /// Long enough, while people are up, outside the windows.
    package let outside: [Stretch]

    /// Free slots are the windows less what is busy.
    package init(_ day: CalendarDay, in zone: TimeZone, _ settings: FreeTimeSettings, busy: [Stretch]) {
        let windows = (settings.windows[day.weekday] ?? []).compactMap { $0.stretch(on: day, in: zone) }.merged
        let free = windows.subtracting(busy)
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
