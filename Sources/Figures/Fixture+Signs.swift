/// Signs of how or where something is done, beside the body.
extension Fixture {
    /// Lines of speed close behind the back: farther away one alone looks like a stray dash.
    static func rush(_ lines: Int) -> [Fixture] {
        (0..<lines).map { index in
            let (left, y) = (-70 + Double(index % 2) * 8, 126 - Double(index) * 17)
            return .line(Point(left, y), Point(left + 24, y), width: 3.5)
        }
    }

    /// Lines of speed above the legs of a body that lies along the floor.
    static let rushOverLegs: [Fixture] = [
        .line(Point(-70.5, 62), Point(-46.5, 62), width: 3.5), .line(Point(-67, 76), Point(-43, 76), width: 3.5),
    ]

    /// Low and high in turn: easy and quick minutes of one length.
    static let surges = Self.bars([6, 26, 6, 26])
    /// Quick and easy as one likes.
    static let unevenSurges = Self.bars([18, 6, 30, 12])

    private static func bars(_ heights: [Double]) -> [Fixture] {
        heights.enumerated().map { index, height in
            let x = -100 + Double(index) * 11
            return .line(Point(x, 174), Point(x, 174 + height), width: 7)
        }
    }

    /// The outline of a house around the body.
    static let house: [Fixture] = [
        .path([Point(-78, 142), Point(0, 198), Point(78, 142)], width: 3.5),
        .line(Point(-66, 148), Point(-66, 2), width: 3.5), .line(Point(66, 148), Point(66, 2), width: 3.5),
    ]

    /// A cone at both ends of the way.
    static let cones: [Fixture] = [-94.0, 94].flatMap { (x: Double) -> [Fixture] in
        [
            .line(Point(x - 9, 2), Point(x + 9, 2), width: 4), .line(Point(x - 6, 3), Point(x, 22)),
            .line(Point(x + 6, 3), Point(x, 22)),
        ]
    }

    static let tree: [Fixture] = [.line(Point(-88, 2), Point(-88, 40), width: 5), .disc(Point(-88, 54), 16)]

    static let mountains: [Fixture] = [
        .path([Point(-104, 120), Point(-76, 172), Point(-60, 142), Point(-66, 153), Point(-52, 166), Point(-30, 120)])
    ]

    static let grass: [Fixture] = [-92.0, -64, -70, 62, 88, 92].map { x in
        .line(Point(x, 1), Point(x + (Int(x).isMultiple(of: 4) ? 3 : -3), 11), width: 2.5)
    }

    /// Returns where a step goes.
    static func arrow(_ x: Double, _ y: Double, isAhead: Bool) -> [Fixture] {
        let way: Double = isAhead ? 1 : -1
        let tip = Point(x + 28 * way, y)
        return [.path([Point(x, y), tip, tip + Point(-10 * way, 8), tip, tip + Point(-10 * way, -8)])]
    }

    /// Returns a way that comes back to where it began.
    static func thereAndBack(_ x: Double, _ y: Double) -> [Fixture] {
        let (back, tip) = (Point(x, y), Point(x + 34, y))
        let behind = [back + Point(9, 8), back, back + Point(9, -8), back]
        return [.path(behind + [tip, tip + Point(-9, 8), tip, tip + Point(-9, -8)])]
    }

    /// Returns where feet go that jump apart, one towards us and one away, seen half from above.
    static func apart(_ x: Double, _ y: Double) -> [Fixture] {
        [Point(-2, 9), Point(2, -9)].map { way in
            let (from, tip) = (Point(x, y) + way * 0.4, Point(x, y) + way * 2)
            return .path([from, tip, tip + Point(-6, way.y * -0.7), tip, tip + Point(6, way.y * -0.7)], width: 3.5)
        }
    }

    /// Returns the way of a hand round a joint that stays.
    static func swing(_ joint: Point, _ radius: Double, from start: Double, to end: Double) -> [Fixture] {
        let places = (0...5).map { joint + .step(start + (end - start) * Double($0) / 5, radius) }
        let (tip, back) = (joint + .step(end, radius), Point.step(end + (end > start ? -90 : 90), 9))
        let barbs = [tip + back + .step(end, 7), tip, tip + back - .step(end, 7)]
        return [.path(places + barbs, width: 3.5)]
    }

    /// Returns at both sides how forearms turn outward, round an upright axis: before it, then behind.
    static func outwardTurns(_ x: Double, _ y: Double) -> [Fixture] {
        [1.0, -1].map { side in
            let places = stride(from: -130.0, through: 130, by: 26).map { angle in
                let way = Point.step(angle, 1)
                return Point(side * (x + way.x * 18), y + way.y * 8)
            }
            let tip = places[places.count - 1]
            return .path(places + [tip + Point(side * 8, -3), tip, tip + Point(side * 1, -10)], width: 3.5)
        }
    }

    /// Returns at both sides how a fist comes round from outside to before the face, seen half from above.
    static let swungIn: [Fixture] = [1.0, -1].map { side in
        let places = [(64, 127), (67, 121), (66, 115), (61, 109), (52, 105), (40, 104)].map(Point.init)
        let barbs = [Point(49, 111), Point(40, 104), Point(48, 96)]
        return .path((places + barbs).map { Point($0.x * side, $0.y) }, width: 3.5)
    }

    /// Returns a way up from the floor with power and, beside it, back down onto it.
    static func upAndDown(_ x: Double, _ top: Double) -> [Fixture] {
        let (up, down) = (Point(x, top), Point(x + 22, 5))
        return [
            .path([Point(x, 5), up, up + Point(-9, -10), up, up + Point(9, -10)], width: 6),
            .path([Point(x + 22, top), down, down + Point(-8, 9), down, down + Point(8, 9)], width: 3.5),
        ]
    }

    /// Returns marks under feet that stay, so far from the middle, and beside each an arrow of the weight on it.
    static func weight(feet: Double) -> [Fixture] {
        let tip = feet + 37
        return [.loads(32)]
            + [1.0, -1].flatMap { side -> [Fixture] in
                let barbs = [Point(tip - 9, 16), Point(tip, 6), Point(tip + 9, 16)].map { Point($0.x * side, $0.y) }
                return [
                    .path(barbs, width: 6),
                    .line(Point(side * (feet - 9), -3.5), Point(side * (feet + 15), -3.5), width: 4),
                ]
            }
    }

    /// Eight ways on the floor round who stands in their middle, seen half from above.
    static let floorStar: [Fixture] = stride(from: 0.0, to: 360, by: 45).map { angle in
        let (middle, way) = (Point(8, 20), Point(Point.step(angle, 1).x, Point.step(angle, 0.27).y))
        return .line(middle + way * 16, middle + way * 74, width: 3)
    }

    /// Returns a way that goes on, one step after the other.
    static func onward(_ x: Double, _ y: Double) -> [Fixture] {
        [14.0, 28, 42].map { .path([Point(x + $0 - 8, y + 9), Point(x + $0, y), Point(x + $0 - 8, y - 9)]) }
    }

    /// What somebody says who is not out of breath, in front of the head.
    static let talk: [Fixture] = [
        .ring(Point(84, 178), 16, width: 3.5), .path([Point(71, 168), Point(63, 158), Point(78, 163)], width: 3.5),
        .disc(Point(77, 178), 2.2), .disc(Point(84, 178), 2.2), .disc(Point(91, 178), 2.2),
    ]

    /// Returns an arrow up beside the hips: what is lifted inside, where nothing else moves.
    static func lifting(_ x: Double) -> [Fixture] {
        let tip = Point(x, 74)
        return [.path([Point(x, 46), tip, tip + Point(-8, -10), tip, tip + Point(8, -10)])]
    }

    /// Draws runners with a pile of plates, from the side.
    static func sled(_ x: Double) -> [Fixture] {
        let plates = [13.0, 21, 29].map { Fixture.line(Point(x - 11, $0), Point(x + 11, $0), width: 6.5) }
        return [.line(Point(x - 20, 4), Point(x + 20, 4), width: 6), .line(Point(x, 4), Point(x, 44), width: 4)]
            + plates
    }
}
