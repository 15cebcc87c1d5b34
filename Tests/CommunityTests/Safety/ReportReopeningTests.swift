import Audit
import Foundation
import Members
import Notices
import Storage
import Support
import Testing

@testable import Community

/// Decisions about reports that are taken back.
extension ReportQueueTests {
    @Test(
        "is taken back by who just decided it, with what that did, and by nobody else or later",
        arguments: Backend.available,
        Decision.allCases
    )
    func reopen(_ backend: Backend, _ decision: Decision) async throws {
        let (village, ana, ben, mo) = try await self.scene(backend)
        let root = try village.member(try await village.add("Root"))
        let suspended = Suspended()
        let queue = village.queue(suspended)
        let waiting = try #require(try await queue.waiting(for: mo.id, after: nil, limit: 5).first)
        func reopen(_ staff: Member, after seconds: Double = 0) async throws -> Bool {
            let report = try #require(try await queue.find(waiting.id, for: mo.id))
            let at = village.now.addingTimeInterval(seconds)
            return try await queue.reopen(report, about: "ben", by: staff, at: at)
        }
        #expect(try await !reopen(mo), "It waits still.")
        try await self.decide(decision, waiting, queue, by: mo, at: village.now)
        #expect(try await !reopen(root))
        #expect(try await !reopen(mo, after: UndoSpan.seconds + 1))
        #expect(try await reopen(mo))
        #expect(try await !reopen(mo))
        #expect(suspended.all.isEmpty)
        #expect(try await queue.find(waiting.id, for: mo.id)?.state == .open)
        #expect(try await village.notices(of: ana).isEmpty, "They are thanked when it is decided.")
        #expect(try await village.notices(of: ben).allSatisfy { $0.text.contains("taken back") })
        try await self.decide(.warning, waiting, queue, by: mo, at: village.now)
        #expect(try await village.notices(of: ana).count == 1)
    }

    @Test("a decision that another made since isn't taken back by Undo", arguments: Backend.available)
    func reopenAnothers(_ backend: Backend) async throws {
        let (village, _, ben, mo) = try await self.scene(backend)
        let root = try village.member(try await village.add("Root"))
        let suspended = Suspended()
        let queue = village.queue(suspended)
        let waiting = try #require(try await queue.waiting(for: mo.id, after: nil, limit: 5).first)
        try await self.decide(.suspension, waiting, queue, by: mo, at: village.now)
        let mos = try #require(try await queue.find(waiting.id, for: mo.id))
        #expect(try await queue.reopen(mos, about: "ben", by: mo, at: village.now))
        let later = village.now.addingTimeInterval(1)
        try await self.decide(.suspension, waiting, queue, by: root, at: later)
        let roots = try #require(try await queue.find(waiting.id, for: mo.id))
        #expect(try await !queue.reopen(roots, about: "ben", by: mo, at: later))
        #expect(suspended.all == [ben])
        #expect(try await queue.reopen(roots, about: "ben", by: root, at: later))
    }

    @Test("a suspension of before stays when a later decision is taken back", arguments: Backend.available)
    func before(_ backend: Backend) async throws {
        let (village, _, ben, mo) = try await self.scene(backend)
        let suspended = Suspended()
        let queue = village.queue(suspended)
        let earlier = village.now.addingTimeInterval(-86_400)
        _ = try await village.database.write { try suspended.suspending.begin(ben, earlier, $0) }
        let waiting = try #require(try await queue.waiting(for: mo.id, after: nil, limit: 5).first)
        try await self.decide(.suspension, waiting, queue, by: mo, at: village.now)
        let decided = try #require(try await queue.find(waiting.id, for: mo.id))
        #expect(try await queue.reopen(decided, about: "ben", by: mo, at: village.now))
        #expect(suspended.all == [ben])
    }
}
