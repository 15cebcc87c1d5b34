import Foundation
import Testing

@testable import Pictures

struct ImageProcessorTests {
    private let imageProcessor = ImageProcessor()

    @Test("a picture becomes two squares, in whatever shape it came", arguments: [(800, 600), (300, 900), (128, 128)])
    func squares(width: Int, height: Int) async throws {
        let picture = try await self.imageProcessor.process(Photo.png(width, height))
        #expect(try Photo.size(of: picture.large) == [640, 640])
        #expect(try Photo.size(of: picture.small) == [128, 128])
        #expect(picture.small.count < 20_000)
    }

    @Test(
        "a whole picture loses nothing at its sides, and is never enlarged",
        arguments: [
            (1_200, 1_600, [720, 960], [180, 240]), (1_600, 400, [960, 240], [240, 60]),
            (300, 400, [300, 400], [180, 240]), (128, 200, [128, 200], [128, 200]),
        ]
    )
    func whole(width: Int, height: Int, large: [Int], small: [Int]) async throws {
        let picture = try await self.imageProcessor.process(Photo.png(width, height), as: .whole)
        #expect(try Photo.size(of: picture.large) == large)
        #expect(try Photo.size(of: picture.small) == small)
        // Its left third is red, its right edge is still there.
        let (red, _, _) = try Photo.colour(of: picture.large, 0.05, 0.5)
        let (_, _, blue) = try Photo.colour(of: picture.large, 0.98, 0.5)
        #expect(red > 180 && blue > 180)
    }

    @Test("a whole picture stands upright, however the phone was held", arguments: [UInt8(6), 8])
    func uprightWhole(orientation: UInt8) async throws {
        let plain = try await self.imageProcessor.process(Photo.png(800, 600), as: .whole).large
        let turned = try await self.imageProcessor.process(
            Photo.fromAPhone(plain, orientation: orientation),
            as: .whole
        )
        #expect(try Photo.size(of: turned.large) == [600, 800])
        #expect(try Photo.size(of: turned.small) == [180, 240])
    }

    @Test("nothing a phone wrote beside the picture is left", arguments: [PictureShape.square, .whole])
    func metadata(shape: PictureShape) async throws {
        let plain = try await self.imageProcessor.process(Photo.png()).large
        let file = Photo.fromAPhone(plain)
        #expect(Data(file).range(of: Data("55.68 N".utf8)) != nil)
        let picture = try await self.imageProcessor.process(file, as: shape)
        for bytes in [picture.large, picture.small] {
            for trace in ["Exif", "http", "xmp", "55.68", "2026:03", "ICC_PROFILE", "Photoshop"] {
                #expect(Data(bytes).range(of: Data(trace.utf8)) == nil, "\(trace)")
            }
            // Of the segments that programs write into, only JFIF's own.
            #expect(Self.segments(bytes).filter { (0xE1...0xEF).contains($0) || $0 == 0xFE } == [])
        }
    }

    @Test(
        "a picture stands upright, however the phone was held",
        arguments: [(UInt8(1), 0.05, 0.5), (3, 0.95, 0.5), (6, 0.5, 0.05), (8, 0.5, 0.95)]
    )
    func upright(orientation: UInt8, x: Double, y: Double) async throws {
        let plain = try await self.imageProcessor.process(
            Photo.png(640, 640)
        ).large
        let turned = try await self.imageProcessor.process(Photo.fromAPhone(plain, orientation: orientation)).large
        let (red, _, blue) = try Photo.colour(of: turned, x, y)
        #expect(red > 180 && blue < 80, "\(red) \(blue)")
    }

    @Test("what is see-through becomes white, not black")
    func seeThrough() async throws {
        var file = Photo.webp
        let picture = try await self.imageProcessor.process(file)
        #expect(try Photo.colour(of: picture.large, 0.5, 0.5).0 > 240)
        file.removeLast(file.count / 2)
        await #expect(throws: PictureProblem.broken) { try await self.imageProcessor.process(file) }
    }

    /// The kinds of segments in a JPEG before its first scan.
    private static func segments(_ jpeg: [UInt8]) -> [UInt8] {
        var kinds: [UInt8] = []
        var place = 2
        while place + 4 < jpeg.count, jpeg[place] == 0xFF, jpeg[place + 1] != 0xDA {
            kinds.append(jpeg[place + 1])
            place += 2 + Int(jpeg[place + 2]) << 8 + Int(jpeg[place + 3])
        }
        return kinds
    }
}
