import Foundation
import HTTPTypes
package import Hummingbird
import NIOCore
import NIOFoundationCompat

/// Reads input, of bounded size; malformed input never causes a 500.
extension Request {
    /// The largest form or JSON object, in bytes.
    static let largestForm = 64 * 1024

    /// Reads the body as a form, whether a browser or a device sent it.
    ///
    /// Throws 400 for what can't be read or broke off, 413 for too much, 415 for another kind of content, and `FormErrors` (422)
    /// for a JSON object with unknown names or wrong kinds. `fields` are others than the form's own where what is asked
    /// depends on more than the form.
    package func form<F: Form>(
        _ type: F.Type = F.self,
        fields: [String: FieldKind] = F.fields
    ) async throws -> F {
        let contentType = self.headers[.contentType].flatMap(MediaType.init(from:))
        guard let body = try await self.wholeBody(upTo: Self.largestForm) else {
            throw HTTPError(.contentTooLarge, message: "That is more than we can take at once.")
        }
        if contentType?.isType(.applicationJson) == true {
            let input = try JSONFields.input(Data(buffer: body), kinds: fields)
            if !input.errors.isEmpty { throw input.errors }
            return F(input)
        }
        if contentType?.isType(.applicationUrlEncoded) == true {
            return F(try URLEncodedFields.input(String(buffer: body), kinds: fields))
        }
        if body.readableBytes == 0 { return F(FormInput()) }
        throw HTTPError(.unsupportedMediaType, message: "Send a form or JSON.")
    }

    /// Reads the query as a form.
    package func query<F: Form>(_ type: F.Type = F.self) throws -> F {
        F(try URLEncodedFields.input(self.uri.query ?? "", kinds: F.fields))
    }
}
