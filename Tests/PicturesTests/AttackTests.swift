import Foundation
import Support
import Testing

@testable import Pictures

/// Files that mean harm, or came to some.
struct AttackTests {
    private let imageProcessor = ImageProcessor()

    private func problem(_ file: [UInt8]) async -> PictureProblem? {
        do throws(PictureProblem) {
            _ = try await self.imageProcessor.process(file)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "what is no JPEG, PNG or WebP is not opened, whatever it says it is",
        arguments: [
            "", "<svg xmlns='http://www.w3.org/2000/svg'><image href='file:///etc/passwd'/></svg>",
            "<?xml version='1.0'?><svg/>", "%PDF-1.7", "GIF89a\u{1}", "P6 1 1 255 abc", "push graphic-context",
            "\u{0}\u{0}\u{0}\u{18}ftypheic", "PK\u{3}\u{4}", "RIFF\u{0}\u{0}\u{0}\u{0}WAVE", "II*\u{0}",
        ]
    )
    func otherFormats(text: String) async {
        #expect(await self.problem(Array(text.utf8)) == .otherFormat)
    }

    @Test("more bytes than are read are refused")
    func tooHeavy() async {
        #expect(await self.problem([UInt8](repeating: 0xFF, count: 8_000_001)) == .tooHeavy)
    }

    @Test(
        "a size is judged by the header, before anything is decoded",
        arguments: [
            (1, 1, PictureProblem.tooSmall), (20_000, 1, .tooSmall), (127, 500, .tooSmall), (129, 600, .tooNarrow),
            (20_000, 200, .tooNarrow), (20_000, 20_000, .tooLarge), (7_400, 7_400, .tooLarge), (1_000, 1_000, .broken),
        ]
    )
    func sizes(width: Int, height: Int, problem: PictureProblem) async {
        // There is not a single dot in it, which would be another problem.
        #expect(await self.problem(PNGFile(width: width, height: height).bytes) == problem)
    }

    @Test("a small file that unfolds to a large picture is decoded in bounds", arguments: [false, true])
    func unfolding(isInterlaced: Bool) async throws {
        var file = PNGFile(width: 1_000, height: 3_000) { _ in [200, 200, 200] }
        file.isInterlaced = isInterlaced
        #expect(file.bytes.count < 50_000)
        // The dots of an interlaced one come in another order, so that they end too early.
        #expect(await self.problem(file.bytes) == (isInterlaced ? .broken : nil))
    }

    @Test("a file that is not all there is refused", arguments: [0.3, 0.7, 0.99])
    func truncated(part: Double) async throws {
        let png = PNGFile(width: 300, height: 300) { [UInt8($0 & 255), UInt8($0 * 7 & 255), 9] }.bytes
        let jpeg = try await self.imageProcessor.process(png).large
        for file in [png, jpeg] {
            #expect(await self.problem(Array(file.prefix(Int(Double(file.count) * part)))) == .broken)
        }
    }

    @Test("a file that is two things at once comes out as a picture and nothing else")
    func polyglot() async throws {
        let script = Array("<script>alert(1)</script><svg onload=alert(1)> PK\u{3}\u{4}".utf8)
        let picture = try await self.imageProcessor.process(Photo.png() + script)
        #expect(Data(picture.large).range(of: Data("script".utf8)) == nil)
        let mixed = Array("<svg xmlns='http://www.w3.org/2000/svg' width='640' height='640'/>".utf8)
        #expect(await self.problem([0xFF, 0xD8, 0xFF] + mixed) == .broken)
        #expect(await self.problem(Array("RIFF\u{40}\u{0}\u{0}\u{0}WEBP".utf8) + mixed) == .broken)
    }

    @Test("a picture that takes too long is given up")
    func tookTooLong() async {
        var limits = PictureLimits()
        limits.seconds = 0
        let hurried = ImageProcessor(limits: limits)
        await #expect(throws: PictureProblem.tookTooLong) { try await hurried.process(Photo.png(1_200, 1_200)) }
    }

    @Test("text that unfolds to gigabytes, and profiles that are too long, aren't even read")
    func unfoldingText() async throws {
        let png = PNGFile(width: 300, height: 300) { [UInt8($0 & 255), UInt8($0 * 7 & 255), 9] }.bytes
        let (head, dots) = (Array(png[..<33]), Array(png[33...]))
        let text = PNGFile.chunk("zTXt", Array("k\0\0".utf8) + PNGFile.deflated([UInt8](repeating: 97, count: 1 << 20)))
        let profile = PNGFile.chunk("iCCP", Array("k\0\0".utf8) + [UInt8](repeating: 7, count: 70_000))
        let gamma = PNGFile.chunk("gAMA", [0, 0, 0xB1, 0x8F])
        let bomb = head + gamma + (0..<20).flatMap { _ in text } + profile + dots + text
        #expect(try PNGChunks.stripped(bomb) == head + gamma + dots)
        #expect(await self.problem(bomb) == nil)
        #expect(throws: PictureProblem.broken) { try PNGChunks.stripped(Array(png.dropLast(20))) }
    }

    @Test("a thousand scans of the same picture don't keep us")
    func scans() async throws {
        let jpeg = try await self.imageProcessor.process(Photo.png()).large
        let starts = jpeg.indices.dropLast().filter { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xDA }
        let last = try #require(starts.last)
        let scan = jpeg[last..<(jpeg.count - 2)]
        let bomb = jpeg.prefix(last) + (0..<20_000).flatMap { _ in scan } + [0xFF, 0xD9]
        let isQuick = await Tries.isDone(within: .seconds(5)) {
            #expect(await self.problem(Array(bomb)) == .broken)
        }
        #expect(isQuick, "\(bomb.count) bytes")
    }

    @Test("bytes changed at random end in a picture or in words, never in a crash", arguments: 0..<60)
    func noise(seed: Int) async throws {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func next() -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33)
        }
        let whole = try await self.imageProcessor.process(Photo.png(200, 160)).large
        var file = [Photo.png(200, 160), Photo.webp, whole][seed % 3]
        for _ in 0..<(1 + seed / 3) { file[12 + next() % (file.count - 12)] = UInt8(next() & 255) }
        let problem = await self.problem(file)
        #expect(problem != .busy && problem != .tooHeavy)
    }

    @Test("who comes when the line is full is told so")
    func busy() async {
        let full = ImageProcessor(longestLine: 0)
        await #expect(throws: PictureProblem.busy) { try await full.process(Photo.png()) }
    }

    @Test("many at once are done one after the other, each right")
    func many() async throws {
        let pictures = try await withThrowingTaskGroup(of: Picture.self) { group in
            for _ in 0..<12 { group.addTask { try await self.imageProcessor.process(Photo.png(300, 200)) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(pictures.count == 12)
        #expect(Set(pictures.map(\.large)).count == 1)
    }
}
