import Audit
import Deeds
import Foundation
import Jobs
import Notices
import Storage
import Support
import Testing

@testable import Accounts

struct SessionStoreTests {
    @Test("lists a member's sessions, last seen first", arguments: Backend.available)
    func list(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        _ = try await fixture.open(.phone(), of: ana)
        fixture.clock.advance(by: 60)
        _ = try await fixture.open(.program, of: ana)
        let sessions = try await SessionStore(database: fixture.database, owner: ana.id).all(at: fixture.clock.now())
        #expect(sessions.map(\.label) == ["curl", "Firefox on Android"])
        #expect(sessions.map(\.kind) == [.device, .browser])
    }

    @Test("never shows or ends a session of somebody else", arguments: Backend.available)
    func isolation(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let ben = try await fixture.add("Ben")
        let bens = try await fixture.open(.phone(), of: ben)
        let lookup = SessionLookup(database: fixture.database)
        let id = try #require(try await lookup.find(bens.token, .browser, at: fixture.clock.now())?.session)
        let mine = SessionStore(database: fixture.database, owner: ana.id)
        #expect(try await mine.all(at: fixture.clock.now()).isEmpty)
        #expect(try await mine.end(id) == false)
        #expect(try await mine.endOthers(than: "") == 0)
        #expect(try await lookup.find(bens.token, .browser, at: fixture.clock.now()) != nil)
        #expect(try await SessionStore(database: fixture.database, owner: ben.id).end(id))
        #expect(try await lookup.find(bens.token, .browser, at: fixture.clock.now()) == nil)
    }

    @Test("a session ends when it was not seen for long", arguments: Backend.available, [true, false])
    func expiry(_ backend: Backend, remembered: Bool) async throws {
        let fixture = try await AccountFixture(on: backend)
        let opened = try await fixture.open(.phone(remembered: remembered), of: try await fixture.add("Ana"))
        let lookup = SessionLookup(database: fixture.database)
        let lifetime: TimeInterval = remembered ? 90 * 86_400 : 12 * 3_600
        fixture.clock.advance(by: lifetime - 1)
        #expect(try await lookup.find(opened.token, .browser, at: fixture.clock.now()) != nil)
        try await lookup.renew(opened.token, remembered: remembered, at: fixture.clock.now())
        fixture.clock.advance(by: lifetime - 1)
        #expect(try await lookup.find(opened.token, .browser, at: fixture.clock.now()) != nil)
        fixture.clock.advance(by: 1)
        #expect(try await lookup.find(opened.token, .browser, at: fixture.clock.now()) == nil)
    }

    @Test(
        "a session ends a year after it began, however often it is used",
        arguments: Backend.available,
        [Visitor.phone(remembered: true), .phone(remembered: false), .program]
    )
    func year(_ backend: Backend, visitor: Visitor) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let token = try await fixture.open(visitor, of: ana).token
        let lookup = SessionLookup(database: fixture.database)
        let sessions = SessionStore(database: fixture.database, owner: ana.id)
        let end = fixture.clock.now().addingTimeInterval(365 * 86_400)
        let step = SessionKind.lifetime(remembered: visitor.remembered) / 2
        while fixture.clock.now().addingTimeInterval(step) < end {
            fixture.clock.advance(by: step)
            try await lookup.renew(token, remembered: visitor.remembered, at: fixture.clock.now())
        }
        fixture.clock.advance(by: end.timeIntervalSince(fixture.clock.now()) - 1)
        #expect(try await lookup.find(token, visitor.kind, at: fixture.clock.now()) != nil)
        try await lookup.renew(token, remembered: visitor.remembered, at: fixture.clock.now())
        fixture.clock.advance(by: 1)
        #expect(try await lookup.find(token, visitor.kind, at: fixture.clock.now()) == nil)
        #expect(try await sessions.all(at: fixture.clock.now()).isEmpty)
    }

    @Test("a session from before there was a last day gets one", arguments: Backend.available)
    func olderSessions(_ backend: Backend) async throws {
        let name = "accounts-0006-year-of-a-session"
        let all =
            AccountsWing.migrations + DeedMigrations.all + NoticeMigrations.all + JobMigrations.all
            + AuditMigrations.all
        let database = try await backend.open(all.filter { $0.name != name })
        let store = MemberStore(database: database)
        let ana = try await store.add(.named("Ana"), firstAdministers: true, at: Date(milliseconds: 0))
        let day: Int64 = 86_400_000
        for (id, end) in [("long", 500 * day), ("short", 90 * day)] {
            try await database.write { db in
                try db.execute(
                    """
                    INSERT INTO session (token_hash, owner_id, id, kind, label, remembered, created_at, seen_at, expires_at)
                    VALUES (\(SecretToken().hash), \(ana.id), \(id), 'device', 'curl', \(true), 0, 0, \(end))
                    """
                )
            }
        }
        try await database.migrate(all)
        let left = try await database.rows("SELECT id, expires_at FROM session ORDER BY id") {
            [try $0.text(0), String(try $0.integer(1) / day)]
        }
        #expect(left == [["long", "365"], ["short", "90"]])
    }

    @Test("a browser's token opens nothing for a device, nor the other way round", arguments: Backend.available)
    func kinds(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        let lookup = SessionLookup(database: fixture.database)
        let browser = try await fixture.open(.phone(), of: ana).token
        let device = try await fixture.open(.program, of: ana).token
        #expect(try await lookup.find(browser, .device, at: fixture.clock.now()) == nil)
        #expect(try await lookup.find(device, .browser, at: fixture.clock.now()) == nil)
    }

    @Test("who is asking is found by indexes alone")
    func plan() async throws {
        let fixture = try await AccountFixture(on: .sqlite)
        let statement = SessionLookup(database: fixture.database).statement(
            SecretToken(),
            .browser,
            at: fixture.clock.now()
        )
        let steps = try await fixture.database.read {
            try $0.rows("EXPLAIN QUERY PLAN \(statement)") { try $0.text(3) }
        }
        #expect(steps.contains { $0.hasPrefix("SEARCH") })
        #expect(!steps.contains { $0.hasPrefix("SCAN") })
    }

    @Test("pruning forgets what has ended and keeps the rest", arguments: Backend.available)
    func pruning(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("Ana")
        _ = try await fixture.open(.phone(remembered: false), of: ana)
        _ = try await fixture.open(.phone(remembered: true), of: ana)
        fixture.clock.advance(by: 13 * 3_600)
        let jobs = JobStore(database: fixture.database)
        try await jobs.add(Pruning.kind, due: fixture.clock.now())
        let job = try #require(try await jobs.take(1, now: fixture.clock.now(), lease: 60).first)
        guard case .again = try await Pruning(database: fixture.database, now: fixture.clock.now).run(job) else {
            Issue.record("pruning should come again")
            return
        }
        let left = try await fixture.database.read { try $0.rows("SELECT remembered FROM session") { try $0.bool(0) } }
        #expect(left == [true])
    }
}
