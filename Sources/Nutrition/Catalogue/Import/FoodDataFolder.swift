import Foundation

/// The "SR Legacy" comma-separated tables of USDA's FoodData Central.
///
/// Foods keep the numbers of Standard Reference where `sr_legacy_food.csv` tells them, so that ids are the same
/// whichever of the two was imported.
struct FoodDataFolder: FoodSource {
    let folder: URL

    var origin: SourceOrigin {
        SourceOrigin(name: "USDA FoodData Central, SR Legacy", date: "2018-04")
    }

    func foods(_ report: inout ImportReport, _ each: (SourceFood) throws -> String?) throws {
        let tables = try StagedTables()
        try tables.fill { tables in
            try self.readFoods(into: tables, &report)
            try self.readAmounts(into: tables, &report)
            try self.readMeasures(into: tables, &report)
        }
        try tables.foods(&report, each)
    }

    private func readFoods(into tables: StagedTables.Filling, _ report: inout ImportReport) throws {
        var groups: [String: String] = [:]
        try self.rows("food_category.csv", ["id", "description"], &report) { fields in
            groups[fields[0]] = fields[1]
            return nil
        }
        var numbers: [String: String] = [:]
        if FileManager.default.fileExists(atPath: self.folder.appending(path: "sr_legacy_food.csv").path) {
            try self.rows("sr_legacy_food.csv", ["fdc_id", "NDB_number"], &report) { fields in
                guard let number = Int(fields[1]) else { return "the food's number is not a number" }
                let digits = String(number)
                numbers[fields[0]] = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
                return nil
            }
        }
        let columns = ["fdc_id", "data_type", "description", "food_category_id"]
        try self.rows("food.csv", columns, &report) { fields in
            guard let source = Int(fields[0]) else { return "the food's number is not a number" }
            guard fields[1] == "sr_legacy_food" else { return "not an SR Legacy food" }
            guard !fields[2].isEmpty else { return "the food has no name" }
            try tables.add(
                food: source,
                id: numbers[fields[0]].map { "usda-\($0)" } ?? "fdc-\(source)",
                name: fields[2].singleSpaced,
                group: groups[fields[3]] ?? "",
                others: "",
                usual: false
            )
            return nil
        }
    }

    private func readAmounts(into tables: StagedTables.Filling, _ report: inout ImportReport) throws {
        var numbers: [String: Int] = [:]
        try self.rows("nutrient.csv", ["id", "nutrient_nbr"], &report) { fields in
            // FoodData Central has more nutrients than Standard Reference; those are not shown here.
            numbers[fields[0]] = Int(fields[1]).flatMap { Nutrient.numbered($0)?.number }
            return nil
        }
        try self.rows("food_nutrient.csv", ["fdc_id", "nutrient_id", "amount"], &report) { fields in
            guard let source = Int(fields[0]) else { return "the food's number is not a number" }
            guard let number = numbers[fields[1]] else { return "an unknown nutrient" }
            guard let value = Double(fields[2]), value.isFinite, value >= 0 else { return "the amount is not a number" }
            try tables.add(amount: value, of: number, to: source)
            return nil
        }
    }

    private func readMeasures(into tables: StagedTables.Filling, _ report: inout ImportReport) throws {
        let columns = ["fdc_id", "seq_num", "amount", "portion_description", "modifier", "gram_weight"]
        try self.rows("food_portion.csv", columns, &report) { fields in
            guard let source = Int(fields[0]) else { return "the food's number is not a number" }
            guard let amount = Double(fields[2]), let grams = Double(fields[5]), amount > 0, grams > 0, grams.isFinite
            else { return "the measure weighs nothing" }
            let unit = (fields[3].isEmpty ? fields[4] : fields[3]).singleSpaced
            guard !unit.isEmpty else { return "the measure has no name" }
            let measure = Measure(label: Measure.label(amount: amount, of: unit), grams: grams)
            try tables.add(measure: measure, position: Int(fields[1]) ?? 0, to: source)
            return nil
        }
    }

    /// Calls `row` with these columns of each line; what it returns is the reason to leave the line out.
    private func rows(
        _ file: String,
        _ columns: [String],
        _ report: inout ImportReport,
        _ row: ([String]) throws -> String?
    ) throws {
        let reader = try LineReader(self.folder.appending(path: file))
        let heading = try reader.line().flatMap(CSVLine.fields) ?? []
        let places = columns.compactMap { heading.firstIndex(of: $0) }
        guard places.count == columns.count else {
            throw ImportProblem.damaged("\(file) should have the columns \(columns.joined(separator: ", ")).")
        }
        while let line = try reader.line() {
            guard !line.isEmpty else { continue }
            let fields = CSVLine.fields(line)
            let problem =
                if let fields, fields.count == heading.count { try row(places.map { fields[$0] }) } else {
                    "not \(heading.count) fields"
                }
            if let problem { report.skip("\(file) line \(reader.number)", problem) }
        }
    }
}
