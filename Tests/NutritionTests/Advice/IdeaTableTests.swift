import Foundation
import Support
import Testing

@testable import Nutrition

struct IdeaTableTests {
    @Test("every line of the table is a food of the catalogue in a measure it has, of a sensible size")
    func complete() async throws {
        let catalogue = try ShippedCatalogue.open()
        let lines = try String(contentsOf: IdeaTable.shipped, encoding: .utf8)
            .split(separator: "\n").filter { !$0.hasPrefix("#") }
        let ideas = try await IdeaTable(catalogue).ideas()
        #expect(ideas.count == lines.count)
        #expect(Set(ideas.map(\.food)).count == ideas.count)
        for idea in ideas {
            #expect((10...500).contains(idea.portion.grams), "\(idea.name)")
            #expect((5...400).contains(idea.kcal), "\(idea.name)")
            #expect(!idea.suits.isEmpty && !idea.portionWords.isEmpty, "\(idea.name)")
        }
    }

    @Test("a line that is none is left out", arguments: ["", "a\tb", "usda-1\tName\tx\tg\twords\tb"])
    func broken(line: String) {
        #expect(IdeaLine.all(line).isEmpty)
    }
}
