import Foundation
import Hummingbird

/// The text between the parts of a browser's form with a file (multipart/form-data, RFC 7578).
package struct MultipartBoundary: Sendable {
    package let text: String

    /// Returns nil when the content type is another; throws 400 when the boundary is missing.
    package init?(contentType: String) throws {
        guard contentType.lowercased().hasPrefix("multipart/form-data") else { return nil }
        let parameter = contentType.split(separator: ";").lazy
            .map { $0.trimmingCharacters(in: .whitespaces) }.first { $0.lowercased().hasPrefix("boundary=") }
        let text = parameter?.dropFirst("boundary=".count).trimmingCharacters(in: CharacterSet(charactersIn: "\""))
        // RFC 2046 section 5.1.1 allows 1 to 70 characters.
        guard let text, (1...70).contains(text.utf8.count) else {
            throw HTTPError(.badRequest, message: "We couldn't read that form. Choose the file again.")
        }
        self.text = text
    }
}
