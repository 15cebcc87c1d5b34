import Foundation
import Members
import Storage
import Support
import Testing

@testable import Community

/// Ana and Ben, who are buddies, and Cleo, who has no part in it.
struct Talk: Sendable {
    let village: Village
    let (ana, ben, cleo): (Member.ID, Member.ID, Member.ID)
    let chat: String

    init(_ backend: Backend) async throws {
        self.village = try await Village(backend)
        let (ana, ben) = (try await self.village.addShown("Ana"), try await self.village.addShown("Ben"))
        (self.ana, self.ben, self.cleo) = (ana, ben, try await self.village.addShown("Cleo"))
        self.chat = try await self.village.befriend(ana, ben)
    }

    func messages(_ owner: Member.ID) -> MessageStore {
        MessageStore(database: self.village.database, seal: self.village.seal, owner: owner)
    }

    func chats(_ owner: Member.ID) -> ChatStore {
        ChatStore(database: self.village.database, seal: self.village.seal, owner: owner)
    }

    static func id() -> String { UUID().uuidString.lowercased() }

    @discardableResult
    func say(_ text: String, by owner: Member.ID, id: String = Self.id()) async throws -> MessageStore.Added? {
        try await self.messages(owner).add(.text(text), clientID: id, to: self.chat, at: self.village.now)
    }

    /// As if so many messages had been said.
    func count(to number: Int64) async throws {
        try await self.village.database.write { [chat] db in
            try db.execute("UPDATE chat SET last_number = \(number) WHERE id = \(chat)")
        }
    }

    /// What one of the two reads, the earliest first.
    func heard(_ owner: Member.ID, _ stretch: MessageStore.Stretch = .latest, limit: Int = 100) async throws -> [String]
    {
        try await self.messages(owner).messages(stretch, of: self.chat, limit: limit).messages.map {
            guard case .text(let text) = $0.content else { return "" }
            return text
        }
    }

    func read(_ owner: Member.ID, upTo number: Int64) async throws -> ChatStore.ReadPosition? {
        try await self.chats(owner).read(self.chat, upTo: number, at: self.village.now)
    }
}
