import Dispatch
import HTTPTypes
import Testing

@testable import Web

struct CompressedFilesTests {
    private static let both: HTTPFields = [.acceptEncoding: "gzip, deflate, br, zstd"]
    private static let script = Assets.File(
        bytes: Array((0..<2_000).map { "const step\($0) = \($0 * 7);\n" }.joined().utf8),
        contentType: "text/javascript; charset=utf-8"
    )

    @Test("who asks first doesn't wait for brotli, and later ones get it, smaller")
    func later() async throws {
        let files = CompressedFiles()
        let first = files.file("js/app.js", Self.script, for: Self.both)
        #expect(first.coding == "gzip")
        await Self.made()
        let later = files.file("js/app.js", Self.script, for: Self.both)
        #expect(later.coding == "br")
        #expect(later.bytes.count < first.bytes.count)
        #expect(files.file("js/app.js", Self.script, for: [.acceptEncoding: "gzip"]).bytes == first.bytes)
        #expect(files.file("js/app.js", Self.script, for: [:]).coding == nil)
    }

    @Test("who takes brotli alone gets the bytes as they are until it is made")
    func alone() async throws {
        let files = CompressedFiles()
        let headers: HTTPFields = [.acceptEncoding: "br"]
        #expect(files.file("js/app.js", Self.script, for: headers).bytes == Self.script.bytes)
        await Self.made()
        #expect(files.file("js/app.js", Self.script, for: headers).coding == "br")
    }

    @Test("a small file comes as gzip, a picture as it is")
    func others() async throws {
        let files = CompressedFiles()
        let drawing = Assets.File(bytes: Array(Self.script.bytes.prefix(3_000)), contentType: "image/svg+xml")
        let picture = Assets.File(bytes: Self.script.bytes, contentType: "image/png")
        for _ in 0..<2 {
            #expect(files.file("a.svg", drawing, for: Self.both).coding == "gzip")
            #expect(files.file("a.png", picture, for: Self.both).coding == nil)
            await Self.made()
        }
    }

    /// Waits until everything that was begun is made: the queue does one after the other.
    private static func made() async {
        await withCheckedContinuation { done in CompressedFiles.queue.async { done.resume() } }
    }
}
