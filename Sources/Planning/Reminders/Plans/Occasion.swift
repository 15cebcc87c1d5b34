import Foundation
package import HealthMath

/// A time at which a member should be reminded to train.
package struct Occasion: Equatable, Sendable {
    package let day: CalendarDay
    package let slot: Stretch
    /// The planned workout that it is for; nil for free time.
    package var planned: String?
}
