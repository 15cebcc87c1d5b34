/// What was sent, as it was typed, and the rules that turn it into values.
///
/// One form serves both doors: a browser's fields and a device's JSON object go through the same names and the
/// same rules. A form can always be built, so that a page can show again what was typed.
package protocol Form: Sendable {
    associatedtype Values: Sendable

    /// The names this form knows and what each holds; a JSON object with any other name is refused.
    static var fields: [String: FieldKind] { get }

    var input: FormInput { get }
    init(_ input: FormInput)

    /// The values, or nil after saying in `errors` what to mend.
    func validate(into errors: inout FormErrors) -> Values?
}

extension Form {
    /// An empty form, for the first look at a page.
    package init() { self.init(FormInput()) }

    /// The values, or every complaint at once.
    package func validated() -> Validation<Values> {
        var errors = self.input.errors
        let values = self.validate(into: &errors)
        if let values, errors.isEmpty { return .valid(values) }
        if errors.isEmpty { errors.add("form", "Please check what you typed.") }
        return .invalid(errors)
    }

    /// The values, or the complaints thrown: what a JSON handler wants.
    package func values() throws -> Values {
        switch self.validated() {
        case .valid(let values): return values
        case .invalid(let errors): throw errors
        }
    }
}

package enum Validation<Values: Sendable>: Sendable {
    case valid(Values)
    case invalid(FormErrors)
}

/// What a field holds; JSON values of another kind are refused at the door.
package enum FieldKind: Sendable {
    /// One line of text.
    case text
    /// Text that may have line breaks.
    case lines
    /// A password or the like: neither trimmed nor shown again.
    case secret
    case number
    case flag
    case list
    /// Groups of fields, told apart by their place: `lines.0.amount` in a browser's form, an object in a list in JSON.
    case items([String: FieldKind])
}
