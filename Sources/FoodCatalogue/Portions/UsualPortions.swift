import Foundation

/// The reviewed usual portions, and the everyday names that mean just one of those foods.
///
/// They are read from a table whose columns its first lines explain.
struct UsualPortions: Sendable {
    private let portions: [Food.ID: UsualPortion]
    /// The foods by the words of their everyday names.
    private let foods: [[String]: Food.ID]

    /// Returns the table that comes with the program, read on first use.
    static func shipped() throws -> UsualPortions { try Self.once.get() }

    private static let once = Result { try UsualPortions(ShippedFacts.usualPortions) }

    init(_ table: URL) throws {
        var portions: [Food.ID: UsualPortion] = [:]
        var foods: [[String]: Food.ID] = [:]
        for line in try String(contentsOf: table, encoding: .utf8).split(separator: "\n") {
            guard let line = Line(line) else { continue }
            portions[line.food] = line.portion
            for name in line.names { foods[Question(name).words] = line.food }
        }
        self.portions = portions
        self.foods = foods
    }

    subscript(food: Food.ID) -> UsualPortion? { self.portions[food] }

    /// Finds the food that exactly these words of a question mean; nil when they mean several foods, or none.
    func food(named words: [String]) -> Food.ID? { self.foods[words] }
}

extension UsualPortions {
    /// A line of the table.
    struct Line: Sendable {
        let food: Food.ID
        let names: [String]
        let portion: UsualPortion
        /// What the portion follows; the facts' SOURCE.md says what the words mean.
        let source: String

        /// Returns nil for a remark and for a malformed line.
        init?(_ line: Substring) {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == 6, !line.hasPrefix("#"), let grams = Double(columns[3]), grams > 0 else {
                return nil
            }
            self.food = columns[0]
            self.names = columns[1].split(separator: "|").map(String.init)
            self.portion = UsualPortion(label: columns[2], grams: grams, millilitres: Double(columns[4]))
            self.source = columns[5]
        }
    }
}
