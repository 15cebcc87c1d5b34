package import Foundation
package import HealthMath

/// The days that a member can mean: from the one on which they were born to today, or some days ahead where they plan.
package struct LifeDays: Sendable, Equatable {
    package let first: CalendarDay
    package let last: CalendarDay
    package let today: CalendarDay

    package init(born birthday: CalendarDay?, today: CalendarDay, ahead: Int = 0) {
        self.first = max(birthday ?? Plausible.firstDay, Plausible.firstDay)
        self.today = today
        self.last = max(today.adding(days: ahead), self.first)
    }

    package func contains(_ day: CalendarDay) -> Bool { day >= self.first && day <= self.last }

    /// Returns what is wrong with a day; nil for one that a member can mean.
    package func complaint(about day: CalendarDay) -> String? {
        if day < self.first { return "That was before you were born. Choose a later day." }
        guard day > self.last else { return nil }
        return self.last > self.today
            ? "That is too far ahead. Choose a day up to \(self.last)."
            : "That day is yet to come. Choose today or an earlier one."
    }
}

extension Member {
    /// Returns the days that the member can mean at an instant, up to so many ahead.
    package func lifeDays(at now: Date, ahead: Int = 0) -> LifeDays {
        LifeDays(born: self.birthday, today: self.day(at: now), ahead: ahead)
    }
}
