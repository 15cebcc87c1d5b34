import Testing

@testable import FoodCatalogue

struct RecentSummariesTests {
    private func places(_ numbers: Range<Int>) -> [Ranking.Place] {
        numbers.map { .init(volume: .standard, row: Int64($0), code: "usda-\($0)", score: Double($0)) }
    }

    private func summaries(_ places: [Ranking.Place]) -> [FoodSummary] {
        places.map {
            FoodSummary(id: $0.code, name: $0.code, kcal: nil, protein: nil, fat: nil, carbohydrate: nil, measure: nil)
        }
    }

    @Test("a food that other words found before isn't read again, and is the same object")
    func shared() throws {
        let kept = RecentSummaries()
        #expect(kept.foods(self.places(0..<3)) == nil, "Nothing was read yet.")
        let apples = kept.foods(self.places(0..<3), self.summaries)
        var read: [Food.ID] = []
        let fruit = kept.foods(self.places(1..<5)) { missing in
            read = missing.map(\.code)
            return self.summaries(missing).reversed()
        }
        #expect(read == ["usda-3", "usda-4"])
        #expect(fruit.map(\.food.id) == ["usda-1", "usda-2", "usda-3", "usda-4"])
        #expect(fruit.map(\.score) == [1, 2, 3, 4])
        #expect(fruit[0].food === apples[1].food)
        #expect(try #require(kept.foods(self.places(0..<5))).count == 5)
    }

    @Test("a food that can't be read is left out, and asked for again")
    func missing() {
        let kept = RecentSummaries()
        #expect(kept.foods(self.places(0..<2)) { self.summaries(Array($0.dropFirst())) }.map(\.food.id) == ["usda-1"])
        #expect(kept.foods(self.places(0..<2)) == nil)
    }

    @Test("a hundred thousand foods are remembered in 5 MB, and one that is shown all the time stays")
    func bounded() {
        let kept = RecentSummaries()
        for number in 0..<5_000 {
            _ = kept.foods(self.places((number * 20)..<(number * 20 + 20)), self.summaries)
            if number > 0 { #expect(kept.foods(self.places(0..<1)) != nil) }
        }
        #expect(kept.bytes <= 5 << 20)
        #expect(kept.bytes > 2 << 20, "Some of them are.")
    }
}
