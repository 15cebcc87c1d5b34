import Foundation
import Testing

@testable import FoodCatalogue

@Suite("Importing products")
struct ProductImportTests {
    private static let export = """
        code\tproduct_name\tbrands\tcountries_tags\tserving_size\tserving_quantity\tenergy-kj_100g\tenergy-kcal_100g\tfat_100g\tcarbohydrates_100g\tproteins_100g\tsodium_100g\tvitamin-c_100g
        3017620422003\tNutella\tFerrero,Yum Yum\ten:france,en:germany\t15 g\t15\t2252\t539\t30.9\t57.5\t6.3\t0.0428\t
        4006381333931\tJus d'orange "maison"\t\ten:france\t200 ml\t200\t180\t\t0.1\t9\t0.7\t\t0.03
        96385074\tKnäckebrot\tWasa\ten:germany\t\t\t\t\t2\t60\t10\t\t
        12\tShop's own\t\ten:france\t\t\t\t100\t\t\t\t\t

        """

    @Test("reads Open Food Facts' tab-separated export, and says which energy was worked out")
    func export() async throws {
        let (catalogue, report) = try Self.imported(Self.export)
        #expect(report.foods == 4)
        let spread = try #require(try await catalogue.food(barcode: Barcode("3017620422003")))
        #expect(spread.id == "product-3017620422003")
        #expect(spread.brand == "Ferrero")
        #expect(spread.nutrients == [203: 6.3, 204: 30.9, 205: 57.5, 208: 539, 307: 42.8])
        #expect(spread.measures == [Measure(label: "1 serving", grams: 15)])
        #expect(!spread.isEnergyDerived)

        let juice = try #require(try await catalogue.food(barcode: Barcode("4006381333931")))
        #expect(juice.name == "Jus d'orange \"maison\"")
        #expect(juice.nutrients.kcal.map { ($0 * 10).rounded() / 10 } == 43)
        #expect(juice.nutrients[401] == 30)
        #expect(juice.measures == [Measure(label: "1 serving, 200 ml", grams: 200)])

        let bread = try #require(try await catalogue.food(barcode: Barcode("96385074")))
        // 9 × 2 + 4 × 60 + 4 × 10
        #expect(bread.nutrients.kcal == 298)
        #expect(bread.isEnergyDerived)
        #expect(try await catalogue.food("off-12")?.nutrients.kcal == 100)
    }

    @Test("reads the dump of a JSON document a line")
    func documents() async throws {
        let (catalogue, report) = try Self.imported(
            """
            {"code":"3017620422003","product_name":"Nutella","brands":"Ferrero","countries_tags":["en:france"],"nutriments":{"energy-kcal_100g":539,"fat_100g":"30.9","salt_100g":0.107}}
            {"code":"4006381333931","product_name":"No facts","nutriments":[]}
            {"code":
            [1]

            """
        )
        #expect(report.foods == 1)
        #expect(report.skipped == ["not a JSON document": 2, "it has no nutrition facts": 1])
        let spread = try #require(try await catalogue.food("product-3017620422003"))
        #expect(spread.nutrients == [204: 30.9, 208: 539, 307: 42.8])
    }

    @Test("takes a table of its own columns through a mapping, with salt as sodium and energy worked out")
    func columns() async throws {
        let (catalogue, report) = try Self.imported(
            "barcode;title;f;c;p;natrium;vol\r\n\r\n3017620422003;Wine;0;2,;0;40;12\r\n96385074;Wine;0;2;0.5;40;10\r\n",
            columns: "code=barcode,name=title,fat=f,carbohydrate=c,protein=p,sodium=natrium:mg,alcohol=vol"
        )
        #expect(report.foods == 1)
        #expect(report.skipped == ["carbohydrate is not a number": 1])
        #expect(report.examples == ["products.csv line 3: carbohydrate is not a number"])
        let wine = try #require(try await catalogue.food(barcode: Barcode("96385074")))
        #expect(wine.nutrients == [203: 0.5, 204: 0, 205: 2, 208: 65.23, 221: 7.89, 307: 40])
        #expect(wine.isEnergyDerived)
    }

    @Test("keeps to a country", arguments: ["france", "en:France", "FRANCE"])
    func country(name: String) async throws {
        let (catalogue, report) = try Self.imported(Self.export, country: name)
        #expect(report.foods == 3)
        #expect(report.skipped == ["sold elsewhere": 1])
        #expect(try await catalogue.food(barcode: Barcode("96385074")) == nil)
    }

    @Test("leaves out what can't be, and says why")
    func impossible() throws {
        let folder = try Folder([
            "products.csv": "code,product_name,fat_100g,carbohydrates_100g,proteins_100g,energy-kcal_100g\n"
                + "96385074,Fine,1,1,1,17\n" + Self.impossible.map { $0.line + "\n" }.joined()
        ])
        let report = try Self.run(folder)
        #expect(report.foods == 1)
        #expect(report.skipped == Dictionary(Self.impossible.map { ($0.reason, 1) }, uniquingKeysWith: +))
        let reasons = try String(contentsOf: #require(report.reasons.map { URL(fileURLWithPath: $0) }), encoding: .utf8)
        let expected = Self.impossible.enumerated().map { "products.csv line \($0 + 3)\t\($1.reason)\n" }
        #expect(reasons == expected.joined())
    }

    private static let impossible: [(line: String, reason: String)] = [
        ("4006381333931,A,-1,1,1,1", "fat is negative"), ("4006381333931,A,1e999,1,1,1", "fat is too large a number"),
        ("4006381333931,A,nan,1,1,1", "fat is not a number"), ("4006381333931,A,0x10,1,1,1", "fat is not a number"),
        ("4006381333931,A,101,1,1,1", "more than 100 g of fat in 100 g"),
        ("4006381333931,A,50,50,50,1", "fat, carbohydrate and protein weigh more than the food"),
        ("4006381333931,A,1,1,1,2000", "more energy than pure fat has"),
        ("4006381333931,A,,,,", "it has no nutrition facts"), ("4006381333931,,1,1,1,1", "it has no name"),
        (",A,1,1,1,1", "it has no code"), ("x1,A,1,1,1,1", "the code is not a number of up to 24 digits"),
        ("4006381333931,A", "not 6 fields"), ("4006381333931,\"A,1,1,1,1", "not 6 fields"),
    ]

    @Test("keeps the standard foods, and replaces only what came from the same source")
    func replaces() async throws {
        let folder = try Folder(Tables.standardReference)
        _ = try CatalogueImport(from: folder.url).build(folder.path("catalogue.sqlite"))
        try folder.write("code,product_name,energy-kcal_100g\n96385074,Apple bar,300\n", "products.csv")
        _ = try Self.run(folder)
        let watch = Watch()
        let catalogue = try Catalogue(path: folder.path("catalogue.sqlite").path, now: watch.now)
        #expect(try await catalogue.search("apple").map(\.name) == ["Apples, raw, with skin", "Apple bar"])
        #expect(catalogue.count == 3)

        try folder.write("code,product_name,energy-kcal_100g\n3017620422003,Apple spread,300\n", "products.csv")
        _ = try Self.run(folder)
        watch.advance(by: .seconds(2))
        #expect(try await catalogue.search("apple").map(\.name) == ["Apples, raw, with skin", "Apple spread"])
        #expect(try await catalogue.food("product-0000096385074") == nil)
        #expect(try await catalogue.food("usda-09003") != nil)
    }

    @Test("finds products by name: short before long, corrected, half typed, by maker, one of each name")
    func search() async throws {
        let (catalogue, _) = try Self.imported(
            """
            code,product_name,brands,energy-kcal_100g
            3017620422003,Nutella,Ferrero,539
            4006381333931,Biscuits with Nutella inside,Ferrero,500
            96385074,Nutella,Ferrero,540
            5000159461122,Chocolate bar,Mars,480

            """
        )
        #expect(try await catalogue.search("nutella").map(\.name) == ["Nutella", "Biscuits with Nutella inside"])
        #expect(try await catalogue.search("nutela").first?.name == "Nutella")
        #expect(try await catalogue.search("nute").first?.name == "Nutella")
        #expect(try await catalogue.search("choco").first?.name == "Chocolate bar")
        #expect(try await catalogue.search("ferrero nutella").first?.name == "Nutella")
        #expect(try await catalogue.search("mars bar").first?.brand == "Mars")
        // Both are there by their codes, though one stands for both in a search.
        #expect(try await catalogue.food(barcode: Barcode("96385074"))?.nutrients.kcal == 540)
    }

    @Test("narrows to whole foods or to branded ones")
    func kinds() async throws {
        let folder = try Folder(Tables.standardReference)
        _ = try CatalogueImport(from: folder.url).build(folder.path("catalogue.sqlite"))
        try folder.write("code,product_name,energy-kcal_100g\n96385074,Apple bar,300\n", "products.csv")
        _ = try Self.run(folder)
        let catalogue = try Catalogue(path: folder.path("catalogue.sqlite").path)
        #expect(try await catalogue.search("apple", kind: .whole).map(\.name) == ["Apples, raw, with skin"])
        #expect(try await catalogue.search("apple", kind: .branded).map(\.name) == ["Apple bar"])
        let familiar = ["usda-09003": 9]
        #expect(try await catalogue.search("apple", kind: .branded, familiar: familiar).map(\.name) == ["Apple bar"])
    }

    @Test("has no products when their file is taken away")
    func takenAway() async throws {
        let watch = Watch()
        let (catalogue, folder) = try Self.withApples(watch)
        #expect(catalogue.count == 3)
        try FileManager.default.removeItem(at: folder.path("catalogue-openfoodfacts.sqlite"))
        watch.advance(by: .seconds(2))
        #expect(catalogue.count == 2)
    }

    private static func withApples(_ watch: Watch) throws -> (Catalogue, Folder) {
        let folder = try Folder(Tables.standardReference)
        _ = try CatalogueImport(from: folder.url).build(folder.path("catalogue.sqlite"))
        try folder.write("code,product_name,energy-kcal_100g\n96385074,Apple bar,300\n", "products.csv")
        _ = try self.run(folder)
        return (try Catalogue(path: folder.path("catalogue.sqlite").path, now: watch.now), folder)
    }

    /// A catalogue with one standard food nobody looks for, and these products.
    private static func imported(
        _ text: String,
        columns: String? = nil,
        country: String? = nil
    ) throws -> (Catalogue, CatalogueImportReport) {
        let folder = try Folder()
        try Data(text.utf8).write(to: folder.path("products.csv"))
        let stone = Food(id: "usda-00001", name: "Stone soup", group: "", nutrients: [208: 1], measures: [])
        try Tables.build([SourceFood(food: stone)], folder.path("catalogue.sqlite"))
        let report = try self.run(folder, columns: columns, country: country)
        return (try Catalogue(path: folder.path("catalogue.sqlite").path), report)
    }

    private static func run(
        _ folder: Folder,
        columns: String? = nil,
        country: String? = nil
    ) throws -> CatalogueImportReport {
        try CatalogueImport(openFoodFacts: folder.path("products.csv"), columns: columns, country: country)
            .build(folder.path("catalogue.sqlite"))
    }
}
