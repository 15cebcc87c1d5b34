import DelimitedText
import GRDB

/// Reads what FoodData Central has of branded foods beside their names: maker, barcode, category, serving.
struct BrandedFoods {
    private let staging: Staging
    private let find: Statement

    init(_ staging: Staging) throws {
        self.staging = staging
        try staging.db.execute(
            sql: """
                CREATE TABLE IF NOT EXISTS branded (
                    id INTEGER PRIMARY KEY, brand TEXT, barcode TEXT, category TEXT, label TEXT, grams REAL
                );
                """
        )
        self.find = try staging.db.makeStatement(
            sql: "SELECT barcode, brand, category, label, grams FROM branded WHERE id = ?"
        )
    }

    func read(_ table: CSVTable) throws {
        let insertion = try self.staging.db.makeStatement(
            sql: "INSERT OR IGNORE INTO branded VALUES (?, ?, ?, ?, ?, ?)"
        )
        let columns = [
            "fdc_id", "brand_owner", "brand_name", "gtin_upc", "branded_food_category", "serving_size",
            "serving_size_unit", "household_serving_fulltext",
        ]
        try table.read(self.staging, columns) { fields in
            guard let source = Int(fields[0]) else { return "the food's number is not a number" }
            let brand = String(fields[2].isEmpty ? fields[1] : fields[2]).singleSpaced
            // Amounts per 100 ml of a drink are taken as per 100 g, as the tables themselves do.
            let isWeighed = ["g", "grm", "ml", "mlt"].contains(fields[6].lowercased())
            let grams = isWeighed ? Double(fields[5]).flatMap(ProductFacts.serving) : nil
            let label = String(fields[7]).singleSpaced
            try insertion.execute(
                arguments: [
                    source, brand.isEmpty ? nil : String(brand.prefix(ProductFacts.longestName)), String(fields[3]),
                    String(fields[4]).singleSpaced, label.isEmpty ? "1 serving" : label, grams,
                ]
            )
            return nil
        }
    }

    /// Makes a product of a branded food; returns any other food unchanged.
    func complete(_ food: SourceFood, source: Int) throws -> SourceFood {
        guard let row = try Row.fetchOne(self.find, arguments: [source]) else { return food }
        var columns = row.reader
        let barcode = ProductFacts.barcode(columns.value())
        let (brand, group, label): (String?, String, String) = (columns.value(), columns.value(), columns.value())
        let measure = columns.value(Double?.self).map { Measure(label: label, grams: $0) }
        let product = Food(
            id: barcode.map { "product-\($0.digits)" } ?? food.food.id,
            name: food.food.name,
            brand: brand,
            group: group,
            nutrients: food.food.nutrients,
            measures: [measure].compactMap(\.self) + food.food.measures
        )
        return SourceFood(food: product, barcode: barcode, popularity: 0)
    }
}
