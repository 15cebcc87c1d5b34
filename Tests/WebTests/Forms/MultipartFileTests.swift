import Foundation
import Hummingbird
import Testing
import Web

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

    @Test("fields before the file are read, however the form is cut", arguments: [1, 2, 7, 100, 10_000])
    func fields(pieces: Int) throws {
        let content = Array("1,2\r\n".utf8)
        let head = "------edge\r\nContent-Disposition: form-data; name=\"day\"\r\n\r\n2026-03-12\r\n"
        let form = Array(head.utf8) + Self.form(content)
        var file = try #require(try MultipartFile(contentType: Self.type))
        var taken: [UInt8] = []
        for start in stride(from: 0, to: form.count, by: pieces) {
            taken += try file.take(Array(form[start..<min(start + pieces, form.count)]))
        }
        #expect(taken == content && file.isOver)
        #expect(file.fields == ["day": "2026-03-12"])
    }

    @Test("fields without a file, without end and of no text are refused")
    func badFields() throws {
        let head = Array("------edge\r\nContent-Disposition: form-data; name=\"day\"\r\n\r\n".utf8)
        var alone = try #require(try MultipartFile(contentType: Self.type))
        #expect(try alone.take(head + Array("2026-03-12\r\n------edge--\r\n".utf8)).isEmpty)
        #expect(!alone.isOver)
        var endless = try #require(try MultipartFile(contentType: Self.type))
        _ = try endless.take(head)
        #expect(throws: HTTPError.self) { _ = try endless.take([UInt8](repeating: 65, count: 9_000)) }
        let field = head + Array("1\r\n".utf8)
        var many = try #require(try MultipartFile(contentType: Self.type))
        #expect(throws: HTTPError.self) { for _ in 0..<1_000 { _ = try many.take(field) } }
        var odd = try #require(try MultipartFile(contentType: Self.type))
        #expect(throws: HTTPError.self) { _ = try odd.take(head + [0xFF] + Self.form([])) }
    }

    @Test("a form that ends too early is known to")
    func cut() throws {
        var file = try #require(try MultipartFile(contentType: Self.type))
        _ = try file.take(Self.form(Array("a,b".utf8), end: ""))
        #expect(!file.isOver)
        #expect(throws: HTTPError.self) { try file.demandEnd() }
    }

    @Test("what isn't such a form is nothing of ours, and a bad one is refused")
    func others() throws {
        #expect(try MultipartFile(contentType: "text/csv") == nil)
        #expect(throws: HTTPError.self) { _ = try MultipartFile(contentType: "multipart/form-data") }
        var endless = try #require(try MultipartFile(contentType: Self.type))
        #expect(throws: HTTPError.self) { _ = try endless.take([UInt8](repeating: 65, count: 9_000)) }
    }
}
