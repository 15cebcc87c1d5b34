import Foundation
import Web

/// A message as a device reads it.
struct MessageResponse: JSONWritable {
    /// Bytes of UTF-8.
    ///
    /// Longer texts aren't sent with a live event; the page asks for them.
    private static let longestLiveText = 2_000

    private let message: ChatMessage
    private let chat: String
    private let mine: Bool
    private let text: String?

    /// Cards lead `reader` to their own copy.
    init(_ message: ChatMessage, in chat: String, for reader: Member.ID, live: Bool = false) {
        self.message = message
        self.chat = chat
        self.mine = message.sender == reader
        if case .text(let text) = message.content, !live || text.utf8.count <= Self.longestLiveText {
            self.text = text
        } else {
            self.text = nil
        }
    }

    func write(to json: inout JSONWriter) {
        let card = self.message.content.card
        json.object { json in
            json.member("chat", self.chat)
            json.member("number", self.message.number)
            json.member("mine", self.mine)
            json.member("clientId", self.mine ? self.message.clientID : nil)
            json.member("kind", self.message.content.kind.rawValue)
            json.member("text", self.text)
            json.member("title", card?.title)
            json.member("note", card?.note)
            json.member("path", self.mine ? card?.ownPath : card?.path)
            json.member("at", self.message.at.formatted(.iso8601))
        }
    }
}

/// A stretch of a conversation.
struct MessagesResponse: JSONWritable {
    let messages: [MessageResponse]
    /// Whether there are others beyond, away from where it began.
    let more: Bool
    let buddyReadNumber: Int64?

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("messages", each: self.messages) { $0.write(to: &$1) }
            json.member("more", self.more)
            json.member("buddyReadNumber") { json in
                if let number = self.buddyReadNumber { json.whole(number) } else { json.null() }
            }
        }
    }
}

/// Up to where somebody has read.
struct ReadPositionResponse: JSONWritable {
    let chat: String
    let number: Int64
    /// Whether it was the member themselves, on another device.
    let mine: Bool

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("chat", self.chat)
            json.member("number", self.number)
            json.member("mine", self.mine)
        }
    }
}
