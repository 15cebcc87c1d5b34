import Testing

@testable import Eyes

struct ResamplingTests {
    @Test("a plain picture stays plain at any size", arguments: [1, 3, 260, 700])
    func plain(side: Int) throws {
        let image = try #require(Drawing.plain([255, 127, 0], width: 300, height: 200))
        let numbers = PictureView(share: 0.8, side: side).numbers(of: image)
        #expect(numbers.count == 3 * side * side)
        let size = side * side
        let planes: [[Float]] = (0..<3).map { Array(numbers[($0 * size)..<(($0 + 1) * size)]) }
        for (plane, value) in zip(planes, [1, 0, -127.0 / 128] as [Float]) {
            #expect(plane.allSatisfy { abs($0 - value) < 1e-4 })
        }
    }

    @Test("a square at its own size keeps each pixel, and its mirror turns each row around")
    func identity() throws {
        let image = try #require(Drawing.drawn(side: 8) { x, y in [UInt8(x * 30), UInt8(y * 30), 0] })
        let numbers = PictureView(share: 1, side: 8).numbers(of: image)
        let mirrored = PictureView(share: 1, side: 8, isMirrored: true).numbers(of: image)
        for place in 0..<64 {
            let (row, column) = place.quotientAndRemainder(dividingBy: 8)
            let (red, green): (Float, Float) = (numbers[place] * 128 + 127, numbers[64 + place] * 128 + 127)
            #expect(abs(red - Float(column * 30)) < 1e-3)
            #expect(abs(green - Float(row * 30)) < 1e-3)
            #expect(abs(mirrored[place] - numbers[row * 8 + 7 - column]) < 1e-5)
        }
    }

    @Test("a fine pattern becomes its mean where it shrinks, and no other pattern")
    func shrinking() throws {
        let image = try #require(
            Drawing.drawn(side: 400) { x, _ in x.isMultiple(of: 2) ? [255, 255, 255] : [0, 0, 0] }
        )
        let numbers = PictureView(share: 1, side: 40).numbers(of: image)
        // The border has no pixels beyond it, so that its mean is another one.
        let inner = (0..<1600).filter { (2..<38).contains($0 % 40) }.map { numbers[$0] * 128 + 127 }
        #expect(inner.allSatisfy { abs($0 - 127.5) < 1 })
    }

    @Test("the square is in the middle of a picture that is none")
    func middle() throws {
        var bytes: [UInt8] = []
        for _ in 0..<10 { for x in 0..<30 { bytes += (10..<20).contains(x) ? [200, 200, 200] : [0, 0, 0] } }
        let image = try #require(RGBImage(width: 30, height: 10, bytes: bytes))
        let numbers = PictureView(share: 0.5, side: 5).numbers(of: image)
        #expect(numbers.allSatisfy { abs($0 * 128 + 127 - 200) < 1e-3 })
    }

    @Test("pictures of one pixel, or one row, are pictures", arguments: [(1, 1), (1, 900), (900, 1)])
    func thin(width: Int, height: Int) throws {
        let image = try #require(Drawing.plain([9, 9, 9], width: width, height: height))
        for view in PictureView.large + PictureView.own {
            let numbers = view.numbers(of: image)
            #expect(numbers.count == 3 * view.side * view.side)
            #expect(numbers.allSatisfy { abs($0 * 128 + 127 - 9) < 1e-2 })
        }
    }
}
