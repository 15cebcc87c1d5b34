import Crypto
import Hummingbird
import NIOCore
import Testing

@testable import Web

struct DigestedBodyTests {
    private static let key = SymmetricKey(size: .bits256)

    private static func body(_ pieces: [String], boundary: String? = nil) throws -> DigestedBody {
        let boundary = try boundary.flatMap {
            try MultipartBoundary(contentType: "multipart/form-data; boundary=" + $0)
        }
        let stream = AsyncStream { continuation in
            for piece in pieces { continuation.yield(ByteBuffer(string: piece)) }
            continuation.finish()
        }
        return DigestedBody(RequestBody(asyncSequence: stream), PartsDigest(HMAC(key: Self.key), boundary: boundary))
    }

    private static func digest(_ pieces: [String], boundary: String? = nil) async throws -> ContentDigest {
        let body = try Self.body(pieces, boundary: boundary)
        #expect(body.digest == nil, "nothing was read")
        try await body.readToEnd()
        return try #require(body.digest)
    }

    @Test("a body is the same however it is cut, and another where a byte is")
    func cuts() async throws {
        let whole = try await Self.digest(["one two three"])
        #expect(whole.size == 13)
        #expect(try await Self.digest(["one ", "", "two thr", "ee"]) == whole)
        #expect(try await Self.digest(["one two thref"]) != whole)
        #expect(try await Self.digest([]) == Self.digest([""]))
    }

    @Test("boundaries are no part of a form, wherever it is cut, but the parts are")
    func boundaries() async throws {
        func form(_ boundary: String, _ parts: [String] = ["day", "file"]) -> String {
            parts.map { "--\(boundary)\r\n\r\n\($0)\r\n" }.joined() + "--\(boundary)--\r\n"
        }
        let known = try await Self.digest([form("b1b2")], boundary: "b1b2")
        #expect(try await Self.digest([form("----other")], boundary: "----other") == known)
        #expect(try await Self.digest([form("a")], boundary: "a") == known, "its letter is in a part too")
        let letters = form("b1b2").unicodeScalars.map(String.init)
        #expect(try await Self.digest(letters, boundary: "b1b2") == known)
        for place in letters.indices {
            let cut = [letters[..<place].joined(), letters[place...].joined()]
            #expect(try await Self.digest(cut, boundary: "b1b2") == known, "\(place)")
        }
        #expect(try await Self.digest([form("b1b2", ["da", "yfile"])], boundary: "b1b2") != known)
        #expect(try await Self.digest([form("b1b2", ["day", "file", ""])], boundary: "b1b2") != known)
    }

    @Test("another body than expected ends with an error, a longer one before its end")
    func another() async throws {
        let known = try await Self.digest(["one two"])
        let same = try Self.body(["one", " two"])
        same.expect(known)
        try await same.readToEnd()
        #expect(!same.isAnother)
        let other = try Self.body(["one", " twi"])
        other.expect(known)
        await #expect(throws: DigestedBody.Another.self) { try await other.readToEnd() }
        #expect(other.isAnother)
        let longer = try Self.body(["one two", " three", "never read"])
        longer.expect(known)
        var pieces = longer.makeAsyncIterator()
        #expect(try await pieces.next() == ByteBuffer(string: "one two"))
        await #expect(throws: DigestedBody.Another.self) { _ = try await pieces.next() }
        #expect(longer.isAnother && longer.digest == nil)
    }
}
