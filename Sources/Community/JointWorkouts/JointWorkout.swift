import Foundation
import Members

/// An hour at which a member proposed to a buddy to train together.
struct JointWorkout: Sendable, Equatable {
    /// The raw texts are stored, so they never change.
    enum Answer: String, Sendable {
        case accepted, declined
        /// By the member who proposed it.
        case withdrawn
    }

    /// Made by the proposer's device, so that sending it again is harmless.
    let id: String
    let proposer: Member.ID
    let time: Range<Date>
    /// Nil until it was answered.
    let answer: Answer?
}
