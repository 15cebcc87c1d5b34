import Storage

/// What is known of each key fact; nil means unknown, which is not zero.
package struct KeyFacts: Sendable, Equatable {
    private var amounts: [Double?]

    init() {
        self.amounts = Array(repeating: nil, count: KeyFact.allCases.count)
    }

    /// Of so many grams of a food whose nutrients are given for 100 g.
    init(_ nutrients: Nutrients, grams: Double) {
        self.amounts = KeyFact.allCases.map { fact in nutrients[fact.nutrient].map { $0 * grams / 100 } }
    }

    /// From eight columns in the order of the cases.
    init(_ row: SQLRow, from first: Int) throws {
        self.amounts = try KeyFact.allCases.map { try row.optionalReal(first + $0.rawValue) }
    }

    subscript(fact: KeyFact) -> Double? {
        get { self.amounts[fact.rawValue] }
        set { self.amounts[fact.rawValue] = newValue }
    }

    func scaled(by factor: Double) -> KeyFacts {
        var scaled = self
        scaled.amounts = self.amounts.map { $0.map { $0 * factor } }
        return scaled
    }
}
