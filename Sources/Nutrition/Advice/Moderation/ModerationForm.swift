import Audit
import Web

/// Why a text is taken back, or shown again.
struct ModerationForm: Form {
    static let fields: [String: FieldKind] = ["reason": .text]

    let input: FormInput
    /// Whether who sends it just did what it takes back.
    var mayUndo = false

    init(input: FormInput) { self.input = input }

    func validate(into errors: inout FormErrors) -> String? {
        // Undo sends no reason: it takes back what was just done.
        if self.mayUndo, !self.input.has("reason") { return AuditRecord.takenBack }
        return self.input.required("reason", max: 300, "Say why; it is written down.", into: &errors)
    }
}
