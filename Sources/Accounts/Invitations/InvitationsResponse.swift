import Foundation
import Members
import Storage
import Web

/// The invitations that are good, the newest first.
struct InvitationsResponse: Encodable, Sendable {
    struct One: Encodable, Sendable {
        let id: String
        let note: String
        let places: Int
        /// In UTC.
        let expiresAt: String
    }

    let invitations: [One]
    /// The value of `after` for the next page; null on the last.
    let next: OrNull<String>

    init(_ open: [Invitation]) {
        self.invitations = open.map {
            One(id: $0.id, note: $0.note, places: $0.places, expiresAt: $0.expiresAt.formatted(.iso8601))
        }
        let last = open.count == InvitationsPage.length ? open.last : nil
        self.next = OrNull(last.map { Cursor(at: $0.createdAt.milliseconds, id: $0.id).description })
    }
}

/// A link that can't be shown again.
struct NewInvitationResponse: Encodable, Sendable {
    let link: String
}
