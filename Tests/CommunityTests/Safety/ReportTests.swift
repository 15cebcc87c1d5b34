import Foundation
import Members
import Storage
import Support
import Testing
import Web

@testable import Community

/// Reports on their way into the queue.
struct ReportTests {
    private func report(
        _ about: Member.ID,
        _ reason: Report.Reason = .harassment,
        words: String = "Called me names",
        chat: String? = nil,
        numbers: [Int64] = [],
        blocks: Bool = false
    ) -> ReportForm.Values {
        ReportForm.Values(about: about, reason: reason, words: words, chat: chat, numbers: numbers, blocks: blocks)
    }

    private func store(_ village: Village, _ owner: Member.ID) -> ReportStore {
        village.reports(of: owner)
    }

    @Test("holds the messages it is about, sealed, and the others not", arguments: Backend.available)
    func messages(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        let chat = try await village.befriend(ana, ben)
        try await village.say(["Hello", "You weakling", "Private"], in: chat, by: ben)
        #expect(try await self.store(village, ana).messages(of: chat, with: ben)?.count == 3)
        let sent = try await self.store(village, ana).send(
            self.report(ben, chat: chat, numbers: [2, 9]),
            at: village.now
        )
        #expect(sent == .taken)
        let report = try #require(try await village.queue().waiting(for: 0, after: nil, limit: 5).first)
        #expect(report.account.words == "Called me names")
        #expect(report.account.messages.map(\.text) == ["You weakling"])
        #expect(report.reporter == ana && report.about == ben)
        let kept = try await village.database.row("SELECT sealed FROM report") { try $0.blob(0) }
        #expect(!String(decoding: try #require(kept), as: UTF8.self).contains("weakling"))
    }

    @Test("tells of a chat only to who was in it, and while it is kept after it ended", arguments: Backend.available)
    func parties(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        let cleo = try await village.addShown("Cleo")
        let chat = try await village.befriend(ana, ben)
        try await village.say(["You weakling"], in: chat, by: ben)
        #expect(try await self.store(village, cleo).messages(of: chat, with: ben) == nil)
        #expect(try await self.store(village, ana).messages(of: chat, with: cleo) == nil)
        let others = self.report(ben, chat: chat, numbers: [1])
        #expect(try await self.store(village, cleo).send(others, at: village.now) == .unknownChat)
        // Ben was faster: Ana, who never wrote a word there, still has what he wrote.
        try await village.blocks(of: ben).block(ana, seen: true, at: village.now)
        #expect(try await self.store(village, ana).messages(of: chat, with: ben)?.map(\.text) == ["You weakling"])
        #expect(try await self.store(village, ana).send(others, at: village.now) == .taken)
        try await village.database.write { try $0.execute("DELETE FROM chat") }
        #expect(try await self.store(village, ana).messages(of: chat, with: ben) == nil)
    }

    @Test("waits once for a pair and a reason, and ten a day are enough", arguments: Backend.available)
    func once(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        var added: [Member.ID] = []
        for number in 0..<6 { added.append(try await village.addShown("Ben\(number)")) }
        let others = added
        let store = self.store(village, ana)
        async let first = store.send(self.report(others[0]), at: village.now)
        async let second = store.send(self.report(others[0]), at: village.now)
        #expect(try await [first, second] == [.taken, .taken])
        #expect(try await village.queue().waiting(for: 0, after: nil, limit: 50).count == 1)
        for reason in [Report.Reason.spam, .fake] {
            for other in others.prefix(5) {
                let isLast = reason == .fake && other == others[4]
                #expect(
                    try await store.send(self.report(other, reason), at: village.now) == (isLast ? .tooMany : .taken)
                )
            }
        }
        village.wait(86_401)
        #expect(try await store.send(self.report(others[5]), at: village.now) == .taken)
    }

    @Test("blocks in the same step", arguments: Backend.available)
    func blocking(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        let chat = try await village.befriend(ana, ben)
        _ = try await self.store(village, ana).send(self.report(ben, blocks: true), at: village.now)
        #expect(try await village.blocks(of: ana).all() == [.init(id: ben, chat: chat)])
        #expect(try await self.store(village, ana).hasBlocked(ben))
        #expect(try await !self.store(village, ben).hasBlocked(ana))
    }

    @Test("stays when who reported leaves, and goes with whom it is about", arguments: Backend.available)
    func leaving(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        _ = try await self.store(village, ana).send(self.report(ben), at: village.now)
        try await village.leave(ana)
        #expect(try await village.queue().waiting(for: 0, after: nil, limit: 5).map(\.reporter) == [nil])
        try await village.leave(ben)
        #expect(try await village.queue().waiting(for: 0, after: nil, limit: 5).isEmpty)
    }

    @Test(
        "needs whom, why, and words where nothing else fits",
        arguments: [
            (["memberId": "2", "reason": "spam"], nil), (["memberId": "2", "reason": "other"], "words"),
            (["memberId": "2"], "reason"), (["memberId": "2", "reason": "rude"], "reason"),
            (["reason": "spam"], "memberId"),
            (["memberId": "-1", "reason": "spam"], "memberId"), (["memberId": "two", "reason": "spam"], "memberId"),
            (["memberId": "2", "reason": "spam", "words": String(repeating: "x", count: 1_001)], "words"),
            (["memberId": "2", "reason": "spam", "chatId": "mine"], "chatId"),
            (["memberId": "2", "reason": "spam", "messages.0.number": "1"], "chatId"),
            (
                [
                    "memberId": "2", "reason": "spam", "chatId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00",
                    "messages.0.number": "first",
                ], "messages"
            ),
        ] as [([String: String], String?)]
    )
    func form(input: [String: String], complaint: String?) {
        let errors = ReportForm(FormInput(input)).complaints
        #expect((errors?.messages ?? [:]).keys.sorted() == [complaint].compactMap(\.self))
    }
}

extension Village {
    /// Puts messages into a chat as they would be kept.
    func say(_ words: [String], in chat: String, by sender: Member.ID) async throws {
        let (seal, now) = (self.seal, self.now.milliseconds)
        try await self.database.write { db in
            for (place, text) in words.enumerated() {
                try db.execute(
                    """
                    INSERT INTO chat_message (chat_id, number, sender_id, client_id, kind, sealed, at)
                    VALUES (\(chat), \(place + 1), \(sender), \(UUID().uuidString.lowercased()), 'text',
                        \(try seal.seal(text, as: "chat_message.sealed/\(chat)")), \(now))
                    """
                )
            }
        }
    }

    /// A queue that suspends nobody but whom `suspended` remembers.
    func queue(_ suspended: Suspended = Suspended()) -> ReportQueue {
        ReportQueue(
            database: self.database,
            seal: self.seal,
            suspending: suspended.suspending,
            appeal: Appeal(contact: "help@example.org", sender: "spotter@localhost")
        )
    }
}
