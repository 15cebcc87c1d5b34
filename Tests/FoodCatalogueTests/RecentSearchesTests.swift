import Testing

@testable import FoodCatalogue

struct RecentSearchesTests {
    private func answer(of places: Int) -> RecentSearches.Entry {
        RecentSearches.Entry(
            ranking: Ranking(
                (0..<places).map { .init(volume: .standard, row: Int64($0), code: "usda-\($0)", score: Double($0)) }
            )
        )
    }

    @Test("ten thousand different searches are remembered in 4 MB, whatever they found")
    func bounded() {
        let searches = RecentSearches()
        for number in 0..<10_000 { searches.keep(self.answer(of: Ranking.most), for: "search \(number)") }
        #expect(searches.bytes <= 4 << 20)
        #expect(searches.bytes > 2 << 20, "Some of them are.")
        #expect(searches.answer("search 9999") != nil && searches.answer("search 0") == nil)
    }

    @Test("an answer that is kept again takes its bytes once, and one that is used stays")
    func again() {
        let searches = RecentSearches()
        for _ in 0..<1_000 { searches.keep(self.answer(of: 10), for: "app") }
        #expect(searches.bytes == self.answer(of: 10).bytes)
        for number in 0..<2_000 {
            searches.keep(self.answer(of: Ranking.most), for: "search \(number)")
            #expect(searches.answer("app") != nil)
        }
    }
}
