package import Foundation
package import Web

/// A conversation as one of the two has it.
package struct Chat: Sendable, Equatable {
    package let id: String
    package let buddy: Member.ID
    /// Whether it was never looked at since the two became buddies.
    package let isNew: Bool
    /// Up to where the member has read.
    package let readNumber: Int64
    /// Up to where the buddy has read; nil for who keeps that to themselves.
    package let buddyReadNumber: Int64?
    package let lastNumber: Int64
    package let lastAt: Date
    /// Messages of the buddy that aren't read yet; at most `mostUnread`.
    package let unread: Int
    /// Nil as long as nothing was said.
    package let last: ChatMessage?

    package static let mostUnread = 100
}
