import FoodCatalogue
import Foundation
import Members

/// Finds the columns of another app's table, and their nutrients.
struct ForeignColumns {
    /// A column with an amount, and the factor to the nutrient's own unit.
    struct Amount {
        let column: Int
        let nutrient: Int
        let factor: Double
    }

    private let places: [String: Int]
    let amounts: [Amount]

    /// `nutrients` maps a column's name, without the unit in brackets, to its nutrient and to the unit when the name
    /// has none.
    init(_ columns: [String], nutrients: [String: (number: Int, unit: String)]) {
        self.places = Dictionary(columns.enumerated().map { ($1, $0) }) { first, _ in first }
        self.amounts = columns.enumerated().compactMap { place, column in
            let (name, unit) = Self.split(column)
            guard let known = nutrients[name], let nutrient = Nutrient.numbered(known.number),
                let factor = Self.factor(from: unit ?? known.unit, to: nutrient.unit)
            else { return nil }
            return Amount(column: place, nutrient: known.number, factor: factor)
        }
    }

    subscript(name: String) -> Int? { self.places[name] }

    /// Returns the trimmed field of a column; empty when there is none.
    func text(_ name: String, in fields: [String]) -> String {
        guard let place = self.places[name], place < fields.count else { return "" }
        return Self.trimmed(fields[place])
    }

    /// Returns the amounts of a line; nil when one is no number, or more than a meal can have.
    ///
    /// An empty field is unknown.
    func nutrients(in fields: [String]) -> Nutrients? {
        var pairs: [(Int, Double)] = []
        for amount in self.amounts where amount.column < fields.count {
            let text = Self.trimmed(fields[amount.column])
            if text.isEmpty { continue }
            guard let value = Self.number(text), (0...1_000_000).contains(value) else { return nil }
            pairs.append((amount.nutrient, value * amount.factor))
        }
        return Nutrients(pairs)
    }

    /// Reads a number with a decimal point and perhaps commas between thousands.
    static func number(_ text: String) -> Double? {
        guard text.utf8.count <= 32 else { return nil }
        guard text.utf8.contains(UInt8(ascii: ",")) else { return Double(decimal: text) }
        return Double(decimal: text.replacing(",", with: ""))
    }

    /// Returns the text without white space around it.
    ///
    /// Most fields have none, and for them Foundation's trimming takes four times as long.
    private static func trimmed(_ text: String) -> String {
        guard let first = text.utf8.first, let last = text.utf8.last else { return text }
        if (0x21..<0x7F).contains(first), (0x21..<0x7F).contains(last) { return text }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Splits "B12 (Cobalamin) (µg)" into the name "B12 (Cobalamin)" and the unit "µg".
    private static func split(_ column: String) -> (name: String, unit: String?) {
        guard column.hasSuffix(")"), let open = column.lastIndex(of: "(") else { return (column, nil) }
        let unit = column[column.index(after: open)...].dropLast()
        return (column[..<open].trimmingCharacters(in: .whitespaces), String(unit))
    }

    /// Returns the factor between units; nil when they can't be converted.
    private static func factor(from unit: String, to own: String) -> Double? {
        let micrograms = ["g": 1_000_000.0, "mg": 1_000, "µg": 1, "μg": 1, "ug": 1, "mcg": 1]
        if unit == own { return 1 }
        guard let from = micrograms[unit], let to = micrograms[own] else { return nil }
        return from / to
    }
}
