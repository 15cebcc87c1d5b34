import DelimitedText

/// A food that people call by one name while the source has only its parts: a kebab is bread, meat, salad and sauce.
///
/// Its parts and their weights are written in a table whose first lines explain it; the source has the nutrients.
struct ComposedFood: Sendable, Equatable {
    struct Part: Sendable, Equatable {
        let food: Food.ID
        let grams: Double
    }

    let id: Food.ID
    let name: String
    let group: String
    /// What the weights follow; the facts' SOURCE.md says what the words mean.
    let source: String
    private(set) var parts: [Part] = []

    /// Reads a table; leaves out malformed foods, and foods with a malformed part.
    static func all(_ table: String) -> [ComposedFood] {
        var foods: [ComposedFood?] = []
        for columns in TabbedTable(table).rows {
            if columns[0].isEmpty {
                guard !foods.isEmpty, var food = foods.removeLast() else { continue }
                let part = Part(Array(columns.dropFirst()))
                if let part { food.parts.append(part) }
                foods.append(part == nil ? nil : food)
            } else {
                foods.append(ComposedFood(columns))
            }
        }
        return foods.compactMap { food in food.flatMap { $0.parts.isEmpty ? nil : $0 } }
    }

    private init?(_ columns: [String]) {
        guard columns.count == 4, columns.allSatisfy({ !$0.isEmpty }) else { return nil }
        (self.id, self.name, self.group, self.source) = (columns[0], columns[1], columns[2], columns[3])
    }

    /// Returns the food; nil when the facts of a part are missing, or its energy or one of the macros is unknown.
    ///
    /// Any other nutrient that one of the parts doesn't know is unknown.
    func food(of facts: [Food.ID: Nutrients]) -> Food? {
        var weight = 0.0
        var sums: [Int: Double] = [:]
        var parts: [Int: Int] = [:]
        for part in self.parts {
            guard let nutrients = facts[part.food] else { return nil }
            weight += part.grams
            for number in nutrients.numbers {
                sums[number, default: 0] += (nutrients[number] ?? 0) * part.grams
                parts[number, default: 0] += 1
            }
        }
        let numbers = sums.keys.filter { parts[$0] == self.parts.count }.sorted()
        guard Set(numbers).isSuperset(of: Self.needed) else { return nil }
        let amounts: [(Int, Double)] = numbers.map { number in
            (number, ((sums[number] ?? 0) / weight * 1_000).rounded() / 1_000)
        }
        return Food(id: self.id, name: self.name, group: self.group, nutrients: Nutrients(amounts), measures: [])
    }

    /// Energy, protein, fat and carbohydrate.
    static let needed: Set<Int> = [208, 203, 204, 205]
}

extension ComposedFood.Part {
    /// Reads the id and the weight; what the part is called is for readers of the table.
    fileprivate init?(_ columns: [String]) {
        guard columns.count == 3, let grams = Double(columns[1]), (0.01...2_000).contains(grams) else { return nil }
        self.food = columns[0]
        self.grams = grams
    }
}
