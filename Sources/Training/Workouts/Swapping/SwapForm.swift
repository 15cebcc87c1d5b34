import Storage
import Web

/// Reads which exercise replaces another.
struct SwapForm: Form {
    static let fields: [String: FieldKind] = [
        "version": .number, "with": .text, "line": .number, "session": .text,
    ]

    struct Values: Sendable {
        let version: Int64
        /// Nil for the best alternative.
        let other: Exercise.ID?
        /// The line that is swapped, counted from 1 in the order of work; nil for that of the main part.
        let line: Int?
        /// The session in the middle of which it is swapped; nil for none.
        let session: String?
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let version = self.input.whole("version", in: 1...Int.max, "Send the version you read.", into: &errors)
        if self.input["version"].isEmpty { errors.add("version", "Send the version you read.") }
        let other = self.input.text("with", max: 100, into: &errors)
        let line = self.input.whole("line", in: Self.lines, "Send the number of a line.", into: &errors)
        guard let version, errors.isEmpty else { return nil }
        return Values(
            version: Int64(version),
            other: other.isEmpty ? nil : other,
            line: line,
            session: self.session
        )
    }

    /// The line that was asked for; nil for none, and for what is no line.
    var line: Int? { Int(self.input["line"]).flatMap { Self.lines.contains($0) ? $0 : nil } }

    private static let lines = 1...WorkoutLimits.exercises

    var session: String? { RowID.read(self.input["session"]) }
}
