import Foundation
import Hummingbird
import Testing

@testable import Portability

struct MultipartFileTests {
    private static let type = "multipart/form-data; boundary=----edge"

    private static func form(_ content: [UInt8], end: String = "\r\n------edge--\r\n") -> [UInt8] {
        let head = "------edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.csv\"\r\n\r\n"
        return Array(head.utf8) + content + Array(end.utf8)
    }

    @Test("takes out the file, however the form is cut", arguments: [1, 2, 7, 100, 10_000])
    func takes(pieces: Int) throws {
        let content = Array("a,b\r\n--not the edge\r\n------edg\r\n1,2".utf8)
        let form = Self.form(content)
        var file = try #require(try MultipartFile(contentType: Self.type))
        var taken: [UInt8] = []
        for start in stride(from: 0, to: form.count, by: pieces) {
            taken += try file.take(Array(form[start..<min(start + pieces, form.count)]))
        }
        #expect(taken == content)
        #expect(file.isOver)
    }

    @Test("a form that ends too early is known to")
    func cut() throws {
        var file = try #require(try MultipartFile(contentType: Self.type))
        _ = try file.take(Self.form(Array("a,b".utf8), end: ""))
        #expect(!file.isOver)
    }

    @Test("what isn't such a form is nothing of ours, and a bad one is refused")
    func others() throws {
        #expect(try MultipartFile(contentType: "text/csv") == nil)
        #expect(throws: HTTPError.self) { _ = try MultipartFile(contentType: "multipart/form-data") }
        var endless = try #require(try MultipartFile(contentType: Self.type))
        #expect(throws: HTTPError.self) { _ = try endless.take([UInt8](repeating: 65, count: 9_000)) }
    }
}
