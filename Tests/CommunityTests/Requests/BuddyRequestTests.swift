import Foundation
import Members
import Notices
import Storage
import Support
import Testing

@testable import Community

struct BuddyRequestTests {
    @Test("a request is told once, stands on both sides, and a yes makes the match", arguments: Backend.available)
    func accepted(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        for _ in 0..<3 { #expect(try await village.ask(ben, by: ana) == .asked) }
        #expect(try await village.requests(ana) == ([], [ben]))
        #expect(try await village.requests(ben) == ([ana], []))
        #expect(try await village.told(ben) == ["Ana would like to train with you."])
        let notice = try #require(try await village.notices(of: ben).last)
        #expect(notice.path == "/together/requests?from=\(ana)")
        #expect(notice.actions.map(\.label) == ["Accept", "Not now"])
        #expect(
            notice.actions.map(\.path) == [
                "/together/requests/\(ana)/acceptance", "/together/requests/\(ana)/refusal",
            ]
        )
        village.wait(60)
        guard case .buddies(_, isNew: true) = try await village.say(.yes, ben, to: ana) else {
            Issue.record("Ben accepted.")
            return
        }
        #expect(try await village.requests(ana) == ([], []))
        #expect(try await village.requests(ben) == ([], []))
        #expect(
            try await village.told(ben) == [
                "read: Ana would like to train with you.", "You and Ana are buddies now. Say hello.",
            ]
        )
    }

    @Test("a decline looks like waiting to who asked, and asking again rings nobody", arguments: Backend.available)
    func declined(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        try await village.ask(ben, by: ana)
        let before = try await village.requests(ana)
        #expect(try await village.say(.no, ben, to: ana) == .kept)
        #expect(try await village.requests(ben) == ([], []))
        #expect(try await village.requests(ana) == before)
        #expect(try await village.told(ana).isEmpty)
        #expect(try await village.ask(ben, by: ana) == .asked)
        #expect(try await village.answers.withdraw(of: ana, from: ben))
        #expect(try await village.ask(ben, by: ana) == .asked)
        #expect(try await village.requests(ben) == ([], []))
        #expect(try await village.told(ben) == ["read: Ana would like to train with you."])
        // Ben thinks again.
        guard case .buddies(_, isNew: true) = try await village.say(.yes, ben, to: ana) else {
            Issue.record("Ana still asks.")
            return
        }
    }

    @Test("who said yes quietly is a buddy at once when they are asked", arguments: Backend.available)
    func atOnce(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        try await village.say(.yes, ben, to: ana)
        guard case .buddies(_, isNew: true) = try await village.ask(ben, by: ana) else {
            Issue.record("Both want to.")
            return
        }
        #expect(try await village.told(ben) == ["You and Ana are buddies now. Say hello."])
    }

    @Test("however many are sent at the same moment, twenty a day are taken", arguments: Backend.available)
    func manyAtOnce(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        var others: [Member.ID] = []
        for number in 0..<24 { others.append(try await village.addShown("B\(number)")) }
        let outcomes = try await Rush.of(others) { try await village.ask($0, by: ana) }
        #expect(outcomes.filter { $0 == .asked }.count == 20)
        #expect(outcomes.filter { $0 == .tooMany }.count == 4)
    }

    @Test("a block that comes first in the very moment of a match is answered as nobody", arguments: Backend.available)
    func blockedMeanwhile(backend: Backend) async throws {
        let village = try await Village(backend)
        for number in 0..<4 {
            let (ana, ben) = (
                try await village.addShown("Ana\(number)"), try await village.addShown("Ben\(number)")
            )
            try await village.say(.yes, ben, to: ana)
            let now = village.now
            async let block: Void = village.blocks(of: ben).block(ana, seen: true, at: now)
            async let answer = village.say(.yes, ana, to: ben)
            try await block
            // Never an error: nil after the block, kept while it takes the other's yes away, buddies before it.
            _ = try await answer
            #expect(try await village.buddies(of: ana).isEmpty)
        }
    }

    @Test("a request taken back is gone, and the yes with it", arguments: Backend.available)
    func withdrawn(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        try await village.ask(ben, by: ana)
        #expect(try await village.answers.withdraw(of: ana, from: ben))
        #expect(try await village.answers.withdraw(of: ana, from: ben) == false)
        #expect(try await village.requests(ben) == ([], []))
        #expect(try await village.told(ben) == ["read: Ana would like to train with you."])
        #expect(try await village.say(.yes, ben, to: ana) == .kept)
    }

    @Test("a day takes twenty requests, those taken back among them", arguments: Backend.available)
    func limit(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        for number in 0..<BuddyAnswerStore.mostRequests {
            let other = try await village.addShown("P\(number)")
            #expect(try await village.ask(other, by: ana) == .asked)
            if number.isMultiple(of: 2) { #expect(try await village.answers.withdraw(of: ana, from: other)) }
        }
        let ben = try await village.addShown("Ben")
        #expect(try await village.ask(ben, by: ana) == .tooMany)
        #expect(try await village.say(.yes, ana, to: ben) == .kept, "A quiet yes costs nothing.")
        #expect(try await village.ask(ana, by: ben) != .tooMany, "The limit is Ana's.")
        village.wait(86_400)
        #expect(try await village.ask(try await village.addShown("Cleo"), by: ana) == .asked)
    }

    @Test("who paused or blocked stands in nobody's requests", arguments: Backend.available)
    func absent(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        let (ben, cleo) = (try await village.addShown("Ben"), try await village.addShown("Cleo"))
        for other in [ben, cleo] {
            try await village.ask(other, by: ana)
            let back = try await village.addShown("Asker")
            try await village.ask(other, by: back)
        }
        try await village.show(ben) { $0.isVisible = false }
        try await village.block(cleo, ana)
        #expect(try await village.requests(ana).sent.isEmpty)
        #expect(try await village.requests(cleo).received.count == 1)
    }
}
