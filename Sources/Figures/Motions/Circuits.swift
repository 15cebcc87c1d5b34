extension Motion {
    /// From one station to the next.
    static let circuits: [Motion] = [
        Motion(
            "machine-circuit",
            .back,
            3,
            held: .handle,
            around: Motion.presses.like("machine-press").around,
            working: [.chest, .upperArm],
            [.seated(lean: -5, arms: .near(36, -10)), .seated(lean: -5, arms: .near(56, -10))]
        )
        .moved(-66)
        .with(Fixture.legPressSign(Point(66, 158)) + Fixture.rowSign(Point(66, 50)) + Fixture.wayRound)
    ]
}

extension Fixture {
    /// Returns, in a ring, someone at a leg press: a station that comes next.
    fileprivate static func legPressSign(_ middle: Point) -> [Fixture] {
        [
            .ring(middle, 37, width: 3), .disc(middle + Point(-17, 17), 6),
            .path([Point(-13, 7), Point(-4, -10)].map { middle + $0 }, width: 8),
            .path([Point(-4, -10), Point(4, 9), Point(19, 7)].map { middle + $0 }, width: 6),
            .path([Point(-29, 8), Point(-14, -17), Point(4, -20)].map { middle + $0 }, width: 3),
            .line(middle + Point(22, -9), middle + Point(27, 18)),
        ]
    }

    /// Returns, in a ring, someone who rows at a machine.
    fileprivate static func rowSign(_ middle: Point) -> [Fixture] {
        [
            .ring(middle, 37, width: 3), .disc(middle + Point(-8, 23), 6),
            .path([Point(-9, 11), Point(-9, -7)].map { middle + $0 }, width: 8),
            .path([Point(-9, -7), Point(9, -7), Point(9, -22)].map { middle + $0 }, width: 6),
            .path([Point(-9, 11), Point(-21, 3), Point(-7, 2), Point(-21, 3), Point(-9, 11)].map { middle + $0 }),
            .path([Point(-5, 2), Point(24, 2), Point(24, 20), Point(24, -22)].map { middle + $0 }, width: 3),
            .path([Point(-17, -15), Point(2, -15), Point(-7, -15), Point(-7, -27)].map { middle + $0 }, width: 3),
        ]
    }

    /// Arrows from one machine to the next, and from the last back to the first.
    fileprivate static let wayRound: [Fixture] = [
        Self.way([Point(-30, 170), Point(-18, 177), Point(-4, 180), Point(10, 179), Point(23, 174)]),
        Self.way([Point(66, 116), Point(66, 93)]),
        Self.way([Point(24, 40), Point(14, 36), Point(4, 36), Point(-7, 41)]),
    ]

    /// Returns a way through places with an arrow's head at the last.
    private static func way(_ places: [Point]) -> Fixture {
        let (tip, before) = (places[places.count - 1], places[places.count - 2])
        let angle = (before - tip).angle
        return .path(places + [tip + .step(angle - 35, 11), tip, tip + .step(angle + 35, 11)], width: 4)
    }
}
