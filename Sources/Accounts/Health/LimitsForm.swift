import HealthMath
import Web

/// What a member can't do and what they don't eat.
struct LimitsForm: Form {
    static let fields: [String: FieldKind] = ["limitations": .list, "note": .lines, "diet": .list]
    static let longestNote = 500

    var typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    init(_ facts: HealthFacts) {
        self.typed = Typed(["note": facts.note])
        for limitation in facts.limitations { self.typed.append(limitation.rawValue, to: "limitations") }
        for diet in facts.diet { self.typed.append(diet.rawValue, to: "diet") }
    }

    struct Values: Sendable, Equatable {
        var limitations: [Limitation]
        var note: String
        var diet: [Diet]
    }

    func validate(into errors: inout FormErrors) -> Values? {
        Values(
            limitations: Limitation.picked("limitations", of: self.typed, into: &errors),
            note: self.typed.text("note", max: Self.longestNote, into: &errors),
            diet: Diet.picked("diet", of: self.typed, into: &errors)
        )
    }
}
