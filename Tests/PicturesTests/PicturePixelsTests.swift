import Testing

@testable import Pictures

struct PicturePixelsTests {
    private let imageProcessor = ImageProcessor()

    @Test("pixels are those of the file, from the darkest to the lightest")
    func same() async throws {
        let file = PNGFile(width: 256, height: 130, paint: { [UInt8($0), UInt8($0), UInt8(255 - $0)] }).bytes
        let pixels = try await self.imageProcessor.pixels(file, within: 800)
        #expect([pixels.width, pixels.height] == [256, 130])
        let row: [UInt8] = (0...255).flatMap { (level: UInt8) -> [UInt8] in [level, level, 255 - level] }
        #expect(Array(pixels.bytes.suffix(256 * 3)) == row)
        #expect(pixels.bytes.count == 256 * 130 * 3)
    }

    @Test("a kept picture has its shadows, too", arguments: [UInt8(10), 20, 40])
    func shadows(level: UInt8) async throws {
        let file = PNGFile(width: 200, height: 200, paint: { _ in [level, level, level] }).bytes
        for shape in [PictureShape.square, .whole] {
            let (red, green, blue) = try Photo.colour(
                of: try await self.imageProcessor.process(file, as: shape).large,
                0.5,
                0.5
            )
            for colour in [red, green, blue] { #expect(abs(colour - Int(level)) <= 2) }
        }
    }

    @Test("pixels are no more than asked for, upright, and never enlarged")
    func bounded() async throws {
        let file = Photo.png(1_600, 1_200)
        let pixels = try await self.imageProcessor.pixels(file, within: 800)
        #expect([pixels.width, pixels.height] == [800, 600])
        let photo = try await self.imageProcessor.process(Photo.png(800, 600), as: .whole).large
        let turned = try await self.imageProcessor.pixels(Photo.fromAPhone(photo, orientation: 6), within: 400)
        #expect([turned.width, turned.height] == [300, 400])
        let small = try await self.imageProcessor.pixels(Photo.png(200, 150), within: 800)
        #expect([small.width, small.height] == [200, 150])
    }

    @Test("pixels of a picture that is too large are none, nor of what is no picture")
    func refused() async throws {
        let huge = PNGFile(width: 50_000, height: 40_000, paint: nil).bytes
        await #expect(throws: PictureProblem.tooLarge) { try await self.imageProcessor.pixels(huge, within: 800) }
        await #expect(throws: PictureProblem.otherFormat) {
            try await self.imageProcessor.pixels(Array("no picture".utf8), within: 800)
        }
    }
}
