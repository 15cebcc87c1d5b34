import Deeds
import Foundation
import Storage
import Support
import Testing

@testable import Community

struct BuddyAnswerTests {
    @Test("two who say yes become buddies once, whoever comes first and however often", arguments: Backend.available)
    func match(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        for _ in 0..<2 { #expect(try await village.say(.yes, ana, to: ben) == .kept) }
        #expect(try await village.told(ben).isEmpty)
        #expect(try await village.buddies(of: ben).isEmpty)
        guard case .buddies(let chat, isNew: true) = try await village.say(.yes, ben, to: ana) else {
            Issue.record("Both said yes.")
            return
        }
        for (one, other) in [(ana, ben), (ben, ana)] {
            for answer in BuddyAnswer.allCases {
                #expect(try await village.say(answer, one, to: other) == .buddies(chat: chat, isNew: false))
            }
            #expect(try await village.ask(other, by: one) == .buddies(chat: chat, isNew: false))
            #expect(try await village.buddies(of: one) == [other])
            let deeds = try await village.database.rows(
                "SELECT source FROM deed WHERE owner_id = \(one) AND kind = 'buddy-gained'"
            ) { try $0.text(0) }
            #expect(deeds == ["buddy \(other)"])
        }
        #expect(try await village.told(ana) == ["You and Ben are buddies now. Say hello."])
        #expect(try await village.told(ben) == ["You and Ana are buddies now. Say hello."])
        let chats = try await village.database.rows("SELECT id FROM chat") { try $0.text(0) }
        #expect(chats == [chat])
    }

    @Test("two who say yes at the same moment become buddies once", arguments: Backend.available)
    func race(backend: Backend) async throws {
        let village = try await Village(backend)
        for round in 0..<6 {
            let ana = try await village.addShown("Ana")
            let ben = try await village.addShown("Ben")
            let outcomes = try await Rush.of([(ana, ben), (ben, ana)]) { one, other in
                round.isMultiple(of: 2)
                    ? try await village.say(.yes, one, to: other) : try await village.ask(other, by: one)
            }
            let matched = outcomes.filter { if case .buddies(_, isNew: true) = $0 { true } else { false } }
            #expect(matched.count == 1, "\(outcomes)")
            #expect(try await village.buddies(of: ana) == [ben])
            #expect(try await village.buddies(of: ben) == [ana])
            #expect(try await village.told(ana).filter { $0.contains("buddies now") }.count == 1)
        }
    }

    @Test("a later yes makes the match, and a no taken back is as if never said", arguments: Backend.available)
    func later(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        #expect(try await village.say(.no, ben, to: ana) == .kept)
        #expect(try await village.say(.yes, ana, to: ben) == .kept)
        #expect(try await village.answers.takeBackPass(of: ana, to: ben) == false, "A yes is no pass.")
        #expect(try await village.answers.takeBackPass(of: ben, to: ana))
        #expect(try await village.answers.takeBackPass(of: ben, to: ana) == false)
        guard case .buddies(_, isNew: true) = try await village.say(.yes, ben, to: ana) else {
            Issue.record("Both said yes.")
            return
        }
    }

    @Test("somebody who isn't there is answered alike, whyever", arguments: Backend.available)
    func nobody(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        let suspended = try await village.addShown("Suspended")
        try village.settle(suspended, "Suspended", suspended: true)
        let (blocked, blocker) = (try await village.addShown("Blocked"), try await village.addShown("Blocker"))
        try await village.block(ana, blocked)
        try await village.block(blocker, ana)
        let others = [
            99_999, ana, suspended, blocked, blocker,
            try await village.addShown("Minor", age: 16), try await village.add("Shy"),
            try await village.addShown("Paused") { $0.isVisible = false },
        ]
        for other in others {
            #expect(try await village.say(.yes, ana, to: other) == nil)
            #expect(try await village.say(.no, ana, to: other) == nil)
            #expect(try await village.ask(other, by: ana) == nil)
            #expect(try await village.answers.withdraw(of: ana, from: other) == false)
            #expect(try await village.answers.takeBackPass(of: ana, to: other) == false)
        }
        let kept = try await village.database.rows("SELECT owner_id FROM buddy_answer") { try $0.integer(0) }
        #expect(kept.isEmpty)
    }

    @Test("isolation: Ana's answers are hers alone", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        let (ben, cleo) = (try await village.addShown("Ben"), try await village.addShown("Cleo"))
        try await village.say(.no, ana, to: cleo)
        try await village.ask(ben, by: ana)
        #expect(try await village.answers.takeBackPass(of: ben, to: cleo) == false)
        #expect(try await village.answers.withdraw(of: cleo, from: ben) == false)
        #expect(try await village.requests(ana).sent == [ben])
        #expect(try await village.requests(cleo).sent.isEmpty)
        #expect(try await village.requests(cleo).received.isEmpty)
        #expect(try await village.say(.yes, cleo, to: ben) == .kept)
    }
}
