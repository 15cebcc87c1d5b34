import Foundation
import Hummingbird

/// Takes the first file out of a browser's form (multipart/form-data, RFC 7578) as its pieces come, and the fields before it.
///
/// What is no such form, and a form whose end never came, is answered with 400.
package struct MultipartFile {
    private enum Place: Equatable {
        case head, content, over
        case field(String)
    }

    /// How many bytes may stand before the file.
    private static let longestHead = 8 << 10

    /// What the fields before the file say; nothing after it is read.
    package private(set) var fields: [String: String] = [:]

    private let opening: Data
    private let closing: Data
    private var place = Place.head
    private var waiting = Data()
    /// How many bytes before the file were read and left behind.
    private var passed = 0

    /// Whether the end of the file was reached.
    package var isOver: Bool { self.place == .over }

    /// Returns nil when the content type is another; throws when the boundary is missing.
    package init?(contentType: String) throws {
        guard let boundary = try MultipartBoundary(contentType: contentType)?.text else { return nil }
        self.opening = Data(("--" + boundary + "\r\n").utf8)
        self.closing = Data(("\r\n--" + boundary).utf8)
    }

    /// Returns the bytes of the file among these.
    package mutating func take(_ bytes: [UInt8]) throws -> [UInt8] {
        if self.place == .over { return [] }
        self.waiting += bytes
        while self.place != .content {
            guard try self.passPart() else { return [] }
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

    /// Throws where the body ended before the file did.
    package func demandEnd() throws {
        guard self.isOver else {
            throw HTTPError(.badRequest, message: "The file didn't arrive whole. Send it again.")
        }
    }

    /// Reads a head, or the words of a field; false while its end hasn't come.
    private mutating func passPart() throws -> Bool {
        if case .field(let name) = self.place {
            guard let end = self.waiting.range(of: self.closing) else { return try self.waitForMore() }
            guard let words = String(validating: self.waiting[..<end.lowerBound], as: UTF8.self) else {
                throw Self.unreadable
            }
            self.fields[name] = words
            // The next head begins with the boundary, after the line's end.
            try self.pass(end.lowerBound + 2)
            self.place = .head
        } else {
            guard let end = self.waiting.range(of: Data("\r\n\r\n".utf8)) else { return try self.waitForMore() }
            guard self.waiting.starts(with: self.opening) else { throw Self.unreadable }
            let head = String(decoding: self.waiting[..<end.lowerBound], as: UTF8.self)
            try self.pass(end.upperBound)
            self.place = Self.field(head).map { .field($0) } ?? .content
        }
        return true
    }

    /// Leaves behind what stands before an index of what waits.
    private mutating func pass(_ index: Data.Index) throws {
        self.passed += index - self.waiting.startIndex
        guard self.passed <= Self.longestHead else { throw Self.unreadable }
        self.waiting = Data(self.waiting[index...])
    }

    private func waitForMore() throws -> Bool {
        guard self.passed + self.waiting.count <= Self.longestHead else { throw Self.unreadable }
        return false
    }

    /// Returns the name of a field; nil for a file, which has a name of its own or is called so.
    private static func field(_ head: String) -> String? {
        guard !head.lowercased().contains("; filename"), let start = head.range(of: "; name=\"") else { return nil }
        let name = String(head[start.upperBound...].prefix { $0 != "\"" })
        return name == "file" ? nil : name
    }

    private static let unreadable = HTTPError(
        .badRequest,
        message: "We couldn't read that form. Choose the file again."
    )
}
