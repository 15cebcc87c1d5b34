import Foundation
import Support
import Testing

@testable import FoodCatalogue

@Suite("Supplements")
struct SupplementTests {
    @Test(
        "are found by what people call them",
        arguments: [
            ("creatine", "Creatine"), ("creatine monohydrate", "Creatine"), ("creatin", "Creatine"), ("BCAA", "BCAA"),
            ("bcaas", "BCAA"), ("whey", "hey"), ("whey protein", "hey"), ("protein powder", "rotein powder"),
            ("electrolytes", "Electrolyte"), ("electrolyte tablets", "Electrolyte"),
            ("electrolyte drink", "Electrolyte drink"), ("fibre", "Psyllium"), ("fiber supplement", "Psyllium"),
            ("psyllium", "Psyllium"), ("psyllium husks", "Psyllium"), ("glutamine", "Glutamine"),
            ("mass gainer", "Mass gainer"),
        ]
    )
    func found(asked: String, name: String) async throws {
        let first = try #require(try await ShippedCatalogue.open().search(asked, limit: 1).first)
        #expect(first.plainName.contains(name), "\(first.plainName)")
    }

    @Test("are all in the catalogue with a portion, and every line is good")
    func whole() async throws {
        let text = try String(contentsOf: ShippedFacts.supplements, encoding: .utf8)
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix("\t") }
        let supplements = try ComposedFoods.shipped().supplements
        #expect(supplements.count == lines.count && supplements.count >= 6)
        let catalogue = try ShippedCatalogue.open()
        for supplement in supplements {
            let found = try #require(try await catalogue.food(supplement.id), "\(supplement.id)")
            #expect(found.portion != nil && found.nutrients == supplement.food.nutrients, "\(supplement.id)")
        }
    }

    /// The factors are those of Regulation (EU) 1169/2011, annex XIV; citrate, an acid with 3 kcal a gram, is in the salts.
    @Test("have the energy of what is in them")
    func energy() throws {
        for supplement in try ComposedFoods.shipped().supplements {
            let amounts = supplement.amounts
            let (fibre, carbohydrate) = (amounts[291] ?? 0, amounts[205] ?? 0)
            let acids = supplement.id == "spotter-rehydration-salts" ? 9.4 : 0
            let kcal =
                4 * (amounts[203] ?? 0) + 9 * (amounts[204] ?? 0) + 4 * (carbohydrate - fibre) + 2 * fibre + 3 * acids
            #expect(abs(kcal - (amounts[208] ?? -1)) <= 2, "\(supplement.id): \(kcal)")
            let whole = (amounts[203] ?? 0) + (amounts[204] ?? 0) + carbohydrate + (amounts[255] ?? 0)
            #expect(whole <= 100.1, "\(supplement.id)")
        }
    }

    /// WHO and UNICEF, "Oral Rehydration Salts", 2006: 75 mmol sodium and glucose, 20 mmol potassium in a litre.
    @Test("make the rehydration drink of the WHO")
    func rehydration() throws {
        let salts = try #require(try ComposedFoods.shipped().supplements.first { $0.id == "spotter-rehydration-salts" })
        let litre = { (number: Int) in (salts.amounts[number] ?? 0) * 0.205 }
        #expect(abs(litre(307) / 22.99 - 75) < 0.5)
        #expect(abs(litre(306) / 39.098 - 20) < 0.1)
        #expect(abs(litre(269) / 180.16 * 1_000 - 75) < 0.5)
    }

    @Test(
        "are left out when a line is broken",
        arguments: [
            "x\tX\tlabel\n\t208\t1\tkcal", "x\tX\n\t208\t0\ta\n\t203\t0\ta\n\t204\t0\ta\n\t205\t0\ta",
            "x\tX\tlabel\n\t208\t0\ta\n\t203\t-1\ta\n\t204\t0\ta\n\t205\t0\ta",
            "x\tX\tlabel\n\t208\t0\ta\n\t203\t0\ta\n\t204\t0\ta\n\t205\t0\ta\n\t99999\t1\ta", "\t208\t0\ta",
        ]
    )
    func broken(table: String) { #expect(Supplement.all(table).isEmpty) }

    @Test("say what they follow, in words that the source's page explains")
    func sources() throws {
        let page = ShippedFacts.supplements.deletingLastPathComponent().appending(path: "SOURCE.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        for supplement in try ComposedFoods.shipped().supplements {
            #expect(text.contains("| `\(supplement.source)` |"), "\(supplement.source)")
        }
    }
}
