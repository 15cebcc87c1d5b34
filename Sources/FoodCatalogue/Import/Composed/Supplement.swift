import DelimitedText

/// What people take beside food, with facts of its own because the source has nothing like it: creatine, psyllium husk.
///
/// It is written in a table whose first lines explain it.
struct Supplement: Sendable, Equatable {
    let id: Food.ID
    let name: String
    /// What its facts follow; the facts' SOURCE.md says what the words mean.
    let source: String
    /// In 100 g, by the nutrients' numbers.
    private(set) var amounts: [Int: Double] = [:]

    static let group = "Dietary Supplements"

    /// Reads a table; leaves out malformed supplements, and those with a malformed amount or without the main nutrients.
    static func all(_ table: String) -> [Supplement] {
        var supplements: [Supplement?] = []
        for columns in TabbedTable(table).rows {
            if columns[0].isEmpty {
                guard !supplements.isEmpty, var supplement = supplements.removeLast() else { continue }
                let amount = Self.amount(Array(columns.dropFirst()))
                if let amount { supplement.amounts[amount.number] = amount.amount }
                supplements.append(amount == nil ? nil : supplement)
            } else {
                supplements.append(Supplement(columns))
            }
        }
        return supplements.compactMap(\.self).filter { Set($0.amounts.keys).isSuperset(of: ComposedFood.needed) }
    }

    private init?(_ columns: [String]) {
        guard columns.count == 3, columns.allSatisfy({ !$0.isEmpty }) else { return nil }
        (self.id, self.name, self.source) = (columns[0], columns[1], columns[2])
    }

    /// Reads a nutrient's number and amount; what it is called is for readers of the table.
    private static func amount(_ columns: [String]) -> (number: Int, amount: Double)? {
        guard columns.count == 3, let number = Int(columns[0]), Nutrient.numbered(number) != nil,
            let amount = Double(columns[1]), amount >= 0, amount.isFinite
        else { return nil }
        return (number, amount)
    }

    var food: Food {
        let amounts = self.amounts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        return Food(id: self.id, name: self.name, group: Self.group, nutrients: Nutrients(amounts), measures: [])
    }
}
