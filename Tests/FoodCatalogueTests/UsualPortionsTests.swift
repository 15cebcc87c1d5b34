import Foundation
import Support
import Testing

@testable import FoodCatalogue

@Suite("The usual portions")
struct UsualPortionsTests {
    private static let lines: [UsualPortions.Line] = {
        // Without the table every test here fails.
        let text = (try? String(contentsOf: ShippedFacts.usualPortions, encoding: .utf8)) ?? ""
        return UsualPortions.lines(of: text)
    }()

    @Test("are of 500 foods at least, each once, and every line is good")
    func whole() throws {
        let written = try String(contentsOf: ShippedFacts.usualPortions, encoding: .utf8)
            .split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(Self.lines.count == written.count)
        #expect(Self.lines.count >= 500)
        #expect(Set(Self.lines.map(\.food)).count == Self.lines.count)
        let names = Self.lines.flatMap { line in Set(line.names.map { Question($0).words }) }
        #expect(names.allSatisfy { !$0.isEmpty })
        #expect(Set(names).count == names.count, "a name that means two foods")
    }

    @Test("are found by each of their everyday names, first of all")
    func first() async throws {
        let catalogue = try ShippedCatalogue.open()
        var missed: [String] = []
        for line in Self.lines {
            for name in line.names where try await catalogue.search(name, limit: 1).first?.id != line.food {
                missed.append("\(name): \(line.food)")
            }
        }
        #expect(missed.isEmpty, "\(missed.joined(separator: "\n"))")
    }

    @Test("belong to shipped foods, and are as much as somebody has at once")
    func plausible() async throws {
        let catalogue = try ShippedCatalogue.open()
        for line in Self.lines {
            let food = try #require(try await catalogue.food(line.food), "\(line.food)")
            #expect(food.portion == line.portion)
            let (label, grams) = (line.portion.label, line.portion.grams)
            let kcal = try #require(food.nutrients.kcal, "\(food.name)") * grams / 100
            #expect(kcal < 1_200 && (0.1...600).contains(grams), "\(food.name): \(label), \(kcal) kcal")
            if let millilitres = line.portion.millilitres {
                #expect((0.9...1.1).contains(grams / millilitres), "\(food.name) would be no drink")
            }
        }
    }

    @Test("are said in words that everybody measures by, and begin with a count")
    func words() {
        let american: Set = ["cup", "cups", "oz", "fl", "ounce", "ounces", "pint", "quart", "inch", "lb"]
        for line in Self.lines {
            let label = line.portion.label
            #expect(Self.count(of: label) != nil, "\(label)")
            #expect(american.isDisjoint(with: Wording.pieces(label)), "\(label)")
        }
    }

    @Test("weigh what the food's own measures do, where they follow them or are called the same")
    func measures() async throws {
        let catalogue = try ShippedCatalogue.open()
        for line in Self.lines {
            let measures = try #require(try await catalogue.food(line.food)).measures
            for same in measures where same.label == line.portion.label {
                #expect(abs(same.grams - line.portion.grams) < 0.01, "\(line.food), \(same.label)")
            }
            guard line.source == "sr28" else { continue }
            #expect(measures.contains { Self.fits(line.portion.grams, $0) }, "\(line.food), \(line.portion.label)")
        }
    }

    @Test("say what they follow, in words that the source's page explains")
    func sources() throws {
        let page = ShippedFacts.usualPortions.deletingLastPathComponent().appending(path: "SOURCE.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        for source in Set(Self.lines.map(\.source)) { #expect(text.contains("| `\(source)` |"), "\(source)") }
    }

    @Test("stand in what a search finds and in the food")
    func shown() async throws {
        let catalogue = try ShippedCatalogue.open()
        let apple = try #require(try await catalogue.search("apple").first)
        #expect(apple.portion == UsualPortion(label: "1 medium", grams: 182))
        let coffee = try #require(try await catalogue.search("coffee").first)
        #expect(coffee.portion == UsualPortion(label: "1 mug", grams: 250, millilitres: 250))
        let turtle = try #require(try await catalogue.food("usda-93600"))
        #expect(turtle.portion == nil)
    }

    @Test(
        "are known of what a search finds next, too: other forms of the same food",
        arguments: [
            "rolled oats", "brown rice", "uncooked pasta", "canned chickpeas", "canned kidney beans", "rye bread",
            "cooked broccoli", "canned tuna", "ground turkey", "roast chicken leg", "pumpkin seeds", "granola bar",
        ]
    )
    func next(name: String) async throws {
        for food in try await ShippedCatalogue.open().search(name, limit: 2) {
            #expect(food.portion != nil, "\(food.plainName)")
        }
    }

    @Test(
        "leave remarks and broken lines out",
        arguments: ["# a remark", "usda-1\tx\t1 mug\tmuch\t\tours", "usda-1\tx"]
    )
    func bad(line: String) { #expect(UsualPortions.lines(of: line).isEmpty) }

    /// Whether it is a usual part or multiple of one of the measure.
    private static func fits(_ grams: Double, _ measure: Measure) -> Bool {
        let times = grams / measure.grams * (self.count(of: measure.label) ?? 1)
        let usual: [Double] = [1.0 / 16, 1.0 / 8, 1.0 / 4, 1.0 / 3, 1.0 / 2, 3.0 / 4, 1, 1.5, 2, 3, 4, 5, 6, 8, 10]
        return usual.contains { abs(times / $0 - 1) < 0.03 }
    }

    /// The count that a label begins with: 0.5 of "1/2 cup".
    private static func count(of label: String) -> Double? {
        let parts = label.prefix { $0 != " " }.split(separator: "/").compactMap { Double($0) }
        guard let first = parts.first, label.contains(" ") else { return nil }
        return parts.count == 2 ? first / parts[1] : first
    }
}
