/// What the hands hold, or the shoulders carry.
package enum Held: String, Sendable, CaseIterable {
    case nothing, dumbbell, dumbbells, barbell, kettlebell, ball, plate
    /// A bar with plates across the upper back.
    case barOnBack = "bar-on-back"
    /// A bar with plates across the hip.
    case barOnHip = "bar-on-hip"
    /// A short handle at a cable's end.
    case handle
    case rope
    /// A band between both hands.
    case band
    case bags
    /// A rope that goes round once a cycle, under the feet at its half.
    case jumpRope = "jump-rope"
    case wheel
}

/// What stands around the figure and does not move, or hangs between a fixed place and a hand.
package enum Fixture: Sendable, Equatable {
    /// A solid block from its lower left corner; nobody sinks into it.
    case block(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
    case line(_ from: Point, _ to: Point, width: Double = 4)
    case ring(_ middle: Point, _ radius: Double, width: Double = 4)
    case disc(_ middle: Point, _ radius: Double)
    /// A cable or band from a fixed place to the near hand.
    case cable(_ from: Point)
    /// A cable or band from a fixed place to the near ankle.
    case ankleCable(_ from: Point)
    /// A pad that moves with the near shank.
    case shankPad
    /// A plate that moves with the near sole.
    case solePlate
    /// The surface of the water.
    case water(_ height: Double)

    package static func chair(_ x: Double = 0, back: Bool = true) -> [Fixture] {
        let seat: [Fixture] = [
            .block(x - 16, 33, 36, 5), .line(Point(x - 13, 33), Point(x - 13, 2)),
            .line(Point(x + 16, 33), Point(x + 16, 2)),
        ]
        return seat + (back ? [.line(Point(x - 14, 36), Point(x - 18, 88), width: 5)] : [])
    }

    package static func bench(_ x: Double, _ width: Double = 90) -> [Fixture] {
        [
            .block(x, 30, width, 7), .line(Point(x + 10, 30), Point(x + 10, 2)),
            .line(Point(x + width - 10, 30), Point(x + width - 10, 2)),
        ]
    }

    package static func mat(_ x: Double, _ width: Double) -> [Fixture] {
        [.line(Point(x, 0), Point(x + width, 0), width: 3)]
    }

    package static func wall(_ x: Double, _ height: Double = 190) -> [Fixture] { [.block(x, 0, 6, height)] }

    /// An upright with a pulley at a height and a cable to the hand.
    package static func tower(_ x: Double, pulley: Double) -> [Fixture] {
        let arm = Point(x + (x > 0 ? -8 : 8), pulley)
        return [.line(Point(x, 2), Point(x, max(pulley + 6, 120)), width: 6), .ring(arm, 4, width: 3), .cable(arm)]
    }
}

/// What can be coloured as working.
package enum Part: String, Sendable, CaseIterable {
    case chest, belly, upperArm = "upper-arm", forearm, thigh, shank
}
