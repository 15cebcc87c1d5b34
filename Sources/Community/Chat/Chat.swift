import Foundation
import Members

/// A chat as one of its two members sees it.
struct Chat: Sendable, Equatable {
    let id: String
    let buddy: Member.ID
    /// True until the member opens it for the first time.
    let isNew: Bool
    /// The number of the last message that the member has read.
    let readNumber: Int64
    /// The number of the last message that the buddy has read; nil when they don't share it.
    let buddyReadNumber: Int64?
    let lastNumber: Int64
    let lastAt: Date
    /// The buddy's unread messages; at most `mostUnread`.
    let unread: Int
    /// Nil as long as there is no message.
    let last: ChatMessage?

    static let mostUnread = 100
}
