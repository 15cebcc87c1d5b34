import Web

/// Which exercise takes another's place.
struct SwapForm: Form {
    static let fields: [String: FieldKind] = ["version": .number, "with": .text]

    struct Values: Sendable {
        let version: Int64
        /// Nil for the best.
        let other: Exercise.ID?
    }

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    func validate(into errors: inout FormErrors) -> Values? {
        let version = self.typed.whole("version", in: 1...Int.max, "Send the version you read.", into: &errors)
        if self.typed["version"].isEmpty { errors.add("version", "Send the version you read.") }
        let other = self.typed.text("with", max: 100, into: &errors)
        guard let version, errors.isEmpty else { return nil }
        return Values(version: Int64(version), other: other.isEmpty ? nil : other)
    }
}
