package import Hummingbird

/// What was sent, as it was typed, and the rules that turn it into values.
///
/// One form serves both doors: a browser's fields and a device's JSON object go through the same names and the
/// same rules. A form can always be built, so that a page can show again what was typed.
package protocol Form: Sendable {
    associatedtype Values: Sendable

    /// The names this form knows and what each holds; a JSON object with any other name is refused.
    static var fields: [String: FieldKind] { get }

    var input: FormInput { get }
    init(input: FormInput)

    /// The values, or nil after saying in `errors` what to mend.
    func validate(into errors: inout FormErrors) -> Values?
}

extension Form {
    /// An empty form, for the first look at a page.
    package init() { self.init(FormInput()) }

    package init(_ input: FormInput) { self.init(input: input) }

    /// The values, or all complaints thrown as `FormErrors`.
    package func values() throws -> Values {
        var errors = self.input.errors
        let values = self.validate(into: &errors)
        if let values, errors.isEmpty { return values }
        if errors.isEmpty { errors.add("form", "Please check what you typed.") }
        throw errors
    }

    /// Acts on the values, or shows the page again with what was typed and every complaint beside its field.
    ///
    /// `FormErrors` that `work` throws are shown in the same way; whatever else it throws is `FailureMiddleware`'s.
    package func submit(
        again page: (FormErrors) async throws -> Page,
        _ work: (Values) async throws -> Response
    ) async throws -> Response {
        do {
            return try await work(try self.values())
        } catch let errors as FormErrors {
            return try await page(errors).response()
        }
    }

    /// The same for a form in an address, which asks for a page and changes nothing.
    package func look(
        again page: (FormErrors) async throws -> Page,
        _ work: (Values) async throws -> Page
    ) async throws -> Page {
        do {
            return try await work(try self.values())
        } catch let errors as FormErrors {
            return try await page(errors)
        }
    }
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
