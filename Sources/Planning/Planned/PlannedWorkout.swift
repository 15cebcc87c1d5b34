/// A workout that a member means to do at a time.
package struct PlannedWorkout: Equatable, Sendable {
    package enum Settled: String, Sendable {
        /// The member says so; a workout that was recorded needs no such word.
        case done
        /// It wasn't done, and is to be offered no other time.
        case letGo = "let-go"
    }

    /// Made by the device that asks for it, so that asking again plans nothing twice.
    package let id: String
    /// As the workout was called then.
    package var title: String
    /// One of the member's own; nil when any will do.
    package var workout: String?
    /// With travel and shower.
    package var time: Stretch
    /// Whether it is to stand in the member's calendar too.
    package var inCalendar: Bool
    package var settled: Settled?
    package var version: Int64

    package init(
        id: String,
        title: String,
        workout: String? = nil,
        time: Stretch,
        inCalendar: Bool = false,
        settled: Settled? = nil,
        version: Int64 = 1
    ) {
        self.id = id
        self.title = title
        self.workout = workout
        self.time = time
        self.inCalendar = inCalendar
        self.settled = settled
        self.version = version
    }

    /// The most minutes that one may take.
    package static let longest = 12 * 60

    var takesTime: Bool { self.settled != .letGo }
}
