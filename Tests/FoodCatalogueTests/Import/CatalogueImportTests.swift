import Foundation
import Testing

@testable import FoodCatalogue

@Suite("Importing a catalogue")
struct CatalogueImportTests {
    @Test("reads the tables of Standard Reference, leaving out bad lines with reasons")
    func standardReference() async throws {
        let folder = try Folder(Tables.standardReference)
        let report = try CatalogueImport(from: folder.url).build(folder.path("catalogue.sqlite"))
        #expect(report.foods == 2)
        #expect(
            report.skipped == [
                "the food has no name": 1, "too few fields": 2, "the amount is not a number": 2,
                "an unknown nutrient": 1,
                "the measure weighs nothing": 1, "the food has no amounts": 1,
            ]
        )
        #expect(report.skippedCount == 8)
        #expect(report.examples.contains("NUT_DATA.txt line 4: the amount is not a number"))

        let catalogue = try Catalogue(path: folder.path("catalogue.sqlite").path)
        let apple = try #require(try await catalogue.food("usda-09003"))
        #expect(apple.name == "Apples, raw, with skin")
        #expect(apple.group == "Fruits and Fruit Juices")
        #expect(apple.nutrients == [203: 0.26, 208: 52])
        #expect(
            apple.measures == [
                Measure(label: "1 cup, quartered or chopped", grams: 125), Measure(label: "1/2 cup, sliced", grams: 55),
            ]
        )
        let caramel = try #require(try await catalogue.search("creme caramel").first)
        #expect(caramel.name == "Crème caramel")
        #expect(caramel.kcal?.rounded() == 100)
        #expect(caramel.protein == nil)
    }

    @Test("reads the tables of FoodData Central, with the same ids")
    func foodData() async throws {
        let folder = try Folder(Tables.foodData)
        let report = try CatalogueImport(from: folder.url).build(folder.path("catalogue.sqlite"))
        #expect(report.foods == 2)
        #expect(
            report.skipped == [
                "not an SR Legacy food": 1, "not 5 fields": 1, "an unknown nutrient": 1, "the measure has no name": 1,
            ]
        )
        let catalogue = try Catalogue(path: folder.path("catalogue.sqlite").path)
        let apple = try #require(try await catalogue.food("usda-09003"))
        #expect(apple.name == "Apples, raw, \"with\" skin")
        #expect(apple.nutrients == [203: 0.26, 208: 52])
        #expect(apple.measures == [Measure(label: "1 cup, quartered or chopped", grams: 125)])
        #expect(try await catalogue.food("fdc-171689")?.nutrients.kcal == 46)
    }

    @Test("gives the same foods from a compact file, whose bytes are always the same")
    func compact() throws {
        let folder = try Folder(Tables.standardReference)
        let (one, two) = (folder.path("one.gz"), folder.path("two.gz"))
        _ = try CatalogueImport(from: folder.url).pack(one)
        _ = try CatalogueImport(from: one).pack(two)
        let (first, second) = (try Data(contentsOf: one), try Data(contentsOf: two))
        #expect(first == second)
        let packed = try Self.foods(CompactFile(path: one), folder)
        let original = try Self.foods(SR28Folder(folder: folder.url), folder)
        #expect(packed == original)
    }

    @Test("refuses what holds no tables", arguments: ["empty", "text.txt", "nowhere"])
    func noTables(name: String) throws {
        let folder = try Folder(["text.txt": "hello\n"])
        try FileManager.default.createDirectory(at: folder.path("empty"), withIntermediateDirectories: true)
        #expect(throws: CatalogueImportProblem.self) { try CatalogueImport(from: folder.path(name)) }
    }

    @Test("leaves the old catalogue and no litter when there was nothing to take")
    func nothing() throws {
        let folder = try Folder(Tables.standardReference)
        let path = folder.path("catalogue.sqlite")
        _ = try CatalogueImport(from: folder.url).build(path)
        let before = try Data(contentsOf: path)
        try folder.write("", "NUT_DATA.txt")
        let source = try CatalogueImport(from: folder.url)
        #expect(throws: CatalogueImportProblem.nothingFound) { try source.build(path) }
        #expect(try Data(contentsOf: path) == before)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(files.filter { $0.hasPrefix(".") || $0.contains("-journal") || $0.contains("-wal") } == [])
    }

    @Test("stops at a damaged compact file")
    func damaged() throws {
        let folder = try Folder(Tables.standardReference)
        let packed = folder.path("facts.gz")
        _ = try CatalogueImport(from: folder.url).pack(packed)
        var bytes = try Data(contentsOf: packed)
        bytes.replaceSubrange(200..<210, with: Data(repeating: 0xFF, count: 10))
        try bytes.write(to: packed)
        #expect(throws: CatalogueImportProblem.self) {
            try CatalogueImport(from: packed).build(folder.path("catalogue.sqlite"))
        }
    }

    @Test("does not take half a compact file for a whole one")
    func cut() throws {
        let folder = try Folder(Tables.standardReference)
        let packed = folder.path("facts.gz")
        _ = try CatalogueImport(from: folder.url).pack(packed)
        try Data(contentsOf: packed).dropLast(20).write(to: packed)
        #expect(throws: CatalogueImportProblem.damaged("It is not a whole gzip file.")) {
            try CatalogueImport(from: packed).build(folder.path("catalogue.sqlite"))
        }
    }

    private static func foods(_ source: some FoodSource, _ folder: Folder) throws -> [SourceFood] {
        var foods: [SourceFood] = []
        try Staging.use(folder.path("staging"), identity: nil, reasons: folder.path("reasons.tsv")) { staging in
            try source.foods(staging) { foods.append($0) }
        }
        return foods
    }
}
