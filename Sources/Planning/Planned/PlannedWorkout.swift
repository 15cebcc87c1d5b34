/// A workout that a member plans to do at a time.
package struct PlannedWorkout: Equatable, Sendable {
    package enum Settled: String, Sendable {
        /// The member says that it was done, or, where they checked in, that they will; a recorded training needs no such
        /// word.
        case done
        /// It wasn't done, and no other time is to be offered.
        case letGo = "let-go"
    }

    /// Made by the device, so that sending it again plans nothing twice.
    package let id: String
    /// The workout's title when it was planned.
    package var title: String
    /// The member's workout; nil when any will do.
    package var workout: String?
    /// Its time with travel and shower.
    package var time: Stretch
    /// Whether it is written to the member's calendar, too.
    package var inCalendar = false
    /// When its member said that it stays out of their calendar, in milliseconds since 1970; nil where they didn't.
    package var keptOutAt: Int64?
    package var settled: Settled?
    /// When it was planned for this time, in milliseconds since 1970; nil for one so old that nobody stored it.
    package var plannedAt: Int64?
    /// When its member checked in to it before its time was over, in milliseconds since 1970; nil where they didn't, or
    /// said afterwards what became of it.
    var checkedInAt: Int64?
    package var version: Int64 = 1

    /// What a plan is called for which nothing is chosen yet.
    static let untitled = "Workout"

    /// The most minutes that a plan may take.
    package static let longest = 12 * 60

    var takesTime: Bool { self.settled != .letGo }

    /// Whether its member said that they will train, and nothing since.
    var isCheckedIn: Bool { self.settled == .done && self.checkedInAt != nil }
}
