import Foundation
import Members

/// A conversation as one of the two has it.
struct Chat: Sendable, Equatable {
    let id: String
    let buddy: Member.ID
    /// Whether it was never looked at since the two became buddies.
    let isNew: Bool
    /// Up to where the member has read.
    let readNumber: Int64
    /// Up to where the buddy has read; nil for who keeps that to themselves.
    let buddyReadNumber: Int64?
    let lastNumber: Int64
    let lastAt: Date
    /// Messages of the buddy that aren't read yet; at most `mostUnread`.
    let unread: Int
    /// Nil as long as nothing was said.
    let last: ChatMessage?

    static let mostUnread = 100
}
