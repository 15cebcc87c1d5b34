import Foundation
import Members
import Web

/// A proposed or agreed workout, as a chat shows it.
struct JointWorkoutView: Encodable, Sendable {
    /// Such as "Emil proposes tomorrow, 17:00–18:00".
    let jointWords: String
    /// What of the member's own stands at a proposed time; empty for nothing.
    let jointOwnWords: String
    let jointCanAccept: Bool
    /// Empty once it is agreed.
    let jointRefusalPath: String
    let jointRefusalLabel: String
    let jointAcceptancePath: String

    init(
        _ workout: JointWorkout,
        own: JointPlanning.Own?,
        in chat: String,
        with buddy: Person,
        for member: Member,
        at now: Date
    ) {
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
        let isAsked = isOpen && !isOwn && workout.time.lowerBound > now
        switch own {
        case .plan(let title)? where isAsked:
            self.jointOwnWords = "You planned “\(title)” for this time yourself."
            self.jointCanAccept = false
        case .busy? where isAsked:
            self.jointOwnWords = "Your calendar has something at this time."
            self.jointCanAccept = true
        default:
            self.jointOwnWords = ""
            self.jointCanAccept = isAsked
        }
        self.jointAcceptancePath = JointWorkoutLinks.acceptance.path(chat, workout.id)
        self.jointRefusalPath = isOpen ? JointWorkoutLinks.refusal.path(chat, workout.id) : ""
        self.jointRefusalLabel = isOwn ? "Take it back" : "Not then"
    }
}
