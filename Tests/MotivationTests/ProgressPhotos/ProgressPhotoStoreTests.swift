import Deeds
import Foundation
import HealthMath
import Pictures
import Storage
import Support
import Testing

@testable import Motivation

struct ProgressPhotoStoreTests {
    private static let now = Date(timeIntervalSince1970: 1_773_489_600)
    private static let today = CalendarDay("2026-03-14") ?? .first
    private static let picture = Picture(large: [0xFF, 0xD8, 1, 2, 3], small: [0xFF, 0xD8, 9])

    /// The photos of two members.
    private func stores(_ backend: Backend) async throws -> (ana: ProgressPhotoStore, ben: ProgressPhotoStore) {
        let database = try await backend.open(
            StandInMember.migrations + DeedMigrations.all + MotivationWing.migrations
        )
        let owners = try await StandInMember.add(["Ana", "Ben"], to: database)
        let seal = Seal(key: try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString()))
        return (
            ProgressPhotoStore(database: database, seal: seal, owner: owners[0]),
            ProgressPhotoStore(database: database, seal: seal, owner: owners[1])
        )
    }

    private func keep(
        _ id: String = RowID.new(),
        daysAgo: Int = 0,
        in store: ProgressPhotoStore
    ) async throws -> ProgressPhotoStore.Outcome {
        try await store.put(Self.picture, id: id, day: Self.today.adding(days: -daysAgo), at: Self.now)
    }

    @Test("both sizes come back as they were, and nobody else's do", arguments: Backend.available)
    func sizes(_ backend: Backend) async throws {
        let (ana, ben) = try await self.stores(backend)
        let id = RowID.new()
        #expect(try await self.keep(id, in: ana) == .kept(isNew: true))
        #expect(try await self.keep(id, in: ana) == .kept(isNew: false))
        #expect(try await ana.image(.large, of: id) == Self.picture.large)
        #expect(try await ana.image(.small, of: id) == Self.picture.small)
        #expect(try await ana.find(id) == ProgressPhoto(id: id, day: Self.today))
        #expect(try await ben.image(.large, of: id) == nil)
        #expect(try await ben.find(id) == nil)
        #expect(try await ben.remove(id, at: Self.now) == false)
        #expect(try await ben.restore(id, at: Self.now) == nil)
        #expect(try await ben.all().isEmpty)
    }

    @Test("what stands in the database is sealed, and opens in no other place", arguments: Backend.available)
    func sealed(_ backend: Backend) async throws {
        let (ana, ben) = try await self.stores(backend)
        let id = RowID.new()
        _ = try await self.keep(id, in: ana)
        let stored = try await ana.database.row("SELECT large FROM progress_photo WHERE id = \(id)") { try $0.blob(0) }
        let bytes = try #require(stored)
        #expect(Data(bytes).range(of: Data(Self.picture.large)) == nil)
        try await ana.database.write { db in
            try db.execute(
                """
                INSERT INTO progress_photo (owner_id, id, day, taken_at, small, large)
                SELECT \(ben.owner), id, day, taken_at, large, small FROM progress_photo WHERE owner_id = \(ana.owner)
                """
            )
            try db.execute("UPDATE progress_photo SET small = large WHERE owner_id = \(ana.owner)")
        }
        await #expect(throws: Seal.Broken.self) { try await ben.image(.large, of: id) }
        await #expect(throws: Seal.Broken.self) { try await ben.image(.small, of: id) }
        await #expect(throws: Seal.Broken.self) { try await ana.image(.small, of: id) }
        #expect(try await ana.image(.large, of: id) == Self.picture.large)
    }

    @Test("the latest come first, and some days have theirs", arguments: Backend.available)
    func days(_ backend: Backend) async throws {
        let (ana, _) = try await self.stores(backend)
        for ago in [3, 0, 40] { _ = try await self.keep(daysAgo: ago, in: ana) }
        #expect(try await ana.all().map(\.day) == [0, 3, 40].map { Self.today.adding(days: -$0) })
        let week = Self.today.adding(days: -6)...Self.today
        #expect(try await ana.photos(in: week).map(\.day) == [0, 3].map { Self.today.adding(days: -$0) })
    }

    @Test("a day holds three, also when ten devices send at once", arguments: Backend.available)
    func fullDay(_ backend: Backend) async throws {
        let (ana, _) = try await self.stores(backend)
        let outcomes = try await Rush.of(10) { try await self.keep(in: ana) }
        #expect(outcomes.count { $0 == .kept(isNew: true) } == ProgressPhoto.mostADay)
        #expect(outcomes.count { $0 == .fullDay } == 10 - ProgressPhoto.mostADay)
        #expect(try await self.keep(daysAgo: 1, in: ana) == .kept(isNew: true))
    }

    @Test("a removed photo waits a day for Undo, and goes then", arguments: Backend.available)
    func undo(_ backend: Backend) async throws {
        let (ana, _) = try await self.stores(backend)
        let id = RowID.new()
        _ = try await self.keep(id, in: ana)
        #expect(try await ana.remove(id, at: Self.now))
        #expect(try await ana.remove(id, at: Self.now) == false)
        #expect(try await ana.all().isEmpty)
        #expect(try await ana.image(.small, of: id) == nil)
        #expect(try await ana.restore(id, at: Self.now.addingTimeInterval(86_401)) == nil)
        #expect(try await ana.restore(id, at: Self.now.addingTimeInterval(60)) == .kept(isNew: true))
        #expect(try await ana.restore(id, at: Self.now) == nil)
        #expect(try await ana.remove(id, at: Self.now))
        try await ProgressPhotoPurge.purge(removedBefore: Self.now, in: ana.database)
        #expect(try await self.rows(ana) == 1)
        try await ProgressPhotoPurge.purge(removedBefore: Self.now.addingTimeInterval(1), in: ana.database)
        #expect(try await self.rows(ana) == 0)
    }

    @Test("no room on the day keeps a removed photo where it is", arguments: Backend.available)
    func noRoom(_ backend: Backend) async throws {
        let (ana, _) = try await self.stores(backend)
        let id = RowID.new()
        _ = try await self.keep(id, in: ana)
        _ = try await ana.remove(id, at: Self.now)
        for _ in 0..<ProgressPhoto.mostADay { _ = try await self.keep(in: ana) }
        #expect(try await ana.restore(id, at: Self.now) == .fullDay)
    }

    @Test("removing again and again fills nothing", arguments: Backend.available)
    func removed(_ backend: Backend) async throws {
        let (ana, _) = try await self.stores(backend)
        var last = ""
        for number in 0..<(ProgressPhoto.mostRemoved + 5) {
            last = RowID.new()
            _ = try await self.keep(last, in: ana)
            _ = try await ana.remove(last, at: Self.now.addingTimeInterval(Double(number)))
        }
        #expect(try await self.rows(ana) == ProgressPhoto.mostRemoved)
        #expect(try await ana.restore(last, at: Self.now.addingTimeInterval(60)) == .kept(isNew: true))
    }

    @Test("all of a member's go together", arguments: Backend.available)
    func deleteAll(_ backend: Backend) async throws {
        let (ana, ben) = try await self.stores(backend)
        _ = try await self.keep(in: ana)
        _ = try await self.keep(in: ben)
        try await ana.database.write { try ProgressPhotoPurge.deleteAll(of: ana.owner, in: $0) }
        #expect(try await self.rows(ana) == 0)
        #expect(try await self.rows(ben) == 1)
    }

    private func rows(_ store: ProgressPhotoStore) async throws -> Int {
        try await store.database.row("SELECT COUNT(*) FROM progress_photo WHERE owner_id = \(store.owner)") {
            try $0.int(0)
        } ?? 0
    }
}
