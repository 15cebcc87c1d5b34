#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A place in the plane of a drawing: x to where a figure seen from the side looks, y up from the floor.
///
/// A body is 160 tall.
package struct Point: Sendable, Equatable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// The length of the line from the origin.
    package var length: Double { (self.x * self.x + self.y * self.y).squareRoot() }

    /// The direction from the origin in degrees: 0 is down, 90 forward, 180 up.
    package var angle: Double { atan2(self.x, -self.y) * 180 / .pi }

    /// Returns a step of a length in a direction in degrees: 0 is down, 90 forward, 180 up.
    package static func step(_ angle: Double, _ length: Double) -> Point {
        let radians = angle * .pi / 180
        return Point(sin(radians) * length, -cos(radians) * length)
    }

    package static func + (one: Point, other: Point) -> Point { Point(one.x + other.x, one.y + other.y) }
    package static func - (one: Point, other: Point) -> Point { Point(one.x - other.x, one.y - other.y) }
    package static func * (one: Point, share: Double) -> Point { Point(one.x * share, one.y * share) }
}

/// Returns the angle at the first bone of a triangle with these sides, in degrees; a triangle that can't be is
/// stretched flat.
func angleBetween(_ one: Double, _ other: Double, opposite: Double) -> Double {
    let cosine = (one * one + other * other - opposite * opposite) / (2 * one * other)
    return acos(min(1, max(-1, cosine))) * 180 / .pi
}

/// Returns how far a movement has come after a share of its time, when it starts and ends at rest.
func eased(_ share: Double) -> Double { (1 - cos(.pi * share)) / 2 }
