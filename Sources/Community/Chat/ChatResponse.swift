import Foundation
import Web

/// A conversation as a device reads it.
struct ChatResponse: JSONWritable {
    let conversation: Chats.Conversation
    let reader: Member.ID

    func write(to json: inout JSONWriter) {
        let (chat, buddy) = (self.conversation.chat, self.conversation.buddy)
        json.object { json in
            json.member("id", chat.id)
            json.member("buddyId", buddy.id)
            json.member("name", buddy.firstName)
            json.member(
                "picture",
                self.conversation.photo.map { PeopleLinks.picture(.small, of: buddy.id, version: $0) }
            )
            json.member("new", chat.isNew)
            json.member("unread", chat.unread)
            json.member("readNumber", chat.readNumber)
            json.member("lastNumber", chat.lastNumber)
            json.member("at", chat.lastAt.formatted(.iso8601))
            json.member("last") { json in
                if let last = chat.last {
                    MessageResponse(last, in: chat.id, for: self.reader).write(to: &json)
                } else {
                    json.null()
                }
            }
        }
    }
}

/// The list, the latest first.
struct ChatsResponse: JSONWritable {
    let chats: [ChatResponse]

    func write(to json: inout JSONWriter) {
        json.object { json in json.member("chats", each: self.chats) { $0.write(to: &$1) } }
    }
}
