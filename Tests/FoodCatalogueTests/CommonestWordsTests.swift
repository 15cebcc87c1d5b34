import Foundation
import Support
import Testing

@testable import FoodCatalogue

/// The words that people type most, alone, and the food that they mean.
struct CommonestWordsTests {
    private static let meant: [(word: String, food: Food.ID)] = [
        ("egg", "usda-01129"), ("milk", "usda-01077"), ("butter", "usda-01001"), ("cheese", "usda-01009"),
        ("yogurt", "usda-01116"), ("bread", "usda-18075"), ("rice", "usda-20045"), ("pasta", "usda-20121"),
        ("potato", "usda-11352"), ("tomato", "usda-11529"), ("cucumber", "usda-11205"), ("carrot", "usda-11124"),
        ("onion", "usda-11282"), ("lettuce", "usda-11253"), ("broccoli", "usda-11090"), ("apple", "usda-09003"),
        ("banana", "usda-09040"), ("orange", "usda-09200"), ("strawberries", "usda-09316"), ("grapes", "usda-09132"),
        ("avocado", "usda-09037"), ("chicken", "usda-05064"), ("beef", "usda-23220"), ("ham", "usda-07029"),
        ("salmon", "usda-15237"), ("tuna", "usda-15121"), ("tofu", "usda-16427"), ("lentils", "usda-16070"),
        ("hummus", "usda-16137"), ("almonds", "usda-12061"), ("honey", "usda-19296"), ("jam", "usda-19297"),
        ("sugar", "usda-19335"), ("chocolate", "usda-19120"), ("coffee", "usda-14209"), ("tea", "usda-14355"),
        ("wine", "usda-14096"), ("beer", "usda-14003"), ("water", "usda-14555"), ("pizza", "usda-21224"),
        ("pepper", "usda-11821"), ("cereal", "usda-08020"), ("sandwich", "usda-21102"), ("oil", "usda-04053"),
    ]

    @Test("one of the commonest words begins with what it means")
    func words() async throws {
        #expect(try await Self.missed(Self.meant).isEmpty)
    }

    @Test("further common words find first what they mean, by its plain name")
    func furtherWords() async throws {
        let list = try #require(Bundle.module.url(forResource: "Lists/common-words", withExtension: "tsv"))
        let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(lines.count >= 140)
        let catalogue = try ShippedCatalogue.open()
        for line in lines {
            let columns = line.split(separator: "\t").map(String.init)
            try #require(columns.count == 2, "\(line)")
            let first = try await catalogue.search(columns[0], limit: 1).first
            #expect(first?.plainName == columns[1], "\(columns[0])")
        }
    }

    @Test("what is being typed begins with the food that is meant, though other words begin so")
    func halfTyped() async throws {
        let typed: [(word: String, food: Food.ID)] = [
            ("eg", "usda-01129"), ("wi", "usda-14096"), ("win", "usda-14096"), ("butte", "usda-01001"),
            ("mil", "usda-01077"), ("ric", "usda-20045"), ("ban", "usda-09040"), ("coff", "usda-14209"),
            ("yog", "usda-01116"), ("toma", "usda-11529"), ("red win", "usda-14096"),
        ]
        #expect(try await Self.missed(typed).isEmpty)
    }

    @Test("a measure before it doesn't change what is meant")
    func measured() async throws {
        let measured: [(word: String, food: Food.ID)] = [
            ("a glass of wine", "usda-14096"), ("glass of milk", "usda-01077"), ("slice of bread", "usda-18075"),
            ("cup of coffee", "usda-14209"), ("handful of almonds", "usda-12061"),
        ]
        #expect(try await Self.missed(measured).isEmpty)
    }

    @Test(
        "a drink made of plants is no milk of a cow",
        arguments: ["oat milk", "oat drink", "plant milk", "soya drink"]
    )
    func plants(words: String) async throws {
        let found = try await ShippedCatalogue.open().search(words, limit: 5)
        let drink = words.hasPrefix("oat") ? ["Oat drink"] : ["Soymilk", "almond milk"]
        #expect(
            found.first.map { food in drink.contains { food.name.contains($0) } } == true,
            "\(found.map(\.name))"
        )
        #expect(!found.contains { $0.name.hasPrefix("Milk") }, "\(found.map(\.name))")
    }

    @Test("kinds of milk come in the order in which people have them")
    func kindsOfMilk() async throws {
        let found = try await ShippedCatalogue.open().search("milk", limit: 12).map(\.id)
        let place = { (food: Food.ID) in try #require(found.firstIndex(of: food), "\(food) of \(found)") }
        let (semi, skimmed) = (try place("usda-01079"), try place("usda-01085"))
        for other in ["usda-01104", "usda-01090", "usda-01291", "usda-01095"] {
            guard let other = found.firstIndex(of: other) else { continue }
            #expect(semi < other && skimmed < other, "\(found)")
        }
        #expect(semi < 5 && skimmed < 5, "\(found)")
    }

    @Test("muesli with milk is no kind of milk")
    func notAKind() async throws {
        let found = try await ShippedCatalogue.open().search("milk", limit: 5)
        #expect(!found.contains { $0.name.contains("with milk") }, "\(found.map(\.name))")
    }

    @Test(
        "what people of many kitchens type finds that food first, none that is merely spelt alike",
        arguments: [
            ("kebab", "kebab"), ("sushi", "^Sushi"), ("green salad", "^Salad, mixed"), ("salad", "^Salad, mixed"),
            ("cheese sandwich", "^Sandwich with cheese"), ("coffee with milk", "^Coffee with milk"),
            ("cappuccino", "^Cappuccino"), ("latte", "^Latte"), ("oat drink", "^Oat drink"), ("quark", "^Quark"),
            ("tea with milk", "^Tea with milk"), ("dal", "^Dal"), ("paneer", "queso fresco"), ("lahmacun", "^Lahmacun"),
            ("pho", "^Pho"), ("quiche", "^Quiche"), ("stout", "beer"), ("gluten free beer", "^Beer, gluten-free"),
            ("alcohol free beer", "non-alcoholic"),
            ("vegan cheese", "^Cheese alternative"), ("oat yogurt", "^Yogurt alternative of oats"),
            ("schnitzel", "breaded"), ("brötchen", "^Rolls, hard"), ("marmite", "^Yeast extract"),
            ("fish and chips", "^Fish and chips"), ("protein shake", "^Protein shake"), ("ciabatta", "french"),
            ("halloumi", "queso blanco"), ("apfelschorle", "^Apple juice"), ("cider", "cider"), ("injera", "^Injera"),
        ]
    )
    func kitchens(word: String, name: String) async throws {
        let first = try #require(try await ShippedCatalogue.open().search(word, limit: 1).first)
        #expect(first.name.firstMatch(of: try Regex(name)) != nil, "\(first.name)")
        #expect(first.portion != nil || word == "halloumi", "\(first.name)")
    }

    @Test("coffee with milk has no sugar that nobody put in")
    func plainCoffee() async throws {
        let catalogue = try ShippedCatalogue.open()
        for word in ["coffee with milk", "cappuccino", "latte"] {
            let first = try #require(try await catalogue.search(word, limit: 1).first)
            let portion = try #require(first.portion)
            #expect(try #require(first.kcal) * portion.grams / 100 < 130, "\(word)")
            #expect(portion.millilitres != nil)
        }
    }

    @Test("drinks are had by the millilitre", arguments: ["beer", "wine", "orange juice", "apple juice", "cider"])
    func drinks(word: String) async throws {
        let found = try await ShippedCatalogue.open().search(word, limit: 5)
        let solid = found.filter { food in
            food.portion?.millilitres == nil && food.name.contains(/[Bb]eer|[Ww]ine|juice, |cider/)
                && !food.name.contains(/[Vv]inegar|concentrate|wurst|cooking|frozen/)
        }
        #expect(solid.isEmpty, "\(solid.map(\.name))")
    }

    @Test("among foods that match as well, those that people have most come first")
    func commonest() async throws {
        let found = try await ShippedCatalogue.open().search("milk", limit: 5)
        #expect(!found.contains { $0.name.contains("human") || $0.name.contains("producer") }, "\(found.map(\.name))")
    }

    @Test(
        "a whole word means no food that only begins so, nor one that has it beside something else",
        arguments: [
            ("beer", "wurst"), ("butter", "Lettuce"), ("water", "Water(melon|cress)"), ("corn", "Cornsalad"),
            ("salt", "Saltine"), ("oats", "^Oil"), ("oil", "^Butter oil"), ("sandwich", "Sandwich spread|Ice cream"),
            ("cereal", "cereal bar"), ("lemon", "[Ll]emonade"), ("lettuce", "Cornsalad"), ("tea", "[Ss]teak"),
        ]
    )
    func strangers(word: String, stranger: String) async throws {
        let names = try await ShippedCatalogue.open().search(word, limit: 5).map(\.name)
        #expect(names.count == 5)
        for name in names { #expect(name.firstMatch(of: try Regex(stranger)) == nil, "\(names)") }
    }

    @Test(
        "the kinds that people name are among the first five",
        arguments: [
            ("egg", ["usda-01129", "usda-01128"]), ("butter", ["usda-01145"]), ("wine", ["usda-14106"]),
            ("potato", ["usda-11831"]), ("bread", ["usda-18069", "usda-18060"]), ("nuts", ["usda-12087"]),
            ("beer", ["usda-14006"]), ("pepper", ["usda-11333", "usda-11951"]), ("sandwich", ["usda-21126"]),
            ("tea", ["usda-14278"]), ("cream", ["usda-01056"]), ("oil", ["usda-04582", "usda-04506"]),
        ]
    )
    func kinds(word: String, kinds: [Food.ID]) async throws {
        let found = try await ShippedCatalogue.open().search(word, limit: 5)
        #expect(Set(found.map(\.id)).isSuperset(of: kinds), "\(found.map(\.name))")
    }

    private static func missed(_ asked: [(word: String, food: Food.ID)]) async throws -> [String] {
        let catalogue = try ShippedCatalogue.open()
        var missed: [String] = []
        for (word, food) in asked {
            let first = try await catalogue.search(word, limit: 1).first
            if first?.id != food { missed.append("\(word): \(first?.id ?? "") \(first?.name ?? "")") }
        }
        return missed
    }
}
