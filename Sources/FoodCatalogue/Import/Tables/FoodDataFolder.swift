import DelimitedText
import Foundation

/// The comma-separated tables of USDA's FoodData Central.
///
/// Foods by name keep their numbers of Standard Reference where the tables have them, so that ids don't depend on the
/// source. Branded foods go by their barcodes, because their own numbers change with every edition.
struct FoodDataFolder: FoodSource {
    /// The kinds that are read; the tables also hold samples and experiments.
    enum Kind: String, Sendable, CaseIterable {
        case legacy = "sr_legacy_food"
        case foundation = "foundation_food"
        case branded = "branded_food"
    }

    let folder: URL
    let kinds: Set<Kind>

    var volume: Volume { self.kinds == [.legacy] ? .standard : .fdc }

    var origin: SourceOrigin {
        self.kinds == [.legacy]
            ? SourceOrigin(name: "USDA FoodData Central, SR Legacy", date: "2018-04")
            : SourceOrigin(name: "USDA FoodData Central", date: self.edition)
    }

    /// The day on which the tables were written: they don't tell their edition.
    private var edition: String { FileStamp(self.folder.appending(path: "food.csv").path)?.day ?? "" }

    var identity: String? {
        let stamps = Self.tables.map { FileStamp(self.folder.appending(path: $0).path)?.description ?? "none" }
        return "fdc \(self.folder.standardizedFileURL.path) \(self.kinds.map(\.rawValue).sorted()) \(stamps)"
    }

    private static let tables = [
        "food.csv", "food_category.csv", "sr_legacy_food.csv", "foundation_food.csv", "branded_food.csv",
        "nutrient.csv",
        "food_nutrient.csv", "food_portion.csv",
    ]

    func foods(_ staging: Staging, _ each: (SourceFood) throws -> Void) throws {
        let tables = try SourceTables(staging)
        let brands = try BrandedFoods(staging)
        if self.kinds.contains(.branded), self.folder.has("branded_food.csv") {
            try brands.read(CSVTable(self.folder, "branded_food.csv"))
        }
        try self.readFoods(staging, into: tables)
        try self.readAmounts(staging, into: tables)
        if self.folder.has("food_portion.csv") { try self.readMeasures(staging, into: tables) }
        try tables.foods(newestFirst: true, each) { source, food in try brands.complete(food, source: source) }
    }

    private func readFoods(_ staging: Staging, into tables: SourceTables) throws {
        let groups = try self.table("food_category.csv", ["id", "description"]) { $0 }
        let wanted = Set(self.kinds.map(\.rawValue))
        var numbers: [Substring: String] = [:]
        for file in ["sr_legacy_food.csv", "foundation_food.csv"] {
            for (food, number) in try self.table(file, ["fdc_id", "NDB_number"], { $0 }) {
                guard let number = Int(number) else { continue }
                let digits = String(number)
                numbers[food] = "usda-" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
            }
        }
        let columns = ["fdc_id", "data_type", "description", "food_category_id"]
        try CSVTable(self.folder, "food.csv").read(staging, columns) { fields in
            guard let source = Int(fields[0]) else { return "the food's number is not a number" }
            guard wanted.contains(String(fields[1])) else {
                staging.leaveOut(self.kinds == [.legacy] ? "not an SR Legacy food" : "not a food that people eat")
                return nil
            }
            let name = String(fields[2]).singleSpaced
            guard !name.isEmpty else { return "the food has no name" }
            try tables.add(
                food: source,
                id: numbers[fields[0]] ?? "fdc-\(source)",
                name: String(name.prefix(ProductFacts.longestName)),
                group: groups[fields[3]].map(String.init) ?? ""
            )
            return nil
        }
    }

    private func readAmounts(_ staging: Staging, into tables: SourceTables) throws {
        let numbers = try self.table("nutrient.csv", ["id", "nutrient_nbr"]) { number in
            // Nutrients that Standard Reference doesn't have are not shown here.
            Int(number).flatMap { Nutrient.numbered($0) != nil || SourceTables.atwater.contains($0) ? $0 : nil }
        }
        try CSVTable(self.folder, "food_nutrient.csv").read(staging, ["fdc_id", "nutrient_id", "amount"]) { fields in
            guard let source = Int(fields[0]) else { return "the food's number is not a number" }
            guard let number = numbers[fields[1]] else {
                staging.leaveOut("an unknown nutrient")
                return nil
            }
            guard let value = Double(fields[2]), value.isFinite, value >= 0 else { return "the amount is not a number" }
            try tables.add(amount: value, of: number, to: source)
            return nil
        }
    }

    private func readMeasures(_ staging: Staging, into tables: SourceTables) throws {
        let columns = ["fdc_id", "seq_num", "amount", "portion_description", "modifier", "gram_weight"]
        try CSVTable(self.folder, "food_portion.csv").read(staging, columns) { fields in
            guard let source = Int(fields[0]) else { return "the food's number is not a number" }
            guard let amount = Double(fields[2]), let grams = Double(fields[5]), amount > 0, grams > 0, grams.isFinite
            else { return "the measure weighs nothing" }
            let unit = String(fields[3].isEmpty ? fields[4] : fields[3]).singleSpaced
            guard !unit.isEmpty else { return "the measure has no name" }
            let measure = Measure(label: Measure.label(amount: amount, of: unit), grams: grams)
            try tables.add(measure: measure, position: Int(fields[1]) ?? 0, to: source)
            return nil
        }
    }

    /// Reads two columns of a small table into a dictionary; empty when there is no such file.
    private func table<Value>(
        _ file: String,
        _ columns: [String],
        _ value: (Substring) -> Value?
    ) throws -> [Substring: Value] {
        guard self.folder.has(file) else { return [:] }
        var values: [Substring: Value] = [:]
        try CSVTable(self.folder, file).rows(columns) { fields in values[fields[0]] = value(fields[1]) }
        return values
    }
}
