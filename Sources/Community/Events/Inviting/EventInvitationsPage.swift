import HealthMath
import Web

/// The page on which buddies are invited to an event.
struct EventInvitationsPage: PageModel {
    static let template = "events/invitations"

    let frame: Frame
    let eventName: String
    let buddies: [BuddyView]
    let invitationsPath: String

    struct BuddyView: Encodable, Sendable {
        let person: PersonView
        let buddyId: String
        let buddyIsInvited: Bool
    }

    init(
        _ event: GroupEvent,
        buddies: [(who: BuddyPeople.Known, isInvited: Bool)],
        today: CalendarDay,
        frame: Frame
    ) {
        self.frame = frame
        self.eventName = event.details.name
        self.buddies = buddies.map { buddy in
            BuddyView(
                person: PersonView(buddy.who.person, photo: buddy.who.photoVersion, on: today),
                buddyId: String(buddy.who.person.id),
                buddyIsInvited: buddy.isInvited
            )
        }
        self.invitationsPath = EventLinks.invitations(event.id)
    }
}
