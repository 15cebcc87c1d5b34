import FoodCatalogue
import Foundation
import Members
import Support
import Testing

@testable import Nutrition

/// Finds the foods of sentences in the shipped catalogue and among a member's own.
struct SentenceResolverTests {
    private func resolver(_ kitchen: Kitchen, units: Units = .metric) throws -> SentenceResolver {
        SentenceResolver(
            lookup: try kitchen.lookup(),
            owner: kitchen.ana,
            units: units,
            familiar: [:],
            history: HistoryStore(database: kitchen.database, owner: kitchen.ana)
        )
    }

    private func read(_ text: String, units: Units = .metric) async throws -> [SentenceItem] {
        try await self.resolver(Kitchen(.sqlite), units: units).items(of: Sentence(text))
    }

    @Test("finds 95 in 100 foods of the reviewed sentences first, and 90 in 100 amounts")
    func reviewed() async throws {
        let resolver = try self.resolver(try await Kitchen(.sqlite))
        var (asked, found, measured) = (0, 0, 0)
        var misses: [String] = []
        for line in ReviewedSentences.all {
            let items = try await resolver.items(of: Sentence(line.text))
            // A food too many is as wrong as one too few.
            asked += max(line.foods.count, items.count)
            for food in line.foods {
                let first = items.compactMap(\.candidates.first).first { $0.food == food.id }
                let isMeasured = first?.grams.map { abs($0 / food.grams - 1) <= 0.1 } ?? false
                if first != nil { found += 1 }
                if isMeasured { measured += 1 }
                if !isMeasured { misses.append("\(line.text): \(food.id) \(food.grams)") }
            }
        }
        #expect(ReviewedSentences.all.count >= 160)
        #expect(Double(found) >= 0.95 * Double(asked), "\(misses)")
        #expect(Double(measured) >= 0.9 * Double(asked), "\(misses)")
    }

    @Test("tries a dish whole before it parts it")
    func dishes() async throws {
        #expect(
            try await self.read("fish and chips").compactMap(\.candidates.first?.food) == ["spotter-fish-and-chips"]
        )
        let toast = try await self.read("two slices of toast with butter and jam")
        #expect(toast.compactMap(\.candidates.first?.food) == ["spotter-buttered-toast", "usda-19297"])
        #expect(toast.first?.candidates.first?.grams == 72)
        let soup = try await self.read("sushi and miso soup")
        #expect(soup.compactMap(\.candidates.first?.food) == ["spotter-salmon-sushi", "spotter-miso-soup"])
        #expect(try await self.read("two eggs and toast").count == 2)
        for text in ["cheese and crackers", "crackers and cheese"] {
            #expect(try await self.read(text).compactMap(\.candidates.first?.food) == ["spotter-crackers-cheese"])
        }
        #expect(try await self.read("10 cheese crackers").compactMap(\.candidates.first?.food) == ["usda-18214"])
        let coffee = try await self.read("a cup of coffee with cream")
        #expect(coffee.compactMap(\.candidates.first?.food) == ["usda-14209", "usda-01050"])
    }

    @Test(
        "knows what cafés, bakeries and Sunday tables serve, whole and in its usual amount",
        arguments: [
            ("a scotch egg", "scotch-egg", 113), ("cornish pasty", "cornish-pasty", 228.5),
            ("a pork pie", "pork-pie", 140),
            ("toad in the hole", "toad-in-the-hole", 220), ("fish pie", "fish-pie", 300), ("blt", "blt", 156),
            ("a turkey wrap", "turkey-wrap", 185), ("club sandwich", "club-sandwich", 239),
            ("chicken salad sandwich", "chicken-mayo-sandwich", 172), ("sunday roast", "roast-dinner", 479),
            ("smoked salmon and cream cheese bagel", "salmon-bagel", 175), ("two chicken fajitas", "fajita", 330),
            ("cheese and biscuits", "crackers-cheese", 64), ("a slice of carrot cake", "carrot-cake", 104),
        ]
    )
    func served(text: String, food: String, grams: Double) async throws {
        let items = try await self.read(text)
        #expect(items.compactMap(\.candidates.first?.food) == ["spotter-\(food)"], "\(text)")
        #expect(items.first?.candidates.first?.grams == grams && items.first?.isSure == true, "\(text)")
    }

    @Test("asks about what it isn't sure of, with the next best beside it")
    func unsure() async throws {
        let sure = try #require(try await self.read("two eggs").first)
        #expect(sure.isSure && sure.candidates.count > 1)
        let strange = try #require(try await self.read("quinoa salad").first)
        #expect(!strange.isSure && !strange.candidates.isEmpty)
        let sized = try #require(try await self.read("a large glass of white wine").first)
        #expect(sized.isNameSure && !sized.isSure)
        // What nobody counts so is taken for something near it, and asked about.
        for text in ["2-3 eggs", "-1 eggs", "1/0 egg", "two or three eggs", "a few eggs", "an egg or two"] {
            let item = try #require(try await self.read(text).first, "\(text)")
            #expect(item.isNameSure && !item.isSure, "\(text)")
        }
        let flakes = try #require(try await self.read("99 bowls of cornflakes").first)
        #expect(flakes.isNameSure && !flakes.isSure)
        let nothing = try #require(try await self.read("xyzzyq").first)
        #expect(nothing.candidates.isEmpty && !nothing.isSure)
    }

    @Test("measures by the food's own, by volume, by weight, and by the member's pint")
    func measures() async throws {
        func grams(_ text: String, _ units: Units = .metric) async throws -> Double {
            try await self.read(text, units: units).first?.candidates.first?.grams ?? 0
        }
        #expect(try await grams("half an avocado") == 100)
        #expect(try await grams("three rashers of bacon") == 34.5)
        #expect(try await grams("a large egg") == 50)
        #expect(try await grams("8 oz steak").rounded() == 227)
        #expect(try await grams("a tin of baked beans") == 400)
        #expect(try await grams("two glasses of milk") == 412)
        let pints = (try await grams("a pint of beer"), try await grams("a pint of beer", .imperial))
        // A whole one is twice a half, and a slice is no whole loaf.
        #expect(try await grams("an avocado") == 200)
        #expect(try await grams("a slice of sourdough") == 50)
        #expect(try await grams("half a pizza") == 175)
        #expect(abs(pints.0 / pints.1 - 568.26125 / 473.176473) < 0.001)
    }

    @Test("what no entry can be is asked about, and stands as the usual portion")
    func beyond() async throws {
        for text in [
            "1/99999999999999999999 egg", "99999999999 eggs", "500 kg of rice", "99999999999999 kcal of butter",
        ] {
            let first = try #require(try await self.read(text).first?.candidates.first, "\(text)")
            #expect(!first.isAmountSure && first.amount == 1, "\(text): \(first.amount)")
            #expect((0.1...1_000).contains(first.grams ?? 0), "\(text): \(String(describing: first.grams))")
        }
    }

    @Test("a search text reads as a list where it is several foods or an amount in a unit, and not as a dish's name")
    func searchTexts() async throws {
        let lookup = try await Kitchen(.sqlite).lookup()
        for text in ["two eggs and toast", "200 g chicken", "a bowl of cereal with milk", "eggs, bacon"] {
            #expect(lookup.readsAsList(text), "\(text)")
        }
        for text in ["fish and chips", "mac and cheese", "beans on toast", "banana", "chicken breast", "2% milk"] {
            #expect(!lookup.readsAsList(text), "\(text)")
        }
    }

    @Test("the member's own food comes first, and what they took of it the last time", arguments: Backend.available)
    func own(backend: Backend) async throws {
        let kitchen = try await Kitchen(backend)
        let facts = OwnFood.Facts(
            name: "Porridge of Aunt Mo",
            brand: nil,
            barcode: nil,
            nutrients: [208: 90],
            measures: [Measure(label: "1 pot", grams: 320)]
        )
        let own = try await OwnFoodStore(database: kitchen.database, owner: kitchen.ana)
            .add(facts, id: FoodOrigin.own.id(UUID().uuidString.lowercased()), now: Kitchen.now).food.food
        let entry = try Kitchen.entry(own, 2, FoodUnit(label: "1 pot", grams: 320))
        try await kitchen.log(entry, own, for: kitchen.ana)
        let items = try await self.resolver(kitchen).items(of: Sentence("my porridge and a banana"))
        #expect(items.compactMap(\.candidates.first?.food) == [own.id, "usda-09040"])
        #expect(items.first?.candidates.first?.grams == 640)
        #expect(items.first?.isSure == true)
    }
}
