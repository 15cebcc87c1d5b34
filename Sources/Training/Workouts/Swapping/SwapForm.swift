import Storage
import Web

/// Reads which exercise replaces another.
struct SwapForm: Form {
    static let fields: [String: FieldKind] = ["version": .number, "with": .text, "session": .text]

    struct Values: Sendable {
        let version: Int64
        /// Nil for the best alternative.
        let other: Exercise.ID?
        /// The session in the middle of which it is swapped; nil for none.
        let session: String?
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let version = self.input.whole("version", in: 1...Int.max, "Send the version you read.", into: &errors)
        if self.input["version"].isEmpty { errors.add("version", "Send the version you read.") }
        let other = self.input.text("with", max: 100, into: &errors)
        guard let version, errors.isEmpty else { return nil }
        return Values(
            version: Int64(version),
            other: other.isEmpty ? nil : other,
            session: self.session
        )
    }

    var session: String? { RowID.read(self.input["session"]) }
}
