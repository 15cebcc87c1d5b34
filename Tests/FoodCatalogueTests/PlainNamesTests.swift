import Foundation
import Support
import Testing

@testable import FoodCatalogue

@Suite("Plain names")
struct PlainNamesTests {
    private struct Named {
        let food: Food
        let plain: String
    }

    /// All foods of the shipped facts and those composed of them, with their plain names.
    private static func all() throws -> [Named] {
        let reader = try SourceFile(ShippedFacts.usda)
        var foods: [Food] = []
        while let line = try reader.line() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count >= 5 else { continue }
            foods.append(Food(id: fields[0], name: fields[1], group: fields[2], nutrients: [:], measures: []))
        }
        for food in try ComposedFoods.shipped().foods {
            foods.append(Food(id: food.id, name: food.name, group: food.group, nutrients: [:], measures: []))
        }
        let names = try PlainNames.shipped()
        return foods.map { Named(food: $0, plain: names.name(of: $0.name, group: $0.group)) }
    }

    @Test("are short: the commonest foods' of all, most others' too, and never the same for two foods")
    func everyFood() throws {
        let all = try Self.all()
        #expect(all.count > 8_789)
        let same = Dictionary(grouping: all) { $0.plain.lowercased() }.values.filter { $0.count > 1 }
        #expect(same.isEmpty, "\(same.map { $0.map(\.food.name) })")
        let portions = try UsualPortions.shipped()
        let common = all.filter { portions.isCommon($0.food.id) }
        #expect(common.count >= 500)
        let long = common.filter { $0.plain.count > 30 }
        #expect(long.isEmpty, "\(long.map(\.plain))")
        #expect(all.count { $0.plain.count <= 40 } >= all.count * 85 / 100)
        #expect(all.count { $0.plain.count <= 55 } >= all.count * 97 / 100)
        #expect(all.allSatisfy { !$0.plain.isEmpty && $0.plain.first?.isLowercase == false })
    }

    @Test("say what tells two foods apart: no two are the same but for the order of their words and plurals")
    func order() throws {
        let alike = try Dictionary(grouping: Self.all()) { Self.words(of: $0.plain) }.values
            .filter { foods in Set(foods.map { Self.words(of: $0.food.name) }).count > 1 }
        #expect(alike.isEmpty, "\(alike.map { $0.map(\.plain) })")
    }

    private static func words(of name: String) -> [String] {
        Wording.pieces(name.lowercased().replacing("⅛", with: "eighth")).filter { $0 != "and" }
            .map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 }.sorted()
    }

    @Test("have none of the trade's words")
    func tradeWords() throws {
        let words = [
            "broilers", "fryers", "nfs", "ns as to", "commercial", "year round average", "regular and quick",
            "separable",
            "trimmed to", "all grades", "all classes", "mature seeds", "unprepared", "solids and liquids",
            "by-products",
            "composite of", "not reconstituted", "ascorbic acid", "fortified", "enriched", "dry heat", "moist heat",
            "retail cuts", "usda's", "nonfat", "milkfat",
        ]
        let found = try Self.all().filter { named in
            let plain = named.plain.lowercased()
            return words.contains { plain.contains($0) }
        }
        #expect(found.isEmpty, "\(found.map(\.plain))")
    }

    @Test("are in one English, the source's, and so are the portions")
    func oneEnglish() throws {
        let portions = try String(contentsOf: ShippedFacts.usualPortions, encoding: .utf8)
        let measures = try String(contentsOf: ShippedFacts.everydayMeasures, encoding: .utf8)
        let labels =
            UsualPortions.lines(of: portions).map(\.portion.label)
            + EverydayMeasures.lines(of: measures).map(\.measure.label)
        let found = (try Self.all().map(\.plain) + labels).flatMap(BritishWords.found)
        #expect(found.isEmpty, "\(found)")
    }

    @Test(
        "are found by the British word, too",
        arguments: [
            ("courgette", "Zucchini"), ("aubergine", "Eggplant"), ("rapeseed oil", "Canola"), ("rocket", "Arugula"),
            ("coriander leaves", "Cilantro"), ("prawns", "Shrimp"), ("beetroot", "Beet"), ("swede", "Rutabaga"),
            ("spring onion", "Scallion"), ("broad beans", "Fava bean"), ("omelette", "Omelet"),
        ]
    )
    func british(word: String, plain: String) async throws {
        let found = try await ShippedCatalogue.open().search(word, limit: 1).first
        #expect(found?.plainName.hasPrefix(plain) == true, "\(found?.plainName ?? "nothing")")
    }

    @Test(
        "are mostly what they were called by hand beforehand, and else say the same",
        arguments: [("plain-names", 0.75), ("more-plain-names", 0.6)]
    )
    func reviewed(list: String, alikeAtLeast: Double) throws {
        let list = try #require(Bundle.module.url(forResource: "Lists/" + list, withExtension: "tsv"))
        let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(lines.count >= 300)
        let names = try PlainNames.shipped()
        var alike = 0
        for line in lines {
            let columns = line.split(separator: "\t").map(String.init)
            try #require(columns.count == 3 || columns.count == 4, "\(line)")
            let name = names.name(of: columns[0], group: columns[1])
            let called = columns[2].split(separator: "|").map { $0.lowercased() }
            if called.contains(name.lowercased()) {
                alike += 1
            } else {
                #expect(columns.last == name && columns.count == 4, "\(called.first ?? "")")
            }
        }
        #expect(Double(alike) >= Double(lines.count) * alikeAtLeast, "\(alike) of \(lines.count)")
    }

    @Test(
        "follow rules, also for names that no table has",
        arguments: [
            ("Cheese, stinky", "Dairy and Egg Products", "Stinky cheese"),
            (
                "Chicken, broilers or fryers, tail, meat only, cooked, roasted", "Poultry Products",
                "Chicken tail, roasted"
            ),
            (
                "Chicken, broilers or fryers, tail, meat and skin, raw", "Poultry Products",
                "Chicken tail, with skin, raw"
            ),
            ("Berries, raw", "Fruits and Fruit Juices", "Berries"),
            ("Roots, canned, no salt added, drained solids", "Vegetables", "Roots, from a can, without salt, drained"),
            ("Bread, moon, enriched", "Baked Products", "Moon bread, with added vitamins"),
            ("Cereals ready-to-eat, POST, POST MOON FLAKES", "Breakfast Cereals", "Post Moon Flakes"),
            ("Fish, moonfish, mixed species, raw", "Finfish and Shellfish Products", "Moonfish, raw"),
            ("Sausage, moon, pork, beef, and turkey", "Sausages", "Moon sausage, pork, beef and turkey"),
            ("Bologna, pork, beef", "Sausages", "Pork and beef bologna"),
            ("Candies, REESE's Moon DE LUXE", "Sweets", "Reese's Moon De Luxe"),
        ]
    )
    func rules(name: String, group: String, plain: String) throws {
        #expect(try PlainNames.shipped().name(of: name, group: group) == plain)
    }

    @Test(
        "are something for whatever a file holds",
        arguments: [
            "(", "()", ",,,", ";", "x", "Beef", "Cheese, ", "a,a,a", "Ａｐｆｅｌ, ｒｏｈ", String(repeating: "(", count: 5_000),
        ]
    )
    func hostile(name: String) throws {
        #expect(try !PlainNames.shipped().name(of: name, group: "").isEmpty)
    }
}
