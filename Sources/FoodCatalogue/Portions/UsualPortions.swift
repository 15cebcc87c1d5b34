import DelimitedText
import Foundation

/// The reviewed usual portions, and the everyday names that mean just one of those foods.
///
/// They are read from a table whose columns its first lines explain.
struct UsualPortions: Sendable {
    private let portions: [Food.ID: UsualPortion]
    /// The foods by the words of their everyday names.
    private let foods: [[String]: Food.ID]
    /// The same names in the order of their lengths, to complete half-typed ones.
    private let names: [(words: [String], food: Food.ID)]
    /// The foods with an everyday name; of others, such as the thirtieth kind of wine, only the portion is known.
    private let common: Set<Food.ID>
    /// The names of several words by their last one, in the order of the table.
    private let kinds: [String: [(words: [String], food: Food.ID)]]
    /// How many foods may be meant by a half-typed name.
    private static let mostMeant = 3

    /// Returns the table that comes with the program, read on first use.
    static func shipped() throws -> UsualPortions { try Self.once.get() }

    private static let once = Result { try UsualPortions(ShippedFacts.usualPortions) }

    init(_ table: URL) throws {
        var portions: [Food.ID: UsualPortion] = [:]
        var foods: [[String]: Food.ID] = [:]
        var names: [(words: [String], food: Food.ID)] = []
        var kinds = names
        for line in Self.lines(of: try String(contentsOf: table, encoding: .utf8)) {
            portions[line.food] = line.portion
            for name in line.names {
                let words = Question(name).words
                foods[words] = line.food
                names.append((words, line.food))
                if words.count > 1, Self.endsWithWhatItIs(name) { kinds.append((words, line.food)) }
            }
        }
        self.portions = portions
        self.foods = foods
        self.common = Set(foods.values)
        self.kinds = Dictionary(grouping: kinds) { $0.words.last ?? "" }
        // Sorting keeps the table's order among names of one length.
        self.names = names.enumerated()
            .sorted { ($0.element.words.last?.count ?? 0, $0.offset) < ($1.element.words.last?.count ?? 0, $1.offset) }
            .map(\.element)
    }

    /// Reads a table; leaves malformed lines out.
    static func lines(of table: String) -> [Line] { TabbedTable(table).rows.compactMap(Line.init) }

    /// Returns whether the last word says what the food is: muesli with milk is no kind of milk.
    private static func endsWithWhatItIs(_ name: String) -> Bool {
        Set(Wording.pieces(name)).isDisjoint(with: ["and", "in", "on", "with"])
    }

    subscript(food: Food.ID) -> UsualPortion? { self.portions[food] }

    /// Returns whether it is one of the foods that people have most.
    func isCommon(_ food: Food.ID) -> Bool { self.common.contains(food) }

    /// Finds the food that exactly these words of a question mean; nil when they mean several foods, or none.
    func food(named words: [String]) -> Food.ID? { self.foods[words] }

    /// Returns the foods of whose everyday names these words are the end: white wine of "wine", those with tuna and turkey of
    /// "sandwich"; in the order of the table, which has the commonest first.
    func foods(kindsOf words: [String]) -> [Food.ID] {
        guard let last = words.last else { return [] }
        let kinds = (self.kinds[last] ?? []).filter {
            $0.words.count > words.count && $0.words.suffix(words.count) == words[...]
        }
        var found: Set<Food.ID> = []
        return kinds.map(\.food).filter { found.insert($0).inserted }
    }

    /// Finds the food of words that begin with a measure: "glass of wine".
    func food(measured words: [String]) -> Food.ID? {
        guard words.count > 1, let first = words.first, Self.measures.contains(first) else { return nil }
        return self.food(named: Array(words.dropFirst()))
    }

    private static let measures: Set<String> = [
        "bottle", "bowl", "cup", "glass", "handful", "mug", "piece", "pint", "plate", "portion", "slice", "spoon",
        "tablespoon", "teaspoon",
    ]

    /// Returns the foods that are meant while these words are typed, "eg" for an egg: the last word begins the last one of
    /// an everyday name; the shortest names first.
    func foods(meantBy words: [String]) -> [Food.ID] {
        guard let last = words.last, last.count >= 2 else { return [] }
        var found: [Food.ID] = []
        for name in self.names
        where found.count < Self.mostMeant && name.words.count == words.count
            && name.words.last?.hasPrefix(last) == true
            && name.words.dropLast() == words.dropLast() && !found.contains(name.food)
        {
            found.append(name.food)
        }
        return found
    }
}

extension UsualPortions {
    /// A line of the table.
    struct Line: Sendable {
        let food: Food.ID
        let names: [String]
        let portion: UsualPortion
        /// What the portion follows; the facts' SOURCE.md says what the words mean.
        let source: String

        /// Returns nil for a malformed line.
        fileprivate init?(_ columns: [String]) {
            guard columns.count == 6, let grams = Double(columns[3]), grams > 0 else { return nil }
            self.food = columns[0]
            self.names = columns[1].split(separator: "|").map(String.init)
            self.portion = UsualPortion(label: columns[2], grams: grams, millilitres: Double(columns[4]))
            self.source = columns[5]
        }
    }
}
