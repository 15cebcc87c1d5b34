import Storage

/// What is known of each key fact; nil means unknown, which is not zero.
struct KeyFacts: Sendable {
    /// By the cases' numbers; what is unknown is no number.
    ///
    /// A vector would be quicker to scale, but wants aligned memory.
    private var amounts: InlineArray<8, Double>

    init() { self.amounts = InlineArray(repeating: .nan) }

    /// Of so many grams of a food whose nutrients are given for 100 g.
    init(_ nutrients: Nutrients, grams: Double) {
        self.init()
        for fact in KeyFact.allCases { self[fact] = nutrients[fact.nutrient].map { $0 * grams / 100 } }
    }

    /// From eight columns in the order of the cases.
    init(_ columns: inout ColumnReader) throws {
        self.init()
        for fact in KeyFact.allCases { self[fact] = try columns.optionalReal() }
    }

    subscript(fact: KeyFact) -> Double? {
        get {
            let amount = self.amounts[fact.rawValue]
            return amount.isNaN ? nil : amount
        }
        set { self.amounts[fact.rawValue] = newValue ?? .nan }
    }

    func scaled(by factor: Double) -> KeyFacts {
        var scaled = self
        for index in scaled.amounts.indices { scaled.amounts[index] *= factor }
        return scaled
    }
}

extension KeyFacts: Equatable {
    static func == (one: Self, other: Self) -> Bool { KeyFact.allCases.allSatisfy { one[$0] == other[$0] } }
}
