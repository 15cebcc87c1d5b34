/// One stroke of a drawing over all frames.
struct Shape: Sendable, Equatable {
    /// Its path in each frame; one that never changes is written once.
    var paths: [String]
    var width: Double
    var paint: Paint
    var isFilled = false

    /// The same as it is drawn of what is farther away; nil for what is no part of a body.
    var paler: Shape? {
        var shape = self
        switch self.paint {
        case .near, .far: shape.paint = .far
        case .working, .farWorking: shape.paint = .farWorking
        case .thing, .floor, .gap: return nil
        }
        return shape
    }

    enum Paint: String, Sendable {
        case near = "n", far = "f", working = "w", farWorking = "v", thing = "t", floor = "g", gap = "h"
    }
}

/// Coordinates in quarters of a unit, y downwards.
enum Pen {
    static let scale = 4.0

    static func number(_ value: Double) -> Int { Int((value * Self.scale).rounded()) }

    /// Returns a line through points; the first is absolute, the others from the one before.
    static func line(_ points: [Point], closed: Bool = false) -> String {
        guard var last = points.first.map(Self.place) else { return "" }
        var text = "M" + Self.pair(last)
        for point in points.dropFirst() {
            let here = Self.place(point)
            text += "l" + Self.pair((here.0 - last.0, here.1 - last.1))
            last = here
        }
        return text + (closed ? "z" : "")
    }

    static func circle(_ middle: Point, _ radius: Double) -> String {
        let (x, y) = Self.place(middle)
        let r = Self.number(radius)
        return "M\(Self.pair((x - r, y)))a\(r) \(r) 0 1 0 \(2 * r) 0a\(r) \(r) 0 1 0 \(-2 * r) 0"
    }

    private static func place(_ point: Point) -> (Int, Int) { (Self.number(point.x), -Self.number(point.y)) }

    private static func pair(_ pair: (Int, Int)) -> String { pair.1 < 0 ? "\(pair.0)\(pair.1)" : "\(pair.0) \(pair.1)" }
}
