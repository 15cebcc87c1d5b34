import Testing

@testable import Nutrition

struct GentleDayTests {
    private func words(_ entries: [DiaryEntry], shelf: String?) async throws -> String {
        let day = DiaryDay(
            day: try Kitchen.day("2026-11-21"),
            list: .usual,
            entries: entries,
            target: nil,
            burned: 0,
            credited: 0
        )
        return await GentleDay(day) { _ in shelf }.words
    }

    @Test("an empty day asks for nothing")
    func empty() async throws {
        #expect(try await self.words([], shelf: nil) == "Nothing logged yet. Whenever you like.")
    }

    @Test(
        "a day is told by its meals and what is worth saying of them",
        arguments: [
            ("Vegetables and Vegetable Products", 1, "1 meal logged, vegetables once."),
            ("Vegetables and Vegetable Products", 2, "1 meal logged, vegetables twice."),
            ("Fruits and Fruit Juices", 3, "1 meal logged, fruit 3 times."), ("Sweets", 3, "1 meal logged."),
        ]
    )
    func shelves(shelf: String, times: Int, words: String) async throws {
        let entries = try (0..<times).map { _ in try Kitchen.entry() }
        #expect(try await self.words(entries, shelf: shelf) == words)
    }

    @Test("meals without entries don't count, and unknown foods are no trouble")
    func meals() async throws {
        let entries = [try Kitchen.entry(), try Kitchen.entry(meal: "Dinner")]
        #expect(try await self.words(entries, shelf: nil) == "2 meals logged.")
    }
}
