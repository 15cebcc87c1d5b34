import Foundation
import Storage
import Support
import Testing

@testable import Web

struct IdempotencyKeyTests {
    private typealias Answer = IdempotencyKeyStore.Answer

    private static let key = IdempotencyKey(id: "11111111-2222-4333-8444-555555555555", path: "")
    private static let thing = IdempotencyKey(id: Self.key.id, path: "/plans")
    private static let (one, other) = (
        ContentDigest(bytes: [1, 2, 3], size: 0), ContentDigest(bytes: [3, 2, 1], size: 0)
    )
    private static let onward = Answer.given(status: 303, location: "/diary")
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func fixture(_ backend: Backend) async throws -> (database: any Database, ana: Int64, ben: Int64) {
        let database = try await backend.open(StandInMember.migrations + IdempotencyKeyMigrations.all)
        return (
            database, try await StandInMember.add("Ana", to: database), try await StandInMember.add("Ben", to: database)
        )
    }

    /// Claims the key of a header, whose answer is kept.
    private func claim(
        _ keys: IdempotencyKeyStore,
        _ digest: ContentDigest? = Self.one,
        after seconds: TimeInterval = 0
    ) async throws -> IdempotencyKeyStore.Claim {
        try await keys.claim([Self.key], digest, open: [Self.key], now: self.now.addingTimeInterval(seconds))
    }

    private static func known(_ claim: IdempotencyKeyStore.Claim) -> Answer? {
        claim.taken.isEmpty ? claim.known.first?.answer : nil
    }

    @Test("a key is taken once, and then known with its answer", arguments: Backend.available)
    func once(_ backend: Backend) async throws {
        let (database, ana, _) = try await self.fixture(backend)
        let keys = IdempotencyKeyStore(database: database, owner: ana)
        let first = try await self.claim(keys)
        #expect(first.taken == [Self.key] && first.known.isEmpty)
        #expect(Self.known(try await self.claim(keys)) == .underWay)
        try await keys.settle([(Self.key, Self.onward)], of: first, Self.one)
        #expect(Self.known(try await self.claim(keys)) == Self.onward)
        // What was answered stays answered.
        try await keys.release(first)
        #expect(Self.known(try await self.claim(keys, after: 3_600)) == Self.onward)
    }

    @Test("what came under a key is known with it, that of a file once it was read", arguments: Backend.available)
    func digests(_ backend: Backend) async throws {
        let (database, ana, _) = try await self.fixture(backend)
        let keys = IdempotencyKeyStore(database: database, owner: ana)
        let file = try await self.claim(keys, nil)
        #expect(try await self.claim(keys, nil).known.map(\.digest) == [nil])
        let digest = ContentDigest(bytes: [9], size: 7)
        try await keys.settle([(Self.key, .unkept)], of: file, digest)
        let known = try await self.claim(keys, Self.other).known
        #expect(known == [.init(key: Self.key, digest: digest, answer: .unkept)])
        // An id of a new thing is another key, and nobody waits for its answer.
        let made = try await keys.claim([Self.key, Self.thing], Self.one, open: [], now: self.now)
        #expect(made.taken == [Self.thing] && made.known == known)
        let again = try await keys.claim([Self.thing], Self.other, open: [], now: self.now.addingTimeInterval(600))
        #expect(again.known == [.init(key: Self.thing, digest: Self.one, answer: .unkept)])
    }

    @Test("a key that was let go, or lost with the program, is taken again", arguments: Backend.available)
    func again(_ backend: Backend) async throws {
        let (database, ana, _) = try await self.fixture(backend)
        let keys = IdempotencyKeyStore(database: database, owner: ana)
        let first = try await self.claim(keys)
        #expect(first.taken == [Self.key])
        try await keys.release(first)
        #expect(try await self.claim(keys, Self.other).taken == [Self.key])
        #expect(Self.known(try await self.claim(keys, Self.other, after: 119)) == .underWay)
        #expect(Self.known(try await self.claim(keys, Self.one, after: 121)) == .underWay, "it is another one")
        let later = try await self.claim(keys, Self.other, after: 121)
        #expect(later.taken == [Self.key])
        // Who lost the key neither answers nor frees it for who has it now.
        try await keys.release(first)
        try await keys.settle([(Self.key, Self.onward)], of: first, Self.one)
        #expect(Self.known(try await self.claim(keys, Self.other, after: 122)) == .underWay)
        try await keys.settle([(Self.key, Self.onward)], of: later, Self.other)
        #expect(Self.known(try await self.claim(keys, Self.other, after: 999)) == Self.onward)
    }

    @Test("everybody has their own keys", arguments: Backend.available)
    func isolation(_ backend: Backend) async throws {
        let (database, ana, ben) = try await self.fixture(backend)
        let (hers, his) = (
            IdempotencyKeyStore(database: database, owner: ana), IdempotencyKeyStore(database: database, owner: ben)
        )
        #expect(try await self.claim(hers).taken == [Self.key])
        let bens = try await self.claim(his)
        #expect(bens.taken == [Self.key])
        try await his.settle([(Self.key, .given(status: 303, location: "/ben"))], of: bens, Self.one)
        #expect(Self.known(try await self.claim(hers)) == .underWay)
        try await his.release(bens)
        #expect(Self.known(try await self.claim(hers)) == .underWay)
    }

    @Test("old keys go", arguments: Backend.available)
    func pruning(_ backend: Backend) async throws {
        let (database, ana, _) = try await self.fixture(backend)
        let keys = IdempotencyKeyStore(database: database, owner: ana)
        let first = try await self.claim(keys)
        try await keys.settle([(Self.key, Self.onward)], of: first, Self.one)
        try await IdempotencyKeyStore.prune(before: self.now, in: database)
        #expect(Self.known(try await self.claim(keys)) == Self.onward)
        try await IdempotencyKeyStore.prune(before: self.now.addingTimeInterval(1), in: database)
        #expect(try await self.claim(keys).taken == [Self.key])
    }

    @Test(
        "keys from before there was one table are known as they were, without digests of their forms",
        arguments: Backend.available
    )
    func migration(_ backend: Backend) async throws {
        let all = StandInMember.migrations + IdempotencyKeyMigrations.all
        let database = try await backend.open(Array(all.dropLast(2)))
        let ana = try await StandInMember.add("Ana", to: database)
        let (at, file) = (self.now.milliseconds, "11111111-2222-4333-8444-666666666666")
        _ = try await database.run([
            "INSERT INTO idempotency_key VALUES (\(ana), \(Self.key.id), \(at), 303, '/diary')",
            "INSERT INTO idempotency_key VALUES (\(ana), \(file), \(at), 303, '/me/data')",
            "INSERT INTO sent_form VALUES (\(ana), \(Self.key.id), '', \(Self.one.bytes), \(at))",
            "INSERT INTO sent_form VALUES (\(ana), \(Self.key.id), '/plans', \(Self.other.bytes), \(at))",
        ])
        try await database.migrate(all)
        let keys = IdempotencyKeyStore(database: database, owner: ana)
        let old = [Self.key, Self.thing, IdempotencyKey(id: file, path: "")]
        let claim = try await keys.claim(old, Self.one, open: old, now: self.now)
        #expect(claim.taken.isEmpty)
        #expect(
            claim.known == [
                .init(key: old[0], digest: nil, answer: Self.onward),
                .init(key: old[1], digest: nil, answer: .unkept),
                .init(key: old[2], digest: nil, answer: .given(status: 303, location: "/me/data")),
            ]
        )
    }
}
