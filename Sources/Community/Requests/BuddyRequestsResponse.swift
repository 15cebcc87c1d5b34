import Foundation
import HealthMath
import Storage

/// The open requests as a device reads them.
struct BuddyRequestsResponse: Encodable, Sendable {
    let received: [Item]
    let sent: [Item]

    struct Item: Encodable, Sendable {
        let member: PersonResponse
        let askedAt: String
    }

    init(received: [PendingBuddyRequest], sent: [PendingBuddyRequest], on day: CalendarDay) {
        func item(_ asked: PendingBuddyRequest) -> Item {
            Item(
                member: PersonResponse(asked.who.person, photo: asked.who.photoVersion, on: day),
                askedAt: Date(milliseconds: asked.at).formatted(.iso8601)
            )
        }
        self.received = received.map(item)
        self.sent = sent.map(item)
    }
}
