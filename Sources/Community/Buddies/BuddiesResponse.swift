import Foundation
import HealthMath
import Storage

/// Buddies as a device reads them.
struct BuddiesResponse: Encodable, Sendable {
    let buddies: [Item]

    struct Item: Encodable, Sendable {
        let member: PersonResponse
        let chatId: String
        let since: String
        /// True until the member opens the chat.
        let new: Bool
    }

    init(_ buddies: [KnownBuddy], on day: CalendarDay) {
        self.buddies = buddies.map { known in
            Item(
                member: PersonResponse(known.who.person, photo: known.who.photoVersion, on: day),
                chatId: known.buddy.chat,
                since: Date(milliseconds: known.buddy.since).formatted(.iso8601),
                new: known.buddy.isNew
            )
        }
    }
}
