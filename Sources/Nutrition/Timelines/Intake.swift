import HealthMath

/// What the entries of a day held of one nutrient.
struct Intake: Sendable, Equatable {
    let day: CalendarDay
    /// Nil when no entry says.
    let amount: Double?
    /// How many of the entries say.
    let known: Int
    let entries: Int

    var isComplete: Bool { self.known == self.entries }
}
