import Foundation
import Hummingbird

/// Takes the first file out of a browser's form (multipart/form-data, RFC 7578) as its pieces come.
///
/// It reads a request, as the door of forms does: what is no such form is answered with 400.
struct MultipartFile {
    private enum Place { case head, content, over }

    private static let longestHead = 8 << 10

    private let opening: Data
    private let closing: Data
    private var place = Place.head
    private var waiting = Data()

    /// Whether the end of the file was reached.
    var isOver: Bool { self.place == .over }

    /// Nil when the content type is another; throws when the boundary is missing.
    init?(contentType: String) throws {
        guard contentType.lowercased().hasPrefix("multipart/form-data") else { return nil }
        let parameter = contentType.split(separator: ";").lazy
            .map { $0.trimmingCharacters(in: .whitespaces) }.first { $0.lowercased().hasPrefix("boundary=") }
        let boundary = parameter?.dropFirst("boundary=".count).trimmingCharacters(in: CharacterSet(charactersIn: "\""))
        // RFC 2046 section 5.1.1 allows 1 to 70 characters.
        guard let boundary, (1...70).contains(boundary.utf8.count) else {
            throw HTTPError(.badRequest, message: "We couldn't read that form. Choose the file again.")
        }
        self.opening = Data(("--" + boundary + "\r\n").utf8)
        self.closing = Data(("\r\n--" + boundary).utf8)
    }

    /// Returns the bytes of the file among these.
    mutating func take(_ bytes: [UInt8]) throws -> [UInt8] {
        if self.place == .over { return [] }
        self.waiting += bytes
        if self.place == .head {
            guard let end = self.waiting.range(of: Data("\r\n\r\n".utf8)) else {
                guard self.waiting.count <= Self.longestHead else { throw Self.unreadable }
                return []
            }
            guard self.waiting.starts(with: self.opening), end.upperBound - self.waiting.startIndex <= Self.longestHead
            else { throw Self.unreadable }
            self.waiting = Data(self.waiting[end.upperBound...])
            self.place = .content
        }
        if let end = self.waiting.range(of: self.closing) {
            self.place = .over
            defer { self.waiting = Data() }
            return Array(self.waiting[..<end.lowerBound])
        }
        // The last bytes may be the beginning of the closing boundary.
        let sure = max(0, self.waiting.count - self.closing.count)
        defer { self.waiting = Data(self.waiting.dropFirst(sure)) }
        return Array(self.waiting.prefix(sure))
    }

    private static let unreadable = HTTPError(
        .badRequest,
        message: "We couldn't read that form. Choose the file again."
    )
}
