import DelimitedText
import Foundation

/// The ASCII tables of USDA's National Nutrient Database for Standard Reference, release 28.
///
/// Fields are divided by `^` and texts stand between `~` (sr28_doc.pdf, "File formats").
struct SR28Folder: FoodSource {
    let folder: URL
    let volume = Volume.standard
    let identity: String? = nil

    var origin: SourceOrigin {
        SourceOrigin(name: "USDA National Nutrient Database for Standard Reference, release 28", date: "2016-05")
    }

    func foods(_ staging: Staging, _ each: (SourceFood) throws -> Void) throws {
        let tables = try SourceTables(staging)
        try self.readFoods(staging, into: tables)
        try self.readAmounts(staging, into: tables)
        try self.readMeasures(staging, into: tables)
        try tables.foods(each)
    }

    private func readFoods(_ staging: Staging, into tables: SourceTables) throws {
        var groups: [Substring: String] = [:]
        try self.rows("FD_GROUP.txt", 2, staging) { fields in
            groups[fields[0]] = String(fields[1])
            return nil
        }
        try self.rows("FOOD_DES.txt", 7, staging) { fields in
            guard let source = Int(fields[0]) else { return "the food's number is not a number" }
            guard !fields[2].isEmpty else { return "the food has no name" }
            try tables.add(
                food: source,
                id: "usda-\(fields[0])",
                name: String(fields[2]).singleSpaced,
                group: groups[fields[1]] ?? "",
                others: String(fields[4]).singleSpaced,
                usual: fields[6] == "Y"
            )
            return nil
        }
    }

    private func readAmounts(_ staging: Staging, into tables: SourceTables) throws {
        try self.rows("NUT_DATA.txt", 3, staging) { fields in
            guard let source = Int(fields[0]) else { return "the food's number is not a number" }
            guard let number = Int(fields[1]), Nutrient.numbered(number) != nil else { return "an unknown nutrient" }
            guard let value = Double(fields[2]), value.isFinite, value >= 0 else { return "the amount is not a number" }
            try tables.add(amount: value, of: number, to: source)
            return nil
        }
    }

    private func readMeasures(_ staging: Staging, into tables: SourceTables) throws {
        try self.rows("WEIGHT.txt", 5, staging) { fields in
            guard let source = Int(fields[0]), let position = Int(fields[1]) else {
                return "the food's number is not a number"
            }
            guard let amount = Double(fields[2]), let grams = Double(fields[4]), amount > 0, grams > 0, grams.isFinite
            else { return "the measure weighs nothing" }
            let label = Measure.label(amount: amount, of: String(fields[3]).singleSpaced)
            try tables.add(measure: Measure(label: label, grams: grams), position: position, to: source)
            return nil
        }
    }

    /// Calls `row` with the fields of each line; `row` returns the reason to skip the line, or nil.
    private func rows(
        _ file: String,
        _ count: Int,
        _ staging: Staging,
        _ row: ([Substring]) throws -> String?
    ) throws {
        try staging.read(SourceFile(self.folder.appending(path: file)), of: file) { line in
            let fields = line.utf8.split(separator: UInt8(ascii: "^"), omittingEmptySubsequences: false)
                .map(Self.unquoted)
            return fields.count < count ? "too few fields" : try row(fields)
        }
    }

    private static func unquoted(_ field: Substring.UTF8View) -> Substring {
        let quote = UInt8(ascii: "~")
        guard field.first == quote else { return Substring(field) }
        return Substring(field.dropFirst().dropLast(field.last == quote ? 1 : 0))
    }
}
