/// The room that a path of `Pen` takes, in units of a body, its stroke with it.
struct Outline {
    private(set) var left = 0.0
    private(set) var right = 0.0
    private(set) var top = 0.0
    private(set) var bottom = 0.0
    private let half: Double

    init(_ path: String, width: Double) {
        self.half = width / 2
        var (command, numbers) = (UInt8(ascii: "M"), [Int]())
        var (number, sign): (Int?, Int) = (nil, 1)
        var at = (x: 0, y: 0)
        for byte in path.utf8 {
            if byte >= 48 && byte <= 57 {
                number = (number ?? 0) * 10 + Int(byte) - 48
                continue
            }
            if let whole = number { numbers.append(sign * whole) }
            (number, sign) = (nil, byte == UInt8(ascii: "-") ? -1 : 1)
            if byte > 57 {
                self.take(command, numbers, from: &at)
                command = byte
                numbers.removeAll(keepingCapacity: true)
            }
        }
        if let whole = number { numbers.append(sign * whole) }
        self.take(command, numbers, from: &at)
    }

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
