extension Motion {
    /// On wheels that stay, on wheels that go, and rowing.
    static let cycles: [Motion] = [
        Motion(
            "bike",
            .round,
            1.2,
            around: Fixture.exerciseBike,
            working: [.thigh],
            Pose.pedalling(saddle: Point(-22, 97), crank: Point(2, 34), lean: 30, hands: .hold(48, 100))
        ),
        Motion(
            "easy-ride",
            .round,
            1.6,
            around: Fixture.bicycle + Fixture.talk,
            working: [.thigh],
            Pose.pedalling(saddle: Point(-22, 95), crank: Point(2, 32), lean: 45, hands: .hold(50, 84))
        ),
        Motion(
            "rower",
            .back,
            2.8,
            held: .handle,
            around: [
                .line(Point(-76, 12), Point(80, 12), width: 5), .line(Point(-66, 12), Point(-66, 2)),
                .ring(Point(80, 28), 15, width: 5),
                .line(Point(66, 12), Point(56, 40), width: 5), .cable(Point(80, 34)),
            ],
            working: [.thigh, .chest],
            [
                Pose(-4, 28, lean: 8, high: 16, head: 8, legs: .stand(52, 20, foot: 128), arms: .hold(58, 54)),
                Pose(-34, 28, lean: 10, head: 4, legs: .stand(52, 20, foot: 132), arms: .hold(26, 52)),
                Pose(-34, 28, lean: -20, head: -8, legs: .stand(52, 20, foot: 132), arms: .hold(-24, 54)),
            ]
        ),
    ]
}

extension Pose {
    /// Returns eight places of the pedals.
    static func pedalling(saddle: Point, crank: Point, lean: Double, hands: Arm) -> [Pose] {
        stride(from: 0.0, to: 360, by: 30).map { angle in
            let pedal = Point.step(-angle, 15)
            let foot = 68 + pedal.y * 0.5
            return Pose(
                saddle.x,
                saddle.y,
                lean: lean,
                high: lean + 6,
                head: lean - 8,
                legs: .stand(crank.x + pedal.x + 4, crank.y + pedal.y - 4, foot: foot),
                farLeg: .stand(crank.x - pedal.x + 4, crank.y - pedal.y - 4, foot: 68 - pedal.y * 0.5),
                arms: hands
            )
        }
    }
}

extension Fixture {
    fileprivate static let exerciseBike: [Fixture] = [
        .line(Point(-36, 84), Point(-10, 86), width: 7), .line(Point(-23, 84), Point(2, 34), width: 5),
        .line(Point(2, 34), Point(44, 44), width: 5), .ring(Point(44, 32), 22, width: 5),
        .line(Point(44, 44), Point(40, 100), width: 5), .line(Point(40, 100), Point(52, 102), width: 5),
        .line(Point(-40, 3), Point(64, 3), width: 5), .line(Point(2, 34), Point(-16, 3), width: 5),
        .disc(Point(2, 34), 6), .pedal(Point(2, 34), isNear: false), .pedal(Point(2, 34)),
    ]

    static let bicycle: [Fixture] = [
        .line(Point(-34, 82), Point(-12, 84), width: 6), .line(Point(-22, 82), Point(2, 32)),
        .line(Point(-14, 66), Point(42, 72)),
        .line(Point(2, 32), Point(44, 72)), .line(Point(2, 32), Point(-50, 30)), .line(Point(-50, 30), Point(-14, 66)),
        .line(Point(64, 30), Point(44, 76)), .line(Point(43, 82), Point(54, 84)), .ring(Point(-50, 30), 28),
        .ring(Point(64, 30), 28),
        .disc(Point(2, 32), 6), .pedal(Point(2, 32), isNear: false), .pedal(Point(2, 32)),
    ]
}
