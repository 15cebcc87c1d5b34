import Testing

@testable import Figures

struct PictureTests {
    @Test("draws nothing beyond the picture", arguments: FigureLibrary.motions.map(\.name))
    func edges(name: String) throws {
        let motion = try #require(FigureLibrary[name])
        for shape in motion.shapes(motion.frames(12)) where shape.paint != .floor && shape.paint != .gap {
            let beyond = shape.paths.map { Outline($0, width: shape.width).beyond }.max() ?? 0
            #expect(beyond <= 1, "by \(beyond)")
        }
    }
}

/// The room that a path of `Pen` takes, in units of a body, its stroke with it.
private struct Outline {
    private var left = 0.0
    private var right = 0.0
    private var top = 0.0
    private var bottom = 0.0
    private let half: Double

    init(_ path: String, width: Double) {
        self.half = width / 2
        var (command, numbers, digits) = (UInt8(ascii: "M"), [Int](), "")
        var at = (x: 0, y: 0)
        for byte in path.utf8 + [UInt8(ascii: "z")] {
            let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            if !isDigit, let number = Int(digits) {
                numbers.append(number)
                digits = ""
            }
            if isDigit || byte == UInt8(ascii: "-") {
                digits.append(Character(UnicodeScalar(byte)))
            } else if byte != UInt8(ascii: " ") {
                self.take(command, numbers, from: &at)
                (command, numbers) = (byte, [])
            }
        }
    }

    /// How far it goes beyond -108 to 108 and -6 to 210.
    var beyond: Double { max(-108 - self.left, self.right - 108, self.top - 210, -6 - self.bottom) }

    private mutating func take(_ command: UInt8, _ numbers: [Int], from at: inout (x: Int, y: Int)) {
        switch command {
        case UInt8(ascii: "M") where numbers.count == 2:
            at = (numbers[0], numbers[1])
            self.include(at.x, at.y, 0)
        case UInt8(ascii: "l"):
            for index in stride(from: 0, to: numbers.count - 1, by: 2) {
                at = (at.x + numbers[index], at.y + numbers[index + 1])
                self.include(at.x, at.y, 0)
            }
        case UInt8(ascii: "a") where numbers.count == 7:
            self.include(at.x + numbers[5] / 2, at.y, numbers[0])
            at.x += numbers[5]
        default: break
        }
    }

    private mutating func include(_ x: Int, _ y: Int, _ radius: Int) {
        let (x, y, room) = (Double(x) / Pen.scale, Double(-y) / Pen.scale, Double(radius) / Pen.scale + self.half)
        (self.left, self.right) = (min(self.left, x - room), max(self.right, x + room))
        (self.bottom, self.top) = (min(self.bottom, y - room), max(self.top, y + room))
    }
}
