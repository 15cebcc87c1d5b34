import DelimitedText
import FoodCatalogue

/// A plate as the table writes it.
struct PlateLine: Sendable, Equatable {
    struct Thing: Sendable, Equatable {
        let food: Food.ID
        let measure: PlateMeasure
        let counts: PlateCounts
    }

    /// The name with dashes, "porridge-with-blueberries-and-walnuts"; of a renamed plate its first name.
    let id: String
    let name: String
    let main: String
    let occasions: Set<Idea.Occasion>
    let minutes: Int
    let styles: [String]
    private(set) var things: [Thing] = []

    /// Reads a table; leaves out malformed plates, and plates with a malformed thing.
    static func all(_ table: String) -> [PlateLine] {
        var plates: [PlateLine?] = []
        for columns in TabbedTable(table).rows {
            if columns[0].isEmpty {
                guard !plates.isEmpty, var plate = plates.removeLast() else { continue }
                let thing = Thing(Array(columns.dropFirst()))
                if let thing { plate.things.append(thing) }
                plates.append(thing == nil ? nil : plate)
            } else {
                plates.append(PlateLine(columns))
            }
        }
        return plates.compactMap { plate in plate.flatMap { $0.things.isEmpty ? nil : $0 } }
    }

    private init?(_ columns: [String]) {
        guard (5...6).contains(columns.count), !columns[0].isEmpty, let minutes = Int(columns[3]) else { return nil }
        self.name = columns[0]
        self.id = columns.count == 6 ? columns[5] : Wording.pieces(self.name).joined(separator: "-")
        self.main = columns[1]
        self.occasions = Set(columns[2].compactMap(Idea.Occasion.init(rawValue:)))
        self.minutes = minutes
        self.styles = columns[4].split(separator: ",").map { $0.trimmingPrefix(" ") }.map(String.init)
    }
}

extension PlateLine.Thing {
    fileprivate init?(_ columns: [String]) {
        guard columns.count == 9 else { return nil }
        let numbers = columns[4...].compactMap(Double.init)
        guard numbers.count == 5, numbers.allSatisfy({ $0 > 0 }), numbers[2] <= numbers[1], numbers[1] <= numbers[3]
        else { return nil }
        self.food = columns[0]
        self.measure = PlateMeasure(name: columns[1], one: columns[2], many: columns[3], grams: numbers[0])
        self.counts = PlateCounts(usual: numbers[1], least: numbers[2], most: numbers[3], step: numbers[4])
    }
}
