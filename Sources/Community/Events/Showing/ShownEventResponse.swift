import Foundation
import HealthMath
import Members
import Web

/// One event with everything that a member may know of it, as a device reads it.
struct ShownEventResponse: Encodable, Sendable {
    let event: EventResponse
    /// The number of those who wait before the member, who waits; else 0.
    let waitingBefore: Int
    /// In UTC; null before.
    let checkedInAt: OrNull<String>
    /// The members who come, of those who show it and may be met; buddies first.
    let guests: [Guest]
    let invitedBy: [PersonResponse]
    /// The member who looks after it; null when they aren't to be seen.
    let organiser: OrNull<PersonResponse>
    /// Whether the member may change it.
    let mayChange: Bool
    /// The code to check in by; only for who may change it.
    let code: String?

    struct Guest: Encodable, Sendable {
        let member: PersonResponse
        let buddy: Bool
        /// Whether they checked in.
        let here: Bool
    }

    init(_ shown: ShownEvent, for member: Member, at now: Date) {
        let day = member.day(at: now)
        func person(_ known: BuddyPeople.Known) -> PersonResponse {
            PersonResponse(known.person, photo: known.photoVersion, on: day)
        }
        let event = shown.found.event
        self.event = EventResponse(shown.found)
        self.waitingBefore = shown.waitingBefore
        self.checkedInAt = OrNull(shown.attendance?.checkedInAt?.formatted(.iso8601))
        self.guests = shown.guests.map { Guest(member: person($0.who), buddy: $0.isBuddy, here: $0.isHere) }
        self.invitedBy = shown.inviters.map(person)
        self.organiser = OrNull(shown.organiser.map(person))
        self.mayChange = member.mayChange(event)
        self.code = member.mayChange(event) ? event.code : nil
    }
}
