import Foundation
import Storage
import Support
import Testing

@testable import Web

struct IdempotencyKeyTests {
    private static let key = "11111111-2222-4333-8444-555555555555"
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func fixture(_ backend: Backend) async throws -> (database: any Database, ana: Int64, ben: Int64) {
        let database = try await backend.open(StandInMember.migrations + IdempotencyKeyMigrations.all)
        return (
            database, try await StandInMember.add("Ana", to: database), try await StandInMember.add("Ben", to: database)
        )
    }

    @Test("a key is taken once, and then known with its answer", arguments: Backend.available)
    func once(_ backend: Backend) async throws {
        let (database, ana, _) = try await self.fixture(backend)
        let keys = IdempotencyKeyStore(database: database, owner: ana)
        #expect(try await keys.claim(Self.key, now: self.now) == .new)
        #expect(try await keys.claim(Self.key, now: self.now) == .underWay)
        try await keys.answer(Self.key, status: 303, location: "/diary")
        #expect(try await keys.claim(Self.key, now: self.now) == .answered(status: 303, location: "/diary"))
        // What was answered stays answered.
        try await keys.release(Self.key)
        let later = self.now.addingTimeInterval(3_600)
        #expect(try await keys.claim(Self.key, now: later) == .answered(status: 303, location: "/diary"))
    }

    @Test("a key that was let go, or lost with the program, is taken again", arguments: Backend.available)
    func again(_ backend: Backend) async throws {
        let (database, ana, _) = try await self.fixture(backend)
        let keys = IdempotencyKeyStore(database: database, owner: ana)
        #expect(try await keys.claim(Self.key, now: self.now) == .new)
        try await keys.release(Self.key)
        #expect(try await keys.claim(Self.key, now: self.now) == .new)
        #expect(try await keys.claim(Self.key, now: self.now.addingTimeInterval(119)) == .underWay)
        #expect(try await keys.claim(Self.key, now: self.now.addingTimeInterval(121)) == .new)
    }

    @Test("everybody has their own keys", arguments: Backend.available)
    func isolation(_ backend: Backend) async throws {
        let (database, ana, ben) = try await self.fixture(backend)
        let (hers, his) = (
            IdempotencyKeyStore(database: database, owner: ana), IdempotencyKeyStore(database: database, owner: ben)
        )
        #expect(try await hers.claim(Self.key, now: self.now) == .new)
        #expect(try await his.claim(Self.key, now: self.now) == .new)
        try await his.answer(Self.key, status: 303, location: "/ben")
        #expect(try await hers.claim(Self.key, now: self.now) == .underWay)
    }

    @Test("old keys go", arguments: Backend.available)
    func pruning(_ backend: Backend) async throws {
        let (database, ana, _) = try await self.fixture(backend)
        let keys = IdempotencyKeyStore(database: database, owner: ana)
        #expect(try await keys.claim(Self.key, now: self.now) == .new)
        try await keys.answer(Self.key, status: 303, location: "/diary")
        try await IdempotencyKeyStore.prune(before: self.now, in: database)
        #expect(try await keys.claim(Self.key, now: self.now) == .answered(status: 303, location: "/diary"))
        try await IdempotencyKeyStore.prune(before: self.now.addingTimeInterval(1), in: database)
        #expect(try await keys.claim(Self.key, now: self.now) == .new)
    }
}
