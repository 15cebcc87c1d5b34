import HealthMath

/// The amount of a nutrient in a day's entries.
struct Intake: Sendable, Equatable {
    let day: CalendarDay
    /// Nil when no entry knows it.
    private(set) var amount: Double?
    /// How many of the entries know it.
    private(set) var known = 0
    private(set) var entries = 0

    /// Adds an entry's amount; nil when it is unknown.
    mutating func add(_ amount: Double?) {
        self.entries += 1
        guard let amount else { return }
        self.amount = (self.amount ?? 0) + amount
        self.known += 1
    }

    var isComplete: Bool { self.known == self.entries }
}
