package import Hummingbird

/// The raw input of a form, and the rules that turn it into values.
///
/// One form serves browsers and devices: fields and JSON objects have the same names and rules. A form can always be
/// built, so that a page can show the input again.
package protocol Form: Sendable {
    associatedtype Values: Sendable

    /// The names of the fields with their kinds; a JSON object with any other name is refused.
    static var fields: [String: FieldKind] { get }

    var input: FormInput { get }
    init(input: FormInput)

    /// Returns the values, or nil after adding complaints to `errors`.
    func validate(into errors: inout FormErrors) -> Values?
}

extension Form {
    /// Creates an empty form, for a page that is opened.
    package init() { self.init(FormInput()) }

    package init(_ input: FormInput) { self.init(input: input) }

    /// Returns the values, or throws all complaints as `FormErrors`.
    ///
    /// For devices, and for a button of a page: nobody types its fields, so there is none beside which to complain, and
    /// `FailureMiddleware` says what is wrong.
    package func values() throws -> Values {
        var errors = self.input.errors
        let values = self.validate(into: &errors)
        if let values, errors.isEmpty { return values }
        if errors.isEmpty { errors.add("form", "Please check what you typed.") }
        throw errors
    }

    /// Runs `work` with the values, or shows the page again with the input and every complaint beside its field.
    ///
    /// `FormErrors` that `work` throws are shown in the same way; other errors are left to `FailureMiddleware`.
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

    /// Does the same for a form in a query, which asks for a page and changes nothing.
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

/// The kind of a field; JSON values of another kind are refused.
package enum FieldKind: Sendable {
    /// One line of text.
    case text
    /// Text that may have line breaks.
    case lines
    /// A password or similar: neither trimmed nor shown again.
    case secret
    case number
    case flag
    case list
    /// A list of numbers.
    case numbers
    /// Numbered groups of fields: `lines.0.amount` in a browser's form, a list of objects in JSON.
    case items([String: FieldKind])
}
