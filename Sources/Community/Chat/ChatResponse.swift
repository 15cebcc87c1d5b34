import Foundation
import Members
import Web

/// A chat as a device reads it.
struct ChatResponse: Encodable, Sendable {
    let id: String
    let buddyId: Member.ID
    let name: String
    let picture: OrNull<String>
    let new: Bool
    let unread: Int
    let readNumber: Int64
    let lastNumber: Int64
    let at: String
    let last: OrNull<MessageResponse>

    init(_ conversation: Chats.Conversation, for reader: Member.ID) {
        let (chat, buddy) = (conversation.chat, conversation.buddy)
        self.id = chat.id
        self.buddyId = buddy.id
        self.name = buddy.firstName
        self.picture = OrNull(conversation.photo.map { PeopleLinks.picture(.small, of: buddy.id, version: $0) })
        self.new = chat.isNew
        self.unread = chat.unread
        self.readNumber = chat.readNumber
        self.lastNumber = chat.lastNumber
        self.at = chat.lastAt.formatted(.iso8601)
        self.last = OrNull(chat.last.map { MessageResponse($0, in: chat.id, for: reader) })
    }
}

/// A member's chats, the latest first.
struct ChatsResponse: Encodable, Sendable {
    let chats: [ChatResponse]
}
