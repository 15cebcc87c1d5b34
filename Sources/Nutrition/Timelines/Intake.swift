import HealthMath

/// What the entries of a day held of one nutrient.
struct Intake: Sendable, Equatable {
    let day: CalendarDay
    /// Nil when no entry says.
    private(set) var amount: Double?
    /// How many of the entries say.
    private(set) var known = 0
    private(set) var entries = 0

    /// Adds an entry; nil when it doesn't say.
    mutating func add(_ amount: Double?) {
        self.entries += 1
        guard let amount else { return }
        self.amount = (self.amount ?? 0) + amount
        self.known += 1
    }

    var isComplete: Bool { self.known == self.entries }
}
