import Foundation
import Support
import Testing

@testable import FoodCatalogue

@Suite("The everyday measures")
struct EverydayMeasuresTests {
    private static func lines() throws -> [EverydayMeasures.Line] {
        let text = try String(contentsOf: ShippedFacts.everydayMeasures, encoding: .utf8)
        let written = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        let lines = EverydayMeasures.lines(of: text)
        #expect(lines.count == written.count && !lines.isEmpty)
        return lines
    }

    @Test("stand before the measures of the source, called like none of them and not like the usual portion")
    func shown() async throws {
        let catalogue = try ShippedCatalogue.open()
        for line in try Self.lines() {
            let food = try #require(try await catalogue.food(line.food), "\(line.food)")
            #expect(food.measures.count { $0.label == line.measure.label } == 1, "\(line.food)")
            #expect(food.portion?.label != line.measure.label, "\(line.food)")
            #expect(food.measures.first?.label.hasPrefix("1 ") == true, "\(line.food)")
        }
        let honey = try #require(try await catalogue.food("usda-19296"))
        #expect(honey.measures.first == Measure(label: "1 teaspoon", grams: 7))
    }

    @Test("say what they follow, in words that the source's page explains")
    func sources() throws {
        let page = ShippedFacts.everydayMeasures.deletingLastPathComponent().appending(path: "SOURCE.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(text.contains("`everyday-measures.tsv`"))
        for source in Set(try Self.lines().map(\.source)) { #expect(text.contains("| `\(source)` |"), "\(source)") }
    }

    @Test(
        "leave remarks and broken lines out",
        arguments: [
            "# a remark", "usda-1\t1 mug\tmuch\tours", "usda-1\t1 mug\t-1\tours", "usda-1\t\t1\tours", "usda-1",
        ]
    )
    func bad(line: String) { #expect(EverydayMeasures.lines(of: line).isEmpty) }
}
