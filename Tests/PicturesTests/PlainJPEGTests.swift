import Foundation
import Testing

@testable import Pictures

struct PlainJPEGTests {
    private func jpeg() async throws -> [UInt8] {
        try await ImageProcessor().process(Photo.png(300, 400), as: .whole).large
    }

    @Test("what this room writes is plain, and its size is read")
    func own() async throws {
        let picture = try await ImageProcessor().process(Photo.png(300, 400), as: .whole)
        let (large, small) = (try #require(PlainJPEG(picture.large)), try #require(PlainJPEG(picture.small)))
        #expect((large.width, large.height) == (300, 400))
        #expect((small.width, small.height) == (180, 240))
    }

    @Test("what carries a place, words, or something behind its end is not")
    func carrying() async throws {
        let jpeg = try await self.jpeg()
        #expect(PlainJPEG(Photo.fromAPhone(jpeg)) == nil)
        #expect(PlainJPEG(jpeg + Array("<script>".utf8)) == nil)
        #expect(PlainJPEG(jpeg + jpeg) == nil)
        let words: [UInt8] = [0xFF, 0xFE, 0, 6] + Array("Home".utf8)
        #expect(PlainJPEG(Array(jpeg.prefix(2)) + words + Array(jpeg.dropFirst(2))) == nil)
        // The same words between the last scan and the end.
        #expect(PlainJPEG(Array(jpeg.dropLast(2)) + words + [0xFF, 0xD9]) == nil)
    }

    @Test("what is cut off, or no JPEG at all, is not", arguments: [0, 1, 2, 3, 20, 200, 1_000])
    func cut(length: Int) async throws {
        let jpeg = try await self.jpeg()
        #expect(PlainJPEG(Array(jpeg.prefix(length))) == nil)
        #expect(PlainJPEG(Array(jpeg.dropLast(length + 1))) == nil)
        #expect(PlainJPEG(Photo.png(128, 128)) == nil)
        #expect(PlainJPEG([UInt8](repeating: 0xFF, count: length)) == nil)
    }

    @Test("bytes changed at random never stop it", arguments: 0..<40)
    func noise(seed: Int) async throws {
        var file = try await self.jpeg()
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        for _ in 0..<40 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            file[Int(state >> 33) % file.count] = UInt8(state & 255)
        }
        if let found = PlainJPEG(file) { #expect(found.width <= 65_535 && found.height <= 65_535) }
    }
}
