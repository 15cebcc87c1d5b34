import Testing

@testable import Eyes

struct RGBImageTests {
    @Test(
        "an image has as many bytes as its sides say, or is none",
        arguments: [(0, 0), (1, 0), (2, 2), (-1, -3), (Int.max, 3)]
    )
    func sides(width: Int, height: Int) {
        #expect(RGBImage(width: width, height: height, bytes: [1, 2, 3]) == nil)
    }

    @Test("grey is the lightness that eyes see")
    func grey() throws {
        let bytes: [UInt8] = [0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 255, 0, 0, 0, 255]
        let image = try #require(RGBImage(width: 5, height: 1, bytes: bytes))
        #expect(image.grey == [0, 255, 76, 150, 29])
    }
}
