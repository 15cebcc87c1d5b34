import Testing

@testable import FoodCatalogue

struct WordIndexTests {
    private static let index: WordIndex = {
        var index = WordIndex()
        for (number, name) in [
            "Grandma's apple pie", "Oat bar with cranberries", "Chocolate oat milk", "Tomato soup", "Rye bread, dark",
        ].enumerated() {
            index.put("own-\(number)", name: name, brand: nil)
        }
        index.sort()
        return index
    }()

    private func first(_ text: String) -> Food.ID? { Self.index.search(Question(text)).first?.id }

    @Test(
        "finds a name by its words, in any order, number and half typed, and with a slip",
        arguments: [
            ("apple pie", "own-0"), ("pie apple", "own-0"), ("grandmas pies", "own-0"), ("cranb", "own-1"),
            ("oat bars", "own-1"), ("oat milk", "own-2"), ("tomatoes soup", "own-3"), ("tomatto soup", "own-3"),
            ("choclate", "own-2"), ("bread rye", "own-4"), ("the rye bread", "own-4"), ("warm apple pie", "own-0"),
        ]
    )
    func found(text: String, id: String) { #expect(self.first(text) == id) }

    @Test("finds nothing where there is nothing", arguments: ["", "   ", "xylophone", "zz", "🍎"])
    func nothing(text: String) { #expect(self.first(text) == nil) }

    @Test("a food put in again is found by its new name only, one taken out not at all")
    func changes() {
        var index = Self.index
        index.put("own-3", name: "Gazpacho", brand: "Casa")
        index.remove("own-4")
        index.sort()
        #expect(index.search(Question("tomato soup")).isEmpty)
        #expect(index.search(Question("gazpacho")).map(\.id) == ["own-3"])
        #expect(index.search(Question("casa")).map(\.id) == ["own-3"])
        #expect(index.search(Question("rye")).isEmpty)
    }
}
