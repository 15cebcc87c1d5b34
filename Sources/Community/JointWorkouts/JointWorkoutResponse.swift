import Foundation
import Members
import Web

/// A workout that buddies plan together, as a device reads it.
struct JointWorkoutResponse: Encodable, Sendable {
    let id: String
    /// Whether the member proposed it.
    let own: Bool
    let startAt: String
    let endAt: String
    let accepted: Bool

    init(_ workout: JointWorkout, for member: Member.ID) {
        self.id = workout.id
        self.own = workout.proposer == member
        self.startAt = workout.time.lowerBound.formatted(.iso8601)
        self.endAt = workout.time.upperBound.formatted(.iso8601)
        self.accepted = workout.answer == .accepted
    }
}

/// The plans of two buddies, and the hours in which both are free.
struct JointWorkoutsResponse: Encodable, Sendable {
    struct Time: Encodable, Sendable {
        let startAt: String
        let endAt: String
    }

    let workouts: [JointWorkoutResponse]
    /// Null when the buddy doesn't show when they have time.
    let commonTimes: OrNull<[Time]>

    init(_ workouts: [JointWorkout], _ times: [Range<Date>]?, for member: Member.ID) {
        self.workouts = workouts.map { JointWorkoutResponse($0, for: member) }
        self.commonTimes = OrNull(
            times?.map { Time(startAt: $0.lowerBound.formatted(.iso8601), endAt: $0.upperBound.formatted(.iso8601)) }
        )
    }
}
