import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing

@testable import Deeds

struct DeedNewsTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func fixture(_ backend: Backend) async throws -> (database: any Database, ana: Int64, ben: Int64) {
        let database = try await backend.open(StandInMember.migrations + DeedMigrations.all)
        return (
            database, try await StandInMember.add("Ana", to: database), try await StandInMember.add("Ben", to: database)
        )
    }

    private func days(of owner: Member.ID, in database: any Database) async throws -> [String] {
        try await database.write { try DeedNews.take(of: owner, in: $0) }.map(\.description).sorted()
    }

    @Test("a deed that is written, changed or withdrawn tells its days, once", arguments: Backend.available)
    func days(_ backend: Backend) async throws {
        let (database, ana, ben) = try await self.fixture(backend)
        let first = try #require(CalendarDay("2026-03-14"))
        let second = try #require(CalendarDay("2026-03-20"))
        @Sendable func deed(_ day: CalendarDay) -> Deed {
            Deed(owner: ana, day: day, kind: .dayLogged, source: "e1", at: self.now)
        }
        try await database.write { _ = try deed(first).record(in: $0) }
        #expect(try await DeedNews.owners(10, after: 0, at: .distantFuture, in: database) == [ana])
        #expect(try await DeedNews.owners(10, after: ana, at: .distantFuture, in: database) == [])
        #expect(try await !DeedNews.wait(for: ben, at: .distantFuture, in: database))
        #expect(try await self.days(of: ana, in: database) == ["2026-03-14"])
        #expect(try await self.days(of: ana, in: database) == [])
        try await database.write { _ = try deed(second).record(in: $0) }
        #expect(try await self.days(of: ana, in: database) == ["2026-03-14", "2026-03-20"])
        try await database.write { try Deed.withdraw(owner: ana, kind: .dayLogged, source: "e1", in: $0) }
        #expect(try await self.days(of: ana, in: database) == ["2026-03-20"])
    }

    @Test(
        "PostgreSQL keeps the pages of news that were counted, so that nobody waits while it gives them back",
        arguments: Backend.available.filter { $0 == .postgres }
    )
    func pages(_ backend: Backend) async throws {
        let (database, _, _) = try await self.fixture(backend)
        let options = try await database.rows(
            "SELECT array_to_string(reloptions, ' ') FROM pg_class WHERE oid = 'deed_news'::regclass"
        ) { try $0.text(0) }
        #expect(options == ["vacuum_truncate=off"])
    }

    @Test("a deed that stays as it was tells nothing", arguments: Backend.available)
    func unchanged(_ backend: Backend) async throws {
        let (database, ana, _) = try await self.fixture(backend)
        let deed = Deed(
            owner: ana,
            day: try #require(CalendarDay("2026-03-14")),
            kind: .dayLogged,
            source: "e1",
            at: self.now
        )
        try await database.write { _ = try deed.record(in: $0) }
        _ = try await self.days(of: ana, in: database)
        try await database.write { db in
            try deed.record(in: db)
            try db.execute("UPDATE deed SET quantity = quantity WHERE owner_id = \(ana)")
        }
        #expect(try await self.days(of: ana, in: database) == [])
    }

    @Test("a member who goes takes deeds and news along", arguments: Backend.available)
    func leaving(_ backend: Backend) async throws {
        let (database, ana, _) = try await self.fixture(backend)
        let deed = Deed(
            owner: ana,
            day: try #require(CalendarDay("2026-03-14")),
            kind: .dayLogged,
            source: "e1",
            at: self.now
        )
        try await database.write { _ = try deed.record(in: $0) }
        try await database.write { _ = try $0.execute("DELETE FROM member WHERE id = \(ana)") }
        #expect(try await DeedNews.owners(10, after: 0, at: .distantFuture, in: database) == [])
    }
}
