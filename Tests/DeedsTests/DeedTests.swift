import Foundation
import HealthMath
import Storage
import Support
import Testing

@testable import Deeds

struct DeedTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func fixture(_ backend: Backend) async throws -> (database: any Database, ana: Int64, ben: Int64) {
        let database = try await backend.open(StandInMember.migrations + DeedMigrations.all)
        return (
            database, try await StandInMember.add("Ana", to: database), try await StandInMember.add("Ben", to: database)
        )
    }

    @Test("a deed is counted once however often it is written", arguments: Backend.available)
    func once(_ backend: Backend) async throws {
        let (database, ana, _) = try await self.fixture(backend)
        let day = try #require(CalendarDay("2026-03-14"))
        for (quantity, changes) in [(1.0, true), (2, true), (2, false)] {
            let deed = Deed(owner: ana, day: day, kind: .dayLogged, quantity: quantity, source: "e1", at: self.now)
            #expect(try await database.write { try deed.record(in: $0) } == changes)
        }
        let deeds = try await DeedStore(database: database, owner: ana).deeds(
            of: [.dayLogged, .weighedIn],
            from: day,
            through: day
        )
        #expect(deeds.map(\.quantity) == [2])
    }

    @Test("a withdrawn deed is gone", arguments: Backend.available)
    func withdrawn(_ backend: Backend) async throws {
        let (database, ana, _) = try await self.fixture(backend)
        let day = try #require(CalendarDay("2026-03-14"))
        try await database.write { db in
            try Deed(owner: ana, day: day, kind: .weighedIn, source: "w", at: self.now).record(in: db)
            try Deed.withdraw(owner: ana, kind: .weighedIn, source: "w", in: db)
        }
        #expect(
            try await DeedStore(database: database, owner: ana).deeds(
                of: [.dayLogged, .weighedIn],
                from: day,
                through: day
            ).isEmpty
        )
    }

    @Test("nobody sees or withdraws another member's deeds", arguments: Backend.available)
    func isolation(_ backend: Backend) async throws {
        let (database, ana, ben) = try await self.fixture(backend)
        let day = try #require(CalendarDay("2026-03-14"))
        try await database.write { db in
            try Deed(owner: ana, day: day, kind: .dayLogged, source: "e1", at: self.now).record(in: db)
            try Deed.withdraw(owner: ben, kind: .dayLogged, source: "e1", in: db)
        }
        #expect(
            try await DeedStore(database: database, owner: ben).deeds(
                of: [.dayLogged, .weighedIn],
                from: day,
                through: day
            ).isEmpty
        )
        #expect(
            try await DeedStore(database: database, owner: ana).deeds(
                of: [.dayLogged, .weighedIn],
                from: day,
                through: day
            ).count == 1
        )
    }

    @Test("days are counted from the first to the last, both included", arguments: Backend.available)
    func range(_ backend: Backend) async throws {
        let (database, ana, _) = try await self.fixture(backend)
        let first = try #require(CalendarDay("2026-02-27"))
        try await database.write { db in
            for offset in 0..<5 {
                let day = first.adding(days: offset)
                try Deed(owner: ana, day: day, kind: .dayLogged, source: "e\(offset)", at: self.now).record(in: db)
            }
        }
        let deeds = try await DeedStore(database: database, owner: ana)
            .deeds(of: [.dayLogged], from: first.adding(days: 1), through: first.adding(days: 3))
        #expect(deeds.map(\.day.description) == ["2026-02-28", "2026-03-01", "2026-03-02"])
    }
}
