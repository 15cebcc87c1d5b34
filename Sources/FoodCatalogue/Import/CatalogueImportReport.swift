/// Counts what an import took and what it left out, with reasons.
package struct CatalogueImportReport: Sendable, Equatable, Codable {
    package internal(set) var foods = 0
    /// Lines left out, counted by reason.
    package private(set) var skipped: [String: Int] = [:]
    /// The first skipped lines, each with its place: "NUT_DATA.txt line 7: the amount is not a number".
    package private(set) var examples: [String] = []

    /// The path of the file that lists all skipped lines, if there are any.
    package internal(set) var reasons: String?

    package var skippedCount: Int { self.skipped.values.reduce(0, +) }

    mutating func skip(_ place: @autoclosure () -> String, _ reason: String) {
        self.skipped[reason, default: 0] += 1
        if self.examples.count < 20 { self.examples.append("\(place()): \(reason)") }
    }

    /// Counts what is left out on purpose, without examples.
    mutating func leaveOut(_ reason: String, times: Int = 1) { self.skipped[reason, default: 0] += times }
}
