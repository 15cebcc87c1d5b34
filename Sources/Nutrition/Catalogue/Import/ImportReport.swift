/// What an import took and what it left out, and why.
package struct ImportReport: Sendable, Equatable {
    package private(set) var foods = 0
    /// Lines left out, counted by reason.
    package private(set) var skipped: [String: Int] = [:]
    /// The first of them, each with where it stands: "NUT_DATA.txt line 7: the amount is not a number".
    package private(set) var examples: [String] = []

    package var skippedCount: Int { self.skipped.values.reduce(0, +) }

    /// Counts a food as taken or, when there is a problem, as left out.
    mutating func count(_ food: SourceFood, problem: String?) {
        if let problem { self.skip("food \(food.food.id)", problem) } else { self.foods += 1 }
    }

    mutating func skip(_ place: @autoclosure () -> String, _ reason: String) {
        self.skipped[reason, default: 0] += 1
        if self.examples.count < 20 { self.examples.append("\(place()): \(reason)") }
    }
}
