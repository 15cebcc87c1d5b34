import Eyes
import FoodCatalogue
import Foundation
import Members
import Storage
import Support
import Testing

@testable import Nutrition

/// What members' corrections teach, them and the house.
struct TaughtPhotoTests {
    /// Features of which only one is more than nothing.
    static func features(_ way: Int) throws -> FoodFeatures {
        var bytes = Array(repeating: UInt8(0), count: FoodFeatures.count)
        bytes[way] = 127
        return try #require(FoodFeatures(bytes: bytes))
    }

    private func photo(_ member: Member.ID, _ food: Food.ID, _ way: Int) throws -> TaughtPhoto {
        TaughtPhoto(id: RowID.new(), member: member, food: food, features: try Self.features(way))
    }

    @Test("the house hears of what three members say of photos that look alike")
    func agreed() throws {
        let two = [try self.photo(1, "usda-1", 3), try self.photo(2, "usda-1", 3), try self.photo(1, "usda-1", 3)]
        #expect(two.agreed.isEmpty)
        let three = two + [try self.photo(3, "usda-1", 3)]
        #expect(three.agreed == three)
        // The third says so of a photo of something else, or says something else.
        #expect((two + [try self.photo(3, "usda-1", 4)]).agreed.isEmpty)
        #expect((two + [try self.photo(3, "usda-2", 3)]).agreed.isEmpty)
        #expect([TaughtPhoto]().agreed.isEmpty)
    }

    private func store(_ kitchen: Kitchen, _ owner: Member.ID) throws -> TaughtPhotoStore {
        TaughtPhotoStore(database: kitchen.database, seal: try FoodPhotoTests.seal(), owner: owner)
    }

    private func teach(_ food: Food.ID, _ way: Int, at seconds: Double = 0, to store: TaughtPhotoStore) async throws {
        let photo = TaughtPhoto(
            id: RowID.new(),
            member: store.owner,
            food: food,
            features: try Self.features(way)
        )
        try await store.database.write { db in
            try store.teach(photo, at: Kitchen.now.addingTimeInterval(seconds), in: db)
        }
    }

    @Test("what was taught comes back to its member alone, and is forgotten", arguments: Backend.available)
    func life(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let (ana, ben) = (try self.store(kitchen, kitchen.ana), try self.store(kitchen, kitchen.ben))
        for second in 0..<3 { try await self.teach("usda-09003", 5, at: Double(second), to: ana) }
        try await self.teach("own-1", 9, at: 9, to: ana)
        let known = try await ana.all()
        #expect(known.count == 4 && known.allSatisfy { $0.member == kitchen.ana })
        #expect(try known.first { $0.food == "own-1" }?.features == Self.features(9))
        #expect(try await ben.all().isEmpty)
        #expect(
            try await ana.foods() == [TaughtFood(food: "own-1", count: 1), TaughtFood(food: "usda-09003", count: 3)]
        )
        #expect(try await ben.forget("own-1", at: Kitchen.now) == 0)
        #expect(try await ana.forget("usda-09003", at: Kitchen.now) == 3)
        #expect(try await ana.foods().map(\.food) == ["own-1"])
        let later = Kitchen.now.addingTimeInterval(60)
        #expect(try await ana.forget(nil, at: later) == 1)
        #expect(try await ana.all().isEmpty)
    }

    @Test("what was forgotten comes back for a day, each time what went at once", arguments: Backend.available)
    func comesBack(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let (ana, ben) = (try self.store(kitchen, kitchen.ana), try self.store(kitchen, kitchen.ben))
        for second in 0..<2 { try await self.teach("usda-09003", 5, at: Double(second), to: ana) }
        try await self.teach("own-1", 9, at: 9, to: ana)
        let (first, second) = (Kitchen.now.addingTimeInterval(60), Kitchen.now.addingTimeInterval(120))
        #expect(try await ana.forget("usda-09003", at: first) == 2)
        #expect(try await ana.forget(nil, at: second) == 1)
        #expect(try await ben.restore(forgottenAt: first, at: second) == 0)
        #expect(try await ana.restore(forgottenAt: second, at: second) == 1)
        #expect(try await ana.foods().map(\.food) == ["own-1"])
        let tooLate = first.addingTimeInterval(TaughtPhoto.regret + 1)
        #expect(try await ana.restore(forgottenAt: first, at: tooLate) == 0)
        try await TaughtPhotoStore.purge(removedBefore: tooLate, in: kitchen.database)
        #expect(try await ana.restore(forgottenAt: first, at: second) == 0, "It is gone for good.")
        #expect(try await ana.all().count == 1)
    }

    @Test("the latest are kept of one food, and in all", arguments: Backend.available)
    func bounds(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let store = try self.store(kitchen, kitchen.ana)
        for second in 0...TaughtPhoto.mostOfFood { try await self.teach("usda-1", 5, at: Double(second), to: store) }
        #expect(try await store.all().count == TaughtPhoto.mostOfFood)
        let seal = try FoodPhotoTests.seal()
        let bytes = try Self.features(1).bytes
        try await kitchen.database.write { db in
            for number in 0..<TaughtPhoto.most {
                let id = RowID.new()
                let sealed = try seal.seal(bytes: bytes, as: TaughtPhoto.context("taught_photo", id, kitchen.ana))
                try db.execute(
                    """
                    INSERT INTO taught_photo (owner_id, id, food_id, at, features)
                    VALUES (\(kitchen.ana), \(id), \("usda-\(number + 100)"), \(Int64(number)), \(sealed))
                    """
                )
            }
        }
        try await self.teach("usda-2", 5, at: 60, to: store)
        let left = try await store.all()
        #expect(left.count == TaughtPhoto.most)
        #expect(left.contains { $0.food == "usda-2" } && !left.contains { $0.food == "usda-100" })
    }

    @Test("bytes that were changed or sealed for somebody else are set aside", arguments: Backend.available)
    func hostile(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let store = try self.store(kitchen, kitchen.ana)
        try await self.teach("usda-1", 5, to: store)
        let seal = try FoodPhotoTests.seal()
        let ids = (0..<4).map { _ in RowID.new() }
        try await kitchen.database.write { db in
            let context = TaughtPhoto.context("taught_photo", ids[1], kitchen.ana)
            let rows: [[UInt8]] = [
                Array(repeating: 1, count: 40), try seal.seal(bytes: Array(repeating: 0, count: 1_280), as: context),
                try seal.seal(bytes: [1, 2, 3], as: TaughtPhoto.context("taught_photo", ids[2], kitchen.ana)),
                try seal.seal(bytes: try Self.features(1).bytes, as: context),
            ]
            for (id, bytes) in zip(ids, rows) {
                try db.execute(
                    """
                    INSERT INTO taught_photo (owner_id, id, food_id, at, features)
                    VALUES (\(kitchen.ana), \(id), \("usda-9"), \(Int64(1)), \(bytes))
                    """
                )
            }
        }
        #expect(try await store.all().map(\.food) == ["usda-1"])
        #expect(kitchen.database.setAside.count == 4)
    }

    @Test("the house reads what three taught, and nothing of somebody's own food", arguments: Backend.available)
    func house(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let cleo = try await StandInMember.add("Cleo", to: kitchen.database)
        for owner in [kitchen.ana, kitchen.ben, cleo] {
            let store = try self.store(kitchen, owner)
            try await self.teach("usda-09003", 5, to: store)
            try await self.teach("own-1", 7, to: store)
            if owner != cleo { try await self.teach("usda-2", 8, to: store) }
        }
        let seal = try FoodPhotoTests.seal()
        let memory = HouseMemory(database: kitchen.database, seal: seal, patience: .zero)
        #expect(try await Set(memory.photos().map(\.food)) == ["usda-09003"])
        #expect(try await memory.photos().count == 3)
        // With a member goes what they said.
        try await kitchen.database.write { try $0.execute("DELETE FROM member WHERE id = \(cleo)") }
        #expect(try await memory.photos().isEmpty)
    }
}
