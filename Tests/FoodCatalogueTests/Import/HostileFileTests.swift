import CZlib
import Foundation
import Testing

@testable import FoodCatalogue

@Suite("Importing what is no file of products")
struct HostileFileTests {
    private static let heading = "code,product_name,energy-kcal_100g\n"
    private static let good = "96385074,Apple bar,300\n"

    @Test(
        "is refused with words, and leaves the old products and no litter",
        arguments: [
            ("date,weight\n2024-01-01,80\n", "date, weight"), ("", "no columns"),
            ("\u{0}\u{1}\u{2}\n\u{0}", "no columns"),
            ("code,product_name\n", "no food"), ("{\"a\":1}\n", "no food"), ("{\n", "no food"),
            (String(repeating: "{", count: 100_000), "no food"), ("hello", "no columns"),
        ]
    )
    func refused(text: String, words: String) throws {
        try Self.expectRefusal(Data(text.utf8), words)
    }

    @Test("half a gzip file is refused at its end")
    func cut() throws {
        let whole = try Self.gzip { write in
            write(Self.heading)
            for number in 0..<2_000 { write("\(number),Bar \(number * 7_919),300\n") }
        }
        try Self.expectRefusal(whole.dropLast(whole.count / 2), "not a whole gzip file")
    }

    @Test("a gzip bomb is refused long before it is unpacked")
    func bomb() throws {
        // Parts of a gzip file may simply follow each other.
        let part = try Self.gzip { $0(Self.good + String(repeating: " ", count: 5 << 20) + "\n") }
        let bomb = try (0..<60).reduce(into: Self.gzip { $0(Self.heading) }) { file, _ in file += part }
        try Self.expectRefusal(bomb, "200 times its size")
    }

    @Test("a line without end is refused")
    func endless() throws {
        let part = try Self.gzip { $0(String(repeating: "a b", count: 1 << 18)) }
        let file = try (0..<100).reduce(into: Self.gzip { $0(Self.heading) }) { file, _ in file += part }
        try Self.expectRefusal(file, "longer than 64 MB")
    }

    @Test("bad bytes, NULs and overlong lines cost no more than their lines")
    func badBytes() async throws {
        let folder = try Folder()
        var file = Data((Self.heading + Self.good).utf8)
        file += Data("4006381333931,Bad ".utf8) + Data([0xFF, 0x00, 0x1B, 0xC3]) + Data("Caf\u{e9},300\n".utf8)
        file += Data(repeating: 0x61, count: 5 << 20) + Data("\n\u{0}\u{0}\n3017620422003,Good,500".utf8)
        try file.write(to: folder.path("products.csv"))
        try Tables.build([Self.stone], folder.path("catalogue.sqlite"))
        let report = try CatalogueImport(openFoodFacts: folder.path("products.csv"))
            .build(folder.path("catalogue.sqlite"))
        #expect(report.foods == 3)
        #expect(report.skipped == ["longer than 4 MB": 1, "not 3 fields": 1])
        let catalogue = try Catalogue(path: folder.path("catalogue.sqlite").path)
        let bad = try #require(try await catalogue.food(barcode: Barcode("4006381333931")))
        #expect(bad.name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }

    @Test("a mapping that makes no sense is refused", arguments: ["code", "nonsense=a", "code=a,code=b", "name="])
    func mapping(text: String) throws {
        let folder = try Folder(["products.csv": Self.heading + Self.good])
        #expect(throws: CatalogueImportProblem.self) {
            try CatalogueImport(openFoodFacts: folder.path("products.csv"), columns: text)
        }
    }

    @Test("a country can't be chosen where no column tells it")
    func noCountries() throws {
        let folder = try Folder(["products.csv": Self.heading + Self.good])
        #expect(throws: CatalogueImportProblem.self) {
            try CatalogueImport(openFoodFacts: folder.path("products.csv"), country: "france")
        }
    }

    @Test("two imports at once do not disturb each other: the second is refused")
    func busy() throws {
        let folder = try Folder(["products.csv": Self.heading + Self.good])
        let lock = try CatalogueImportLock(folder.path(".catalogue-openfoodfacts.sqlite.lock"))
        let products = try CatalogueImport(openFoodFacts: folder.path("products.csv"))
        #expect(throws: CatalogueImportProblem.busy) { try products.build(folder.path("catalogue.sqlite")) }
        withExtendedLifetime(lock) {}
    }

    private static let stone = SourceFood(
        food: Food(id: "usda-00001", name: "Stone soup", group: "", nutrients: [208: 1], measures: [])
    )

    private static func expectRefusal(_ file: Data, _ words: String) throws {
        let folder = try Folder(["catalogue-openfoodfacts.sqlite": "the old products"])
        let catalogue = folder.path("catalogue.sqlite")
        try file.write(to: folder.path("products.csv"))
        let problem = #expect(throws: CatalogueImportProblem.self) {
            try CatalogueImport(openFoodFacts: folder.path("products.csv")).build(catalogue)
        }
        #expect(problem?.description.contains(words) == true, "\(problem?.description ?? "")")
        let old = try String(contentsOf: folder.path("catalogue-openfoodfacts.sqlite"), encoding: .utf8)
        #expect(old == "the old products")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(files.filter { $0.hasPrefix(".") } == [])
    }

    private static func gzip(_ fill: ((String) -> Void) -> Void) throws -> Data {
        let folder = try Folder()
        let path = folder.path("file.gz")
        let file = try #require(gzopen(path.path, "wb9"))
        fill { text in
            var text = text
            text.withUTF8 { _ = gzwrite(file, $0.baseAddress, UInt32($0.count)) }
        }
        gzclose(file)
        return try Data(contentsOf: path)
    }
}
