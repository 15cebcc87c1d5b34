import Foundation
import Members
import Web

/// A message as a device reads it.
struct MessageResponse: Encodable, Sendable {
    /// The longest text in a live event, in bytes of UTF-8.
    ///
    /// The page requests a longer text itself.
    private static let longestLiveText = 2_000

    let chat: String
    let number: Int64
    let mine: Bool
    let clientId: OrNull<String>
    let kind: String
    let text: OrNull<String>
    let title: OrNull<String>
    let note: OrNull<String>
    let path: OrNull<String>
    let at: String

    /// Creates the answer; cards link `reader` to their own copy.
    init(_ message: ChatMessage, in chat: String, for reader: Member.ID, live: Bool = false) {
        let mine = message.sender == reader
        let card = message.content.card
        self.chat = chat
        self.number = message.number
        self.mine = mine
        self.clientId = OrNull(mine ? message.clientID : nil)
        self.kind = message.content.kind.rawValue
        if case .text(let text) = message.content, !live || text.utf8.count <= Self.longestLiveText {
            self.text = OrNull(text)
        } else {
            self.text = OrNull(nil)
        }
        self.title = OrNull(card?.title)
        self.note = OrNull(card?.note)
        self.path = OrNull(mine ? card?.ownPath : card?.path)
        self.at = message.at.formatted(.iso8601)
    }
}

/// A range of a chat's messages.
struct MessagesResponse: Encodable, Sendable {
    let messages: [MessageResponse]
    /// Whether there are more messages beyond the range, away from where it began.
    let more: Bool
    let buddyReadNumber: OrNull<Int64>
}

/// The last message that a member has read.
struct ReadPositionResponse: Encodable, Sendable {
    let chat: String
    let number: Int64
    /// Whether the reader is the member themselves, on another device.
    let mine: Bool
}
