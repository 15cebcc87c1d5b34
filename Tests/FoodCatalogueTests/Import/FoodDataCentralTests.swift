import Foundation
import Testing

@testable import FoodCatalogue

@Suite("Importing FoodData Central")
struct FoodDataCentralTests {
    private static var tables: [String: String] {
        Tables.foodData.merging(
            [
                "food.csv": """
                "fdc_id","data_type","description","food_category_id","publication_date"
                "171688","sr_legacy_food","Apples, raw","9","2019-04-01"
                "321358","foundation_food","Apples, fuji, raw","9","2019-04-01"
                "500001","branded_food","COLA","","2019-04-01"
                "500002","branded_food","COLA, NEW","","2021-04-01"
                "7","sub_sample_food","Apples, sample","9","2019-04-01"

                """,
                "foundation_food.csv": "\"fdc_id\",\"NDB_number\",\"footnote\"\n\"321358\",\"100100\",\"\"\n",
                "branded_food.csv": """
                "fdc_id","brand_owner","brand_name","gtin_upc","serving_size","serving_size_unit","household_serving_fulltext","branded_food_category"
                "500001","FIZZ CO","FIZZ","04006381333931","330","ml","1 can","Soda"
                "500002","FIZZ CO","FIZZ","4006381333931","330","ml","1 can","Soda"

                """,
                "food_nutrient.csv": """
                "id","fdc_id","nutrient_id","amount"
                "1","171688","1008","52"
                "2","321358","2047","58"
                "3","500001","1008","40"
                "4","500002","1008","42"

                """,
            ],
            uniquingKeysWith: { _, new in new }
        )
    }

    @Test("reads branded, Foundation and SR Legacy foods beside the standard ones; the newest of a barcode counts")
    func all() async throws {
        let folder = try Folder(Self.tables)
        _ = try CatalogueImport(from: folder.url).build(folder.path("catalogue.sqlite"))
        let report = try CatalogueImport(foodDataCentral: folder.url).build(folder.path("catalogue.sqlite"))
        #expect(report.foods == 3)
        #expect(report.skipped["not a food that people eat"] == 1)
        #expect(report.skipped["the food came twice"] == 1)

        let catalogue = try Catalogue(path: folder.path("catalogue.sqlite").path)
        let cola = try #require(try await catalogue.food(barcode: Barcode("4006381333931")))
        #expect(cola.id == "product-4006381333931")
        #expect(cola.name == "COLA, NEW")
        #expect(cola.brand == "FIZZ")
        #expect(cola.nutrients.kcal == 42)
        #expect(cola.measures == [Measure(label: "1 can", grams: 330)])
        #expect(try await catalogue.food("usda-100100")?.nutrients.kcal == 58)
        // The apple is in both files and found once.
        #expect(try await catalogue.search("apple").map(\.name) == ["Apples, raw", "Apples, fuji, raw"])
    }

    @Test("refuses a folder without its tables")
    func noTables() throws {
        let folder = try Folder(["letters.csv": "a,b\n"])
        #expect(throws: CatalogueImportProblem.notATable(folder.url.lastPathComponent)) {
            try CatalogueImport(foodDataCentral: folder.url)
        }
    }
}
