import Foundation
import Storage
import Support
import Testing

@testable import Notices

struct NoticeTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func house(_ backend: Backend) async throws -> (database: any Database, ana: Int64, ben: Int64) {
        let database = try await backend.open(StandInMember.migrations + NoticeMigrations.all)
        return (
            database, try await StandInMember.add("Ana", to: database), try await StandInMember.add("Ben", to: database)
        )
    }

    @Test("the same cause is told once", arguments: Backend.available)
    func once(_ backend: Backend) async throws {
        let (database, ana, _) = try await self.house(backend)
        for _ in 0..<3 {
            try await database.write { try Notice.tell(ana, .welcome, "Hello", cause: "welcome", at: self.now, in: $0) }
        }
        let notices = try await NoticeStore(database: database, owner: ana).latest()
        #expect(notices.map(\.text) == ["Hello"])
        #expect(notices.first?.isRead == false)
    }

    @Test("reading marks mine and nobody else's", arguments: Backend.available)
    func isolation(_ backend: Backend) async throws {
        let (database, ana, ben) = try await self.house(backend)
        try await database.write { db in
            try Notice.tell(ana, .safety, "For Ana", cause: "a", at: self.now, in: db)
            try Notice.tell(ben, .safety, "For Ben", cause: "a", at: self.now, in: db)
        }
        try await NoticeStore(database: database, owner: ana).readAll(now: self.now)
        #expect(try await NoticeStore(database: database, owner: ana).latest().map(\.isRead) == [true])
        let hers = try await NoticeStore(database: database, owner: ben).latest()
        #expect(hers.map(\.text) == ["For Ben"])
        #expect(hers.map(\.isRead) == [false])
    }

    @Test("old notices are forgotten, new ones kept", arguments: Backend.available)
    func prune(_ backend: Backend) async throws {
        let (database, ana, _) = try await self.house(backend)
        try await database.write { db in
            try Notice.tell(ana, .safety, "Old", cause: "1", at: self.now, in: db)
            try Notice.tell(ana, .safety, "New", cause: "2", at: self.now.addingTimeInterval(10), in: db)
        }
        #expect(try await NoticeStore.prune(before: self.now.addingTimeInterval(5), in: database) == 1)
        #expect(try await NoticeStore(database: database, owner: ana).latest().map(\.text) == ["New"])
    }
}
