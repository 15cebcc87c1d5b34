import Foundation
import Members
import Web

/// A proposed or agreed workout, as a chat shows it.
struct JointWorkoutView: Encodable, Sendable {
    /// Such as "Emil proposes tomorrow, 17:00–18:00".
    let jointWords: String
    let jointCanAccept: Bool
    /// Empty once it is agreed.
    let jointRefusalPath: String
    let jointRefusalLabel: String
    let jointAcceptancePath: String

    init(_ workout: JointWorkout, in chat: String, with buddy: Person, for member: Member, at now: Date) {
        let words = JointWorkoutWords(zone: member.timeZone, now: now)
        let time = words.inSentence(workout.time)
        let isOwn = workout.proposer == member.id
        let isOpen = workout.answer == nil
        self.jointWords =
            !isOpen
            ? "You train together \(time)."
            : isOwn
                ? "You proposed \(time). \(buddy.firstName) has yet to say."
                : "\(buddy.firstName) proposes \(time)."
        self.jointCanAccept = isOpen && !isOwn && workout.time.lowerBound > now
        self.jointAcceptancePath = JointWorkoutLinks.acceptance.path(chat, workout.id)
        self.jointRefusalPath = isOpen ? JointWorkoutLinks.refusal.path(chat, workout.id) : ""
        self.jointRefusalLabel = isOwn ? "Take it back" : "Not then"
    }
}
