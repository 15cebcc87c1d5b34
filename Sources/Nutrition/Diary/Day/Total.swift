/// A sum that knows how many of its parts were known.
struct Total: Sendable, Equatable {
    private(set) var sum = 0.0
    /// How many of the foods have the amount.
    private(set) var known = 0
    private(set) var foods = 0

    mutating func add(_ amount: Double?) {
        self.foods += 1
        guard let amount else { return }
        self.sum += amount
        self.known += 1
    }

    var isComplete: Bool { self.known == self.foods }

    /// Nil when none of the foods has the amount.
    var amount: Double? { self.known == 0 && self.foods > 0 ? nil : self.sum }
}

/// The sums of every key fact over some entries.
struct Totals: Sendable, Equatable {
    private var totals = Array(repeating: Total(), count: KeyFact.allCases.count)

    init(_ entries: some Sequence<DiaryEntry>) {
        for entry in entries { for fact in KeyFact.allCases { self.totals[fact.rawValue].add(entry.facts[fact]) } }
    }

    subscript(fact: KeyFact) -> Total { self.totals[fact.rawValue] }
}
