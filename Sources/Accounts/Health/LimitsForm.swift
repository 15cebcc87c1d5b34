import HealthMath
import Web

/// The form for limitations and diet.
struct LimitsForm: Form {
    static let fields: [String: FieldKind] = ["limitations": .list, "note": .lines, "diet": .list]
    static let longestNote = 500

    var input: FormInput

    struct Values: Sendable, Equatable {
        var limitations: [Limitation]
        var note: String
        var diet: [Diet]
    }

    func validate(into errors: inout FormErrors) -> Values? {
        Values(
            limitations: Limitation.picked("limitations", of: self.input, into: &errors),
            note: self.input.text("note", max: Self.longestNote, into: &errors),
            diet: Diet.picked("diet", of: self.input, into: &errors)
        )
    }
}

extension LimitsForm {
    init(_ facts: HealthFacts) {
        self.input = FormInput(["note": facts.note])
        for limitation in facts.limitations { self.input.append(limitation.rawValue, to: "limitations") }
        for diet in facts.diet { self.input.append(diet.rawValue, to: "diet") }
    }
}
