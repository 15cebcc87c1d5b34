import DelimitedText
import Foundation

/// The measures in which people have a food beside its usual portion, and which the source doesn't have: a teaspoon of honey, a
/// square of chocolate.
///
/// They are read from a table whose columns its first lines explain.
struct EverydayMeasures: Sendable {
    private let measures: [Food.ID: [Measure]]

    /// Returns the table that comes with the program, read on first use.
    static func shipped() throws -> EverydayMeasures { try Self.once.get() }

    private static let once = Result {
        EverydayMeasures(try String(contentsOf: ShippedFacts.everydayMeasures, encoding: .utf8))
    }

    init(_ table: String) {
        self.measures = Dictionary(grouping: Self.lines(of: table), by: \.food).mapValues { $0.map(\.measure) }
    }

    /// Reads a table; leaves malformed lines out.
    static func lines(of table: String) -> [Line] { TabbedTable(table).rows.compactMap(Line.init) }

    subscript(food: Food.ID) -> [Measure] { self.measures[food] ?? [] }
}

extension EverydayMeasures {
    /// A line of the table.
    struct Line: Sendable {
        let food: Food.ID
        let measure: Measure
        /// What the measure follows; the facts' SOURCE.md says what the words mean.
        let source: String

        /// Returns nil for a malformed line.
        fileprivate init?(_ columns: [String]) {
            guard columns.count == 4, !columns[1].isEmpty, let grams = Double(columns[2]),
                (0.1...2_000).contains(grams)
            else { return nil }
            self.food = columns[0]
            self.measure = Measure(label: columns[1], grams: grams)
            self.source = columns[3]
        }
    }
}
