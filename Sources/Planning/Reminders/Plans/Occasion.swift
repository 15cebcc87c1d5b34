import Foundation
package import HealthMath

/// A time at which a member should be reminded to train.
package struct Occasion: Equatable, Sendable {
    package let day: CalendarDay
    package let slot: Stretch
    /// The planned workout that it is for; nil for free time.
    package let planned: String?

    package init(day: CalendarDay, slot: Stretch, planned: String? = nil) {
        self.day = day
        self.slot = slot
        self.planned = planned
    }
}
