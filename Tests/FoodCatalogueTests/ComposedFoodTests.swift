import Foundation
import Support
import Testing

@testable import FoodCatalogue

@Suite("Composed foods")
struct ComposedFoodTests {
    @Test("are all in the catalogue, each once, with a reviewed portion and every line good")
    func whole() async throws {
        let text = try String(contentsOf: ShippedFacts.composedFoods, encoding: .utf8)
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix("\t") }
        let foods = try ComposedFoods.shipped().foods
        #expect(foods.count == lines.count && foods.count >= 90)
        #expect(Set(foods.map(\.id)).count == foods.count)
        let catalogue = try ShippedCatalogue.open()
        for food in foods {
            let found = try #require(try await catalogue.food(food.id), "\(food.id)")
            #expect(found.portion != nil, "\(food.id)")
            #expect(found.name == food.name)
            #expect(food.id.hasPrefix("spotter-"))
        }
    }

    @Test("have the energy of their parts, by weight")
    func energy() async throws {
        let catalogue = try ShippedCatalogue.open()
        for food in try ComposedFoods.shipped().foods {
            var (sum, weight) = (0.0, 0.0)
            for part in food.parts {
                let kcal = try #require(try await catalogue.food(part.food)?.nutrients.kcal, "\(food.id): \(part.food)")
                sum += kcal * part.grams
                weight += part.grams
            }
            let kcal = try #require(try await catalogue.food(food.id)?.nutrients.kcal)
            #expect(abs(kcal - sum / weight) < 0.01, "\(food.id)")
        }
    }

    @Test("leave unknown what one of their parts doesn't know, and are left out without a part")
    func unknown() throws {
        let table = "spotter-x\tX of a and b\tSnacks\tours\n\ta\t60\ta\n\tb\t40\tb\n"
        let food = try #require(ComposedFoods(table).foods.first)
        let main: [(Int, Double)] = [(208, 100), (203, 10), (204, 1), (205, 5)]
        let made = try #require(food.food(of: ["a": Nutrients(main + [(291, 3)]), "b": Nutrients(main)]))
        #expect(made.nutrients[208] == 100)
        #expect(made.nutrients[291] == nil)
        #expect(food.food(of: ["a": Nutrients(main)]) == nil)
        #expect(food.food(of: ["a": Nutrients(main), "b": Nutrients([(208, 1)])]) == nil)
    }

    @Test(
        "are left out when a line is broken",
        arguments: [
            "spotter-x\tX\tSnacks\n\ta\t1\ta", "spotter-x\tX\tSnacks\tours", "\ta\t1\ta",
            "spotter-x\tX\tG\tours\n\ta\t-1\ta",
        ]
    )
    func broken(table: String) { #expect(ComposedFoods(table).foods.isEmpty) }

    @Test("are built again into a file that was made before they changed")
    func old() throws {
        let path = try Backend.newFolder().appending(path: "catalogue.sqlite").path
        try FileManager.default.copyItem(atPath: try ShippedCatalogue.path(), toPath: path)
        #expect(!Catalogue.isWanting(at: path))
        // The application id stands in the bytes 68 to 71 of a file of SQLite (https://www.sqlite.org/fileformat.html).
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
        try file.seek(toOffset: 68)
        try file.write(contentsOf: Data([0, 0, 0, 7]))
        try file.close()
        #expect(Catalogue.isWanting(at: path))
    }

    @Test("say what they follow, in words that the source's page explains")
    func sources() throws {
        let page = ShippedFacts.composedFoods.deletingLastPathComponent().appending(path: "SOURCE.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        for source in Set(try ComposedFoods.shipped().foods.map(\.source)) {
            #expect(text.contains("| `\(source)` |"), "\(source)")
        }
    }
}
