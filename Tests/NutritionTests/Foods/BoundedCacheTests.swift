import FoodCatalogue
import Members
import Synchronization
import Testing

@testable import Nutrition

/// What is remembered for a while has a bound, however many members come.
struct BoundedCacheTests {
    private final class Reads: Sendable {
        private let number = Atomic(0)
        var count: Int { self.number.load(ordering: .relaxed) }
        func add() { self.number.add(1, ordering: .relaxed) }
    }

    private static func foods(_ count: Int, _ source: String) -> [Food] {
        (1...count).map { Food(id: "\(source)-\($0)", name: "Food \($0)", group: "", nutrients: [:], measures: []) }
    }

    @Test("what members often eat makes room for others")
    func habits() async throws {
        let (cache, reads) = (HabitCache(), Reads())
        let look = { (owner: Member.ID, count: Int) in
            let habits = try await cache.habits(of: owner) {
                reads.add()
                return Dictionary(uniqueKeysWithValues: (0..<count).map { ("usda-\($0)", 1) })
            }
            #expect(habits.count == count)
        }
        try await look(1, 150_000)
        try await look(2, 50_000)
        try await look(2, 50_000)
        #expect(reads.count == 2)
        try await look(3, 1)
        try await look(1, 150_000)
        #expect(reads.count == 4)
    }

    @Test("members' own foods make room for others'")
    func ownFoods() async throws {
        let (cache, reads) = (OwnFoodIndex(), Reads())
        let look = { (owner: Member.ID, count: Int) in
            let things = try await cache.things(of: owner) {
                reads.add()
                return (Self.foods(count, "own").map { FoodSummary($0) }, [])
            }
            #expect(things.foods.count == count)
        }
        for owner in [1, 2, 1] as [Member.ID] { try await look(owner, 16_000) }
        #expect(reads.count == 3)
    }

    @Test("answers of Edamam make room for later ones")
    func answers() throws {
        let cache = EdamamCache()
        cache.put(Self.foods(1_000, "edamam"))
        #expect(cache.food("edamam-1000") != nil)
        cache.put(Self.foods(1, "later"))
        #expect(cache.food("edamam-1000") == nil && cache.food("later-1") != nil)
    }
}
