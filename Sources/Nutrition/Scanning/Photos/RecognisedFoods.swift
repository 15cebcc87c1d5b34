import DelimitedText
import FoodCatalogue
import Foundation

/// Which foods of the catalogue each kind of food that the eyes know may be: the reviewed table `recognised-foods.tsv`.
struct RecognisedFoods: Sendable {
    /// A kind of food as the eyes say it.
    struct Kind: Sendable, Equatable {
        let name: String
        /// What people call it.
        let words: String
        /// What it may be, the likeliest first; never empty.
        fileprivate(set) var foods: [Serving]
    }

    /// A food, and the household measure in which it is likely eaten.
    struct Serving: Sendable, Equatable {
        let food: Food.ID
        /// The label of the measure; empty for the usual portion.
        let measure: String
    }

    private let byName: [String: Kind]
    /// In the order of the table.
    let kinds: [Kind]

    static var shipped: URL { Bundle.module.bundleURL.appending(path: "recognised-foods.tsv") }

    init() throws { self.init(try String(contentsOf: Self.shipped, encoding: .utf8)) }

    /// Reads a table; a kind without foods is left out, and so is one that can't be read, with its foods.
    init(_ table: String) {
        var kinds: [Kind] = []
        for columns in TabbedTable(table).rows {
            if !columns[0].isEmpty {
                kinds.append(Kind(name: columns[0], words: columns.count > 1 ? columns[1] : "", foods: []))
            } else if columns.count > 1, let last = kinds.indices.last {
                kinds[last].foods.append(Serving(food: columns[1], measure: columns.count > 2 ? columns[2] : ""))
            }
        }
        self.kinds = kinds.filter { !$0.words.isEmpty && !$0.foods.isEmpty }
        self.byName = Dictionary(self.kinds.map { ($0.name, $0) }) { first, _ in first }
    }

    subscript(name: String) -> Kind? { self.byName[name] }
}
