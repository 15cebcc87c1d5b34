import Audit
import Foundation
import Members
import Notices
import Storage
import Support
import Testing
import Web

@testable import Community

/// What administrators make of reports.
struct ReportQueueTests {
    func scene(
        _ backend: Backend
    ) async throws -> (village: Village, ana: Member.ID, ben: Member.ID, mo: Member) {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        let mo = try village.member(try await village.add("Mo"))
        let form = ReportForm.Values(
            about: ben,
            reason: .harassment,
            words: "Called me names",
            chat: nil,
            numbers: [],
            blocks: false
        )
        let sent = try await village.reports(of: ana).send(form, at: village.now)
        try #require(sent == .taken)
        return (village, ana, ben, mo)
    }

    func decide(
        _ decision: Decision,
        _ report: Report,
        _ queue: ReportQueue,
        by mo: Member,
        at now: Date
    ) async throws {
        try await queue.decide(report, decision, note: "Be kind.", about: "ben", by: mo, at: now)
    }

    @Test("a report that can't be read waits with the others and can be decided", arguments: Backend.available)
    func odd(_ backend: Backend) async throws {
        let (village, _, ben, mo) = try await self.scene(backend)
        let sealed = try village.seal.seal("nonsense", as: Report.context("sealed", about: ben))
        try await village.database.write { db in
            try db.execute(
                """
                INSERT INTO report (reporter_id, about_id, reason, sealed, at, state)
                VALUES (NULL, \(ben), 'spam', \(sealed), 0, 'open')
                """
            )
        }
        let queue = village.queue(Suspended())
        let waiting = try await queue.waiting(for: mo.id, after: nil, limit: 5)
        #expect(waiting.map(\.account.words) == ["(can't be read)", "Called me names"])
        #expect(village.database.setAside.all.map(\.table) == ["report"])
        try await self.decide(.dismissal, try #require(waiting.first), queue, by: mo, at: village.now)
        #expect(try await queue.waiting(for: mo.id, after: nil, limit: 5).count == 1)
    }

    @Test(
        "tells both, writes it down, and is decided once",
        arguments: Backend.available,
        Decision.allCases
    )
    func decide(_ backend: Backend, _ decision: Decision) async throws {
        let (village, ana, ben, mo) = try await self.scene(backend)
        let suspended = Suspended()
        let queue = village.queue(suspended)
        let report = try #require(try await queue.waiting(for: mo.id, after: nil, limit: 5).first)
        async let one: Void = self.decide(decision, report, queue, by: mo, at: village.now)
        async let two: Void = self.decide(decision, report, queue, by: mo, at: village.now)
        var late = 0
        do { try await one } catch is ReportQueue.Decided { late += 1 }
        do { try await two } catch is ReportQueue.Decided { late += 1 }
        #expect(late == 1, "The second is told that somebody was faster.")
        #expect(try await queue.waiting(for: mo.id, after: nil, limit: 5).isEmpty)
        #expect(try await queue.find(report.id, for: mo.id)?.state == decision.state)

        #expect(
            try await village.notices(of: ana).map(\.text) == [
                "Thank you for your report. We looked into it and did what we found right."
            ]
        )
        let told = try await village.notices(of: ben)
        #expect(told.count == (decision == .dismissal ? 0 : 1))
        for notice in told {
            #expect(notice.kind == .house)
            #expect(notice.text.contains("Be kind.") && notice.text.contains("write to help@example.org"))
            let warning = "This is a warning, because of insults, threats or not leaving somebody alone: Be kind."
            #expect(notice.text.hasPrefix(warning) == (decision == .warning))
            #expect(!notice.text.lowercased().contains("ana"), "Nobody learns who reported them.")
        }
        #expect(suspended.all == (decision == .suspension ? [ben] : []))
        #expect((try await queue.reason(of: ben) != nil) == (decision == .suspension))
        let log = try await AuditStore(
            database: village.database,
            actions: CommunityWing.auditActions + [.memberSuspended, .memberRestored]
        ).latest(limit: 5)
        #expect(log.map(\.action) == [decision.action])
        #expect(log.first?.subject == "ben (report \(report.id))" && log.first?.detail == "Be kind.")
    }

    @Test("never shows administrators what is about themselves", arguments: Backend.available)
    func oneself(_ backend: Backend) async throws {
        let (village, _, ben, mo) = try await self.scene(backend)
        let queue = village.queue()
        let report = try #require(try await queue.waiting(for: mo.id, after: nil, limit: 5).first)
        #expect(try await queue.waiting(for: ben, after: nil, limit: 5).isEmpty)
        #expect(try await queue.find(report.id, for: ben) == nil)
        await #expect(throws: ReportQueue.Decided.self) {
            try await self.decide(.dismissal, report, queue, by: try village.member(ben), at: village.now)
        }
        #expect(try await queue.waiting(for: mo.id, after: nil, limit: 5).count == 1)
    }

    @Test("is told once to the administrators who may decide it", arguments: Backend.available)
    func told(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        let mo = try await village.add("Mo")
        let form = ReportForm.Values(about: ben, reason: .spam, words: "", chat: nil, numbers: [], blocks: false)
        let store = village.reports(of: ana, administrators: [ana, ben, mo])
        for _ in 0..<2 { #expect(try await store.send(form, at: village.now) == .taken) }
        let told = try await village.database.rows("SELECT owner_id, path FROM notice") {
            "\(try $0.integer(0)) \(try $0.text(1))"
        }
        let id = try await village.database.row("SELECT id FROM report") { try $0.integer(0) }
        #expect(told == ["\(mo) /admin/reports/\(try #require(id))"])
    }

    @Test("is never decided by who sent it", arguments: Backend.available, Decision.allCases)
    func own(_ backend: Backend, _ decision: Decision) async throws {
        let (village, ana, ben, mo) = try await self.scene(backend)
        let suspended = Suspended()
        let queue = village.queue(suspended)
        let report = try #require(try await queue.waiting(for: ana, after: nil, limit: 5).first)
        #expect(try await queue.find(report.id, for: ana) == report, "They know what they wrote.")
        await #expect(throws: ReportQueue.OwnReport.self) {
            try await self.decide(decision, report, queue, by: try village.member(ana), at: village.now)
        }
        #expect(suspended.all.isEmpty)
        for id in [ana, ben] { #expect(try await village.notices(of: id).isEmpty) }
        #expect(
            try await AuditStore(
                database: village.database,
                actions: CommunityWing.auditActions + [.memberSuspended, .memberRestored]
            ).latest(limit: 5).isEmpty
        )
        try await self.decide(decision, report, queue, by: mo, at: village.now)
        #expect(try await queue.find(report.id, for: mo.id)?.state == decision.state)
    }

    @Test("opening it is written down once an hour for each administrator", arguments: Backend.available)
    func opening(_ backend: Backend) async throws {
        let (village, _, _, mo) = try await self.scene(backend)
        let root = try village.member(try await village.add("Root"))
        let queue = village.queue()
        let report = try #require(try await queue.waiting(for: mo.id, after: nil, limit: 5).first)
        for (seconds, administrator) in [(0, mo), (0, mo), (0, root), (3_599, mo), (1, mo)] {
            village.wait(Double(seconds))
            try await queue.noteOpening(of: report, about: "ben", by: administrator, at: village.now)
        }
        let log = try await AuditStore(
            database: village.database,
            actions: CommunityWing.auditActions + [.memberSuspended, .memberRestored]
        ).latest(limit: 9)
        #expect(log.map(\.actor) == ["mo", "root", "mo"] && log.allSatisfy { $0.action == .reportOpened })
        #expect(Set(log.map(\.subject)) == ["ben (report \(report.id))"])
    }

    @Test("leaves everything as it was rather than suspend the last administrator", arguments: Backend.available)
    func last(_ backend: Backend) async throws {
        let (village, ana, ben, mo) = try await self.scene(backend)
        let queue = village.queue(Suspended(last: ben))
        let report = try #require(try await queue.waiting(for: mo.id, after: nil, limit: 5).first)
        await #expect(throws: Suspending.LastOne.self) {
            try await self.decide(.suspension, report, queue, by: mo, at: village.now)
        }
        #expect(try await queue.waiting(for: mo.id, after: nil, limit: 5).count == 1)
        for id in [ana, ben] { #expect(try await village.notices(of: id).isEmpty) }
    }

    @Test("lets somebody back once, tells them and writes it down", arguments: Backend.available)
    func restore(_ backend: Backend) async throws {
        let (village, _, ben, mo) = try await self.scene(backend)
        let suspended = Suspended()
        let queue = village.queue(suspended)
        let report = try #require(try await queue.waiting(for: mo.id, after: nil, limit: 5).first)
        try await self.decide(.suspension, report, queue, by: mo, at: village.now)
        let restore = { (administrator: Member) in
            try await queue.restore(ben, note: "Welcome back.", named: "ben", by: administrator, at: village.now)
        }
        #expect(try await !restore(try village.member(ben)), "Nobody lets themselves back in.")
        #expect(try await restore(mo))
        #expect(try await !restore(mo))
        #expect(suspended.all.isEmpty)
        #expect(try await village.notices(of: ben).contains { $0.text.hasSuffix("Welcome back.") })
        let log = try await AuditStore(
            database: village.database,
            actions: CommunityWing.auditActions + [.memberSuspended, .memberRestored]
        ).latest(limit: 5)
        #expect(log.map(\.action) == [.memberRestored, .memberSuspended])
    }

    @Test(
        "goes on where the page before ended, and counts what else there is about somebody",
        arguments: Backend.available
    )
    func pages(_ backend: Backend) async throws {
        let (village, _, ben, mo) = try await self.scene(backend)
        let cleo = try await village.addShown("Cleo")
        let form = ReportForm.Values(about: ben, reason: .spam, words: "", chat: nil, numbers: [], blocks: false)
        _ = try await village.reports(of: cleo).send(form, at: village.now)
        let queue = village.queue()
        let first = try #require(try await queue.waiting(for: mo.id, after: nil, limit: 1).first)
        let cursor = Cursor(at: first.at.milliseconds, id: String(first.id))
        let rest = try await queue.waiting(for: mo.id, after: cursor, limit: 5)
        #expect(rest.map(\.reason) == [.spam])
        try await self.decide(.warning, first, queue, by: mo, at: village.now)
        #expect(try await queue.history(of: rest[0]) == [.warned: 1])
    }

    @Test(
        "says to whom to appeal as a letter or a page",
        arguments: [
            ("help@example.org", "write to help@example.org", "mailto:help@example.org"),
            ("https://example.org/help", "see https://example.org/help", "https://example.org/help"),
            (nil, "write to spotter@localhost", "mailto:spotter@localhost"),
        ] as [(String?, String, String)]
    )
    func appeal(contact: String?, words: String, link: String) {
        let appeal = Appeal(contact: contact, sender: "spotter@localhost")
        #expect(appeal.words == words && appeal.link == link)
    }
}
