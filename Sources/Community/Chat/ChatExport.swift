import Foundation
import Members
import Portability
import Storage
import Web

/// Exports a member's chats.
///
/// It contains everything of the chats that they can read on their pages, and of chats that ended what they wrote
/// themselves. Those don't name the other member, because that could tell why they ended.
struct ChatExport: Sendable {
    let database: any Database
    let seal: Seal
    let people: PersonLookup
    let now: @Sendable () -> Date

    static let page = 500

    var file: WrittenFile {
        WrittenFile(
            "messages.json",
            note: "what you and your buddies wrote; of chats that ended, what you wrote",
            page: { try await self.page(of: $0, after: $1) }
        )
    }

    /// Returns one chat after the other by id; a cursor is a chat's id and the last number read of it.
    func page(of owner: Member.ID, after cursor: String?) async throws -> WrittenFile.Page {
        let parts = cursor?.split(separator: " ") ?? []
        let (known, number) = (parts.first.map(String.init), parts.count == 2 ? Int64(parts[1]) ?? 0 : 0)
        guard let chat = if let known { known } else { try await self.chat(after: "", of: owner) } else {
            return ([], nil)
        }
        let buddy = try await self.buddy(in: chat, of: owner)
        let messages = try await self.database.rows(
            Self.messages(of: chat, after: number, by: buddy == nil ? owner : nil)
        ) { [seal, setAside = self.database.setAside] row in
            var columns = row.reader
            let message = try ChatMessage(&columns, of: chat, seal, telling: setAside)
            return TakenMessage(message, of: chat, for: owner, with: buddy?.screenName)
        }
        let rows = try messages.map { Array(try JSONResponse.text(of: $0).utf8) }
        if messages.count == Self.page, let last = messages.last { return (rows, "\(chat) \(last.number)") }
        return (rows, try await self.chat(after: chat, of: owner))
    }

    /// Finds the next chat that the member takes part in or wrote in.
    private func chat(after id: String, of owner: Member.ID) async throws -> String? {
        try await self.database.row(Self.next(after: id, of: owner)) { try $0.optionalText(0) } ?? nil
    }

    static func next(after id: String, of owner: Member.ID) -> SQL {
        """
        SELECT MIN(id) FROM (
            SELECT MIN(chat_id) AS id FROM buddy WHERE owner_id = \(owner) AND chat_id > \(id)
            UNION ALL
            SELECT MIN(chat_id) FROM chat_message WHERE sender_id = \(owner) AND chat_id > \(id)
        ) AS either
        """
    }

    /// Returns the other member; nil for a chat that ended.
    private func buddy(in chat: String, of owner: Member.ID) async throws -> Person? {
        let id = try await self.database.row(
            """
            SELECT buddy_id FROM buddy WHERE owner_id = \(owner) AND chat_id = \(chat)
                AND \(Blocks.none(between: "buddy.owner_id", and: "buddy.buddy_id"))
            """
        ) { try $0.integer(0) }
        guard let id else { return nil }
        let people = try await self.people([owner, id])
        guard let me = people[owner], let buddy = people[id], me.isOfTheAge(of: buddy, on: me.day(at: self.now()))
        else { return nil }
        return buddy
    }

    static func messages(of chat: String, after number: Int64, by sender: Member.ID?) -> SQL {
        let own: SQL = sender.map { "AND sender_id = \($0)" } ?? ""
        return """
            SELECT \(ChatMessage.columns) FROM chat_message
            WHERE chat_id = \(chat) AND number > \(number) \(own) ORDER BY number LIMIT \(Self.page)
            """
    }
}

/// A message in the export.
private struct TakenMessage: Encodable, Sendable {
    let chat: String
    let with: OrNull<String>
    let number: Int64
    let at: Int64
    let mine: Bool
    let kind: String
    let text: OrNull<String>
    let title: OrNull<String>
    let note: OrNull<String>

    init(_ message: ChatMessage, of chat: String, for owner: Member.ID, with name: String?) {
        var text: String?
        if case .text(let said) = message.content { text = said }
        self.chat = chat
        self.with = OrNull(name)
        self.number = message.number
        self.at = message.at.milliseconds
        self.mine = message.sender == owner
        self.kind = message.content.kind.rawValue
        self.text = OrNull(text)
        self.title = OrNull(message.content.card?.title)
        self.note = OrNull(message.content.card?.note)
    }
}
