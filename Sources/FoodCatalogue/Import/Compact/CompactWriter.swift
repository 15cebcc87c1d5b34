import DelimitedText
import Foundation

/// Writes the facts of a source as a `CompactFile`; the same facts always give the same bytes.
struct CompactWriter {
    private let file: GzipWriter
    private var block: [SourceFood] = []

    init(_ path: URL, origin: SourceOrigin) throws {
        self.file = try GzipWriter(path)
        for line in [CompactFile.heading, origin.name, origin.date] { try self.file.write(line) }
    }

    mutating func add(_ food: SourceFood) throws {
        self.block.append(food)
        if self.block.count == CompactFile.foodsInBlock { try self.writeBlock() }
    }

    mutating func close() throws {
        try self.writeBlock()
        try self.file.close()
    }

    private mutating func writeBlock() throws {
        guard !self.block.isEmpty else { return }
        for food in self.block { try self.file.write(Self.line(of: food)) }
        for nutrient in Nutrient.all.map(\.number).sorted() {
            let amounts = self.block.map { food in
                food.food.nutrients.stored(nutrient).map(Nutrients.text) ?? ""
            }
            guard let last = amounts.lastIndex(where: { !$0.isEmpty }) else { continue }
            try self.file.write("\(nutrient):" + amounts[...last].map(Self.pressed).joined(separator: ","))
        }
        try self.file.write("")
        self.block = []
    }

    private static func line(of food: SourceFood) -> String {
        let measures = food.food.measures.flatMap { [Nutrients.text(of: $0.grams), $0.label.singleSpaced] }
        let names = [food.food.id, food.food.name, food.food.group, food.otherNames]
        return (names.map(\.singleSpaced) + [food.isUsual ? "y" : ""] + measures).joined(separator: "\t")
    }

    /// Shortens 0.25 to .25, which reads the same.
    private static func pressed(_ amount: String) -> String {
        amount.hasPrefix("0.") ? String(amount.dropFirst()) : amount
    }
}
