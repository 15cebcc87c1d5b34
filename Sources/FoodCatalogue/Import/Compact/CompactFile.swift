import DelimitedText
import Foundation

/// All facts of a source in one small file: gzipped text that a person can read with `zcat`.
///
/// A heading names the source. Then come blocks of foods: a line for each food (id, name, group, other names, whether
/// it is usual, and its measures as grams and label in turn, divided by tabs), then a line for each nutrient with the
/// amounts of the block's foods in their order, divided by commas, empty where unknown, and an empty line. Columns of
/// like numbers press smaller than rows do.
struct CompactFile: FoodSource {
    let path: URL
    let volume = Volume.standard
    let identity: String? = nil

    static let heading = "spotter foods 1"
    static let foodsInBlock = 256

    var origin: SourceOrigin {
        get throws {
            let reader = try SourceFile(self.path)
            return try self.readOrigin(reader)
        }
    }

    func foods(_ staging: Staging, _ each: (SourceFood) throws -> Void) throws {
        let reader = try SourceFile(self.path)
        _ = try self.readOrigin(reader)
        while let block = try self.readBlock(reader, staging) {
            for food in block { try each(food) }
        }
    }

    private func readOrigin(_ reader: SourceFile) throws -> SourceOrigin {
        guard try reader.line() == Self.heading, let name = try reader.line(), let date = try reader.line() else {
            throw CatalogueImportProblem.notATable(self.path.lastPathComponent)
        }
        return SourceOrigin(name: name, date: date)
    }

    private func readBlock(_ reader: SourceFile, _ staging: Staging) throws -> [SourceFood]? {
        var foods: [SourceFood?] = []
        var amounts: [[(Int, Double)]] = []
        while let line = try reader.line(), !line.isEmpty {
            if line.utf8.contains(UInt8(ascii: "\t")) {
                let food = self.food(line)
                if food == nil { staging.skip("line \(reader.number)", "not a food") }
                foods.append(food)
                amounts.append([])
            } else if !self.read(line, into: &amounts) {
                staging.skip("line \(reader.number)", "not a nutrient's amounts")
            }
        }
        guard !foods.isEmpty else { return nil }
        return zip(foods, amounts).compactMap { food, amounts in
            guard var food else { return nil }
            food.food = food.food.with(Nutrients(amounts))
            return food
        }
    }

    private func food(_ line: String) -> SourceFood? {
        let fields = TabbedTable.columns(of: line[...])
        guard fields.count >= 5, !fields[0].isEmpty, !fields[1].isEmpty, fields.count.isMultiple(of: 2) == false else {
            return nil
        }
        var measures: [Measure] = []
        for place in stride(from: 5, to: fields.count, by: 2) {
            guard let grams = Double(fields[place]), grams > 0 else { return nil }
            measures.append(Measure(label: fields[place + 1], grams: grams))
        }
        let food = Food(id: fields[0], name: fields[1], group: fields[2], nutrients: [:], measures: measures)
        return SourceFood(food: food, otherNames: fields[3], isUsual: fields[4] == "y")
    }

    /// Reads a line of a nutrient's number and amounts; false when the line is none.
    private func read(_ line: String, into amounts: inout [[(Int, Double)]]) -> Bool {
        guard
            let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), let number = Int(line[..<colon]),
            Nutrient.numbered(number) != nil
        else { return false }
        let values = line[line.utf8.index(after: colon)...].utf8
            .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        guard values.count <= amounts.count else { return false }
        for (place, text) in values.enumerated() where !text.isEmpty {
            guard let value = Double(Substring(text)), value.isFinite else { return false }
            amounts[place].append((number, value))
        }
        return true
    }
}

extension Food {
    fileprivate func with(_ nutrients: Nutrients) -> Food {
        Food(
            id: self.id,
            name: self.name,
            brand: self.brand,
            group: self.group,
            nutrients: nutrients,
            measures: self.measures
        )
    }
}
