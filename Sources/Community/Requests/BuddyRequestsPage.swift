import Foundation
import HealthMath
import Members
import Web

/// The page of received and sent requests.
struct BuddyRequestsPage: PageModel {
    static let template = "buddies/requests"

    let frame: Frame
    let received: [RequestView]
    let sent: [RequestView]
    let cardPath = BuddyLinks.card.path

    struct RequestView: Encodable, Sendable {
        let person: PersonView
        let acceptancePath: String
        let refusalPath: String
        let withdrawalPath: String
        let blockPath: String
    }

    init(received: [PendingBuddyRequest], sent: [PendingBuddyRequest], today: CalendarDay, zone: TimeZone, frame: Frame)
    {
        self.frame = frame
        func view(_ asked: PendingBuddyRequest) -> RequestView {
            let id = asked.who.person.id
            var person = PersonView(asked.who.person, photo: asked.who.photoVersion, on: today)
            let day = CalendarDay(Date(timeIntervalSince1970: Double(asked.at) / 1_000), in: zone)
            person.personNote = "Asked \(DayName(day, today: today).inSentence)"
            return RequestView(
                person: person,
                acceptancePath: BuddyLinks.acceptance(of: id),
                refusalPath: BuddyLinks.refusal(of: id),
                withdrawalPath: BuddyLinks.withdrawal(of: id),
                blockPath: CommunitySafetyLinks.block(id)
            )
        }
        self.received = received.map(view)
        self.sent = sent.map(view)
    }
}
