import Eyes
import FoodCatalogue
import Foundation
import HealthMath
import Members
import Pictures
import Storage
import Support
import Testing

@testable import Nutrition

/// Photos that are looked at, and those that are kept with entries.
struct FoodPhotoTests {
    static func seal() throws -> Seal {
        Seal(key: try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString()))
    }

    private static let picture = Picture(large: [0xFF, 0xD8, 1, 2, 3], small: [0xFF, 0xD8, 9])
    private let table = RecognisedFoods("Apple\tApple\n\tusda-09003\nBanana\tBanana\n\tusda-09040\n")

    private func scans(_ kitchen: Kitchen, _ owner: Member.ID) throws -> PhotoScanStore {
        PhotoScanStore(database: kitchen.database, seal: try Self.seal(), table: self.table, owner: owner)
    }

    private func photos(_ kitchen: Kitchen, _ owner: Member.ID) throws -> FoodPhotoStore {
        FoodPhotoStore(database: kitchen.database, seal: try Self.seal(), owner: owner)
    }

    private func scan(_ confidence: Double = 0.6) -> PhotoScan {
        let guess = PhotoGuess(
            confidence: confidence,
            kind: "Apple",
            servings: [.init(food: "usda-09003", measure: "")]
        )
        return PhotoScan(id: RowID.new(), guesses: [guess])
    }

    @discardableResult
    private func look(
        _ scan: PhotoScan,
        _ store: PhotoScanStore,
        _ picture: Picture? = nil,
        at seconds: Double = 0
    ) async throws -> PhotoScan.ID {
        let features = try TaughtPhotoTests.features(3)
        try await store.add(scan, features, picture, at: Kitchen.now.addingTimeInterval(seconds))
        return scan.id
    }

    @Test("a photo is found by its member alone, for a day", arguments: Backend.available)
    func found(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let (ana, ben) = (try self.scans(kitchen, kitchen.ana), try self.scans(kitchen, kitchen.ben))
        let scan = self.scan()
        try await self.look(scan, ana)
        #expect(try await ana.find(scan.id) == scan)
        #expect(try await ben.find(scan.id) == nil)
        #expect(try await !ben.settle(scan.id, as: "usda-09040", entry: nil, at: Kitchen.now))
        try await PhotoScanStore.purge(before: Kitchen.now, in: kitchen.database)
        #expect(try await ana.find(scan.id) == scan)
        try await PhotoScanStore.purge(before: Kitchen.now.addingTimeInterval(1), in: kitchen.database)
        #expect(try await ana.find(scan.id) == nil)
        var ids: [PhotoScan.ID] = []
        for second in 0...PhotoScan.most { ids.append(try await self.look(self.scan(), ana, at: Double(second))) }
        #expect(try await ana.find(ids[0]) == nil)
        #expect(try await ana.find(ids[1]) != nil)
    }

    @Test(
        "what was chosen is taught once, the later word counts, and what was sure teaches nothing",
        arguments: Backend.available
    )
    func teaches(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let store = try self.scans(kitchen, kitchen.ana)
        let taught = TaughtPhotoStore(database: kitchen.database, seal: try Self.seal(), owner: kitchen.ana)
        let id = try await self.look(self.scan(), store)
        for food in ["usda-09040", "own-1"] {
            #expect(try await store.settle(id, as: food, entry: nil, at: Kitchen.now))
            #expect(try await taught.all().map(\.food) == [food])
        }
        // Another photo of the same thing, of which something else is said.
        let again = try await self.look(self.scan(), store)
        #expect(try await store.settle(again, as: "usda-09200", entry: nil, at: Kitchen.now))
        #expect(try await taught.all().map(\.food) == ["usda-09200"])
        let sure = try await self.look(self.scan(0.95), store)
        #expect(try await store.settle(sure, as: "usda-09003", entry: nil, at: Kitchen.now))
        #expect(try await taught.all().count == 1)
        #expect(try await !store.settle(RowID.new(), as: "usda-09003", entry: nil, at: Kitchen.now))
    }

    @Test(
        "a photo is kept with its entry only where its member wants that",
        arguments: [false, true],
        Backend.available
    )
    func kept(keeps: Bool, backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let (ana, ben) = (try self.photos(kitchen, kitchen.ana), try self.photos(kitchen, kitchen.ben))
        #expect(try await !ana.isKeeping())
        try await ana.keep(true, at: Kitchen.now)
        if !keeps { try await ana.keep(false, at: Kitchen.now) }
        #expect(try await ana.isKeeping() == keeps)
        #expect(try await !ben.isKeeping())
        let entry = try await kitchen.log(try Kitchen.entry(), for: kitchen.ana).id
        let store = try self.scans(kitchen, kitchen.ana)
        let id = try await self.look(self.scan(), store, Self.picture)
        #expect(try await store.settle(id, as: "usda-09003", entry: entry, at: Kitchen.now))
        #expect(try await ana.holds(entry) == keeps)
        #expect(try await ana.image(.large, of: entry) == (keeps ? Self.picture.large : nil))
        #expect(try await ana.image(.small, of: entry) == (keeps ? Self.picture.small : nil))
        #expect(try await ben.image(.large, of: entry) == nil)
        #expect(try await !ben.remove(entry, at: Kitchen.now))
        #expect(try await ana.remove(entry, at: Kitchen.now) == keeps)
        #expect(try await !ana.holds(entry))
    }

    @Test("a kept photo goes and comes back with its entry, and goes for good with it", arguments: Backend.available)
    func undo(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let ana = try self.photos(kitchen, kitchen.ana)
        try await ana.keep(true, at: Kitchen.now)
        let entries = EntryStore(database: kitchen.database, owner: kitchen.ana)
        let entry = try await kitchen.log(try Kitchen.entry(), for: kitchen.ana).id
        let store = try self.scans(kitchen, kitchen.ana)
        let id = try await self.look(self.scan(), store, Self.picture)
        try await store.settle(id, as: "usda-09003", entry: entry, at: Kitchen.now)
        _ = try await entries.remove(entry, now: Kitchen.now)
        #expect(try await ana.image(.large, of: entry) == nil)
        _ = try await entries.restore(entry, now: Kitchen.now)
        #expect(try await ana.image(.large, of: entry) == Self.picture.large)
        _ = try await entries.remove(entry, now: Kitchen.now)
        _ = try await EntryStore.purge(removedBefore: Kitchen.now.addingTimeInterval(1), in: kitchen.database)
        let left = try await kitchen.database.row("SELECT COUNT(*) FROM food_photo") { try $0.int(0) }
        #expect(left == 0)
    }

    @Test("what stands in the database is sealed, and opens in no other place", arguments: Backend.available)
    func sealed(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let (ana, ben) = (try self.photos(kitchen, kitchen.ana), try self.photos(kitchen, kitchen.ben))
        let mine = try await kitchen.log(try Kitchen.entry(), for: kitchen.ana).id
        let his = try await kitchen.log(try Kitchen.entry(), for: kitchen.ben).id
        try await kitchen.database.write { db in try ana.put(Self.picture, with: mine, at: Kitchen.now, in: db) }
        let stored = try await kitchen.database.row("SELECT large FROM food_photo") { try $0.blob(0) }
        #expect(Data(try #require(stored)).range(of: Data(Self.picture.large)) == nil)
        try await kitchen.database.write { db in
            try db.execute(
                """
                INSERT INTO food_photo (owner_id, entry_id, at, small, large)
                SELECT \(ben.owner), \(his), at, small, large FROM food_photo WHERE owner_id = \(ana.owner)
                """
            )
        }
        await #expect(throws: Seal.Broken.self) { try await ben.image(.large, of: his) }
        // A picture needs an entry of its owner's.
        try await kitchen.database.write { db in try ben.put(Self.picture, with: mine, at: Kitchen.now, in: db) }
        #expect(try await ben.image(.large, of: mine) == nil)
    }

    @Test("who got a copy of a meal sees its photos, as long as meal and photo are there", arguments: Backend.available)
    func shared(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let (ana, ben) = (try self.photos(kitchen, kitchen.ana), try self.photos(kitchen, kitchen.ben))
        let entry = try await kitchen.log(try Kitchen.entry(meal: "Lunch"), for: kitchen.ana).id
        let other = try await kitchen.log(try Kitchen.entry(meal: "Dinner"), for: kitchen.ana).id
        try await kitchen.database.write { db in
            for id in [entry, other] { try ana.put(Self.picture, with: id, at: Kitchen.now, in: db) }
        }
        let dishes = DishStore(database: kitchen.database, owner: kitchen.ana)
        let given = try #require(try await dishes.given("2026-11-21 Lunch"))
        let copy = RowID.new()
        try await kitchen.database.write { db in
            _ = try DishStore(database: kitchen.database, owner: kitchen.ben)
                .receive(given, from: "Ana", as: copy, now: Kitchen.now, in: db)
            try ana.share("2026-11-21 Lunch", with: kitchen.ben, as: copy, in: db)
            try ana.share("meal-\(copy)", with: kitchen.ben, as: copy, in: db)
        }
        let dish = FoodOrigin.meal.id(copy)
        let photo = FoodPhotoStore.Shared(from: kitchen.ana, entry: entry)
        #expect(try await ben.shared(with: dish) == [photo])
        #expect(try await ben.image(.large, of: photo) == Self.picture.large)
        #expect(try await ana.shared(with: dish).isEmpty)
        #expect(try await ana.remove(entry, at: Kitchen.now))
        #expect(try await ben.shared(with: dish).isEmpty)
    }

    @Test("a member has as many kept photos as fit, and no more", arguments: Backend.available)
    func most(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let ana = try self.photos(kitchen, kitchen.ana)
        let entries = try (0...FoodPhoto.most).map { _ in try Kitchen.entry() }
        _ = try await EntryGroupStore(database: kitchen.database, owner: kitchen.ana, timeZone: .gmt)
            .write(
                entries.map { (entry: $0, nutrients: Kitchen.apple.nutrients.text) },
                as: RowID.new(),
                now: Kitchen.now
            )
        try await kitchen.database.write { db in
            for entry in entries { try ana.put(Self.picture, with: entry.id, at: Kitchen.now, in: db) }
        }
        let count = try await kitchen.database.row("SELECT COUNT(*) FROM food_photo") { try $0.int(0) }
        #expect(count == FoodPhoto.most)
        #expect(try await ana.holds(entries[0].id))
        #expect(try await ana.count() == FoodPhoto.most)
        #expect(try await !ana.isFull(), "Nobody is told who keeps none.")
        try await ana.keep(true, at: Kitchen.now)
        #expect(try await ana.isFull())
        #expect(try await ana.remove(entries[0].id, at: Kitchen.now))
        #expect(try await !ana.isFull())
        try await kitchen.database.write {
            try ana.put(Self.picture, with: entries[FoodPhoto.most].id, at: Kitchen.now, in: $0)
        }
        #expect(try await ana.count() == FoodPhoto.most)
        #expect(try await !ana.restore(entries[0].id, at: Kitchen.now), "It made room for the other.")
    }
}
