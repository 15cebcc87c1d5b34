extension Motion {
    /// Going on for minutes: on foot, on wheels, on the water.
    static let steady: [Motion] = [
        Motion("walk", .roundByHalves, 1.3, working: [.thigh, .shank], Pose.strides),
        Motion(
            "treadmill-walk",
            .roundByHalves,
            1.3,
            around: Fixture.treadmill,
            working: [.thigh, .shank],
            Pose.strides
        ),
        Motion(
            "farmer-carry",
            .roundByHalves,
            1.4,
            held: .dumbbells,
            working: [.forearm, .belly],
            Pose.strides.map { stride in
                var pose = stride
                (pose.low, pose.high, pose.head) = (0, 0, 0)
                (pose.nearArm, pose.farArm) = (.swing(14, 16), .swing(-16, -14))
                return pose
            }
        ),
        Motion("run", .roundByHalves, 0.8, working: [.thigh, .shank], Pose.bounds),
        Motion(
            "treadmill-run",
            .roundByHalves,
            0.8,
            around: Fixture.treadmill,
            working: [.thigh, .shank],
            Pose.bounds
        ),
        Motion(
            "march",
            .roundByHalves,
            1.4,
            working: [.thigh],
            [
                Pose(
                    0,
                    84.6,
                    lean: 0,
                    legs: .swing(72, -6),
                    farLeg: .swing(1, 0),
                    arms: .swing(-25, 15),
                    farArm: .swing(30, 90)
                ),
                Pose(
                    0,
                    84.6,
                    lean: 0,
                    legs: .swing(12, -12),
                    farLeg: .swing(1, 0),
                    arms: .swing(0, 50),
                    farArm: .swing(4, 60)
                ),
            ]
        ),
        Motion(
            "high-knees",
            .roundByHalves,
            0.8,
            working: [.thigh],
            [
                Pose(
                    0,
                    90.5,
                    lean: -2,
                    legs: .swing(102, 0),
                    farLeg: .swing(2, -4, foot: 60),
                    arms: .swing(-45, 40),
                    farArm: .swing(40, 130)
                ),
                Pose(
                    0,
                    92,
                    lean: 0,
                    legs: .swing(48, -20),
                    farLeg: .swing(40, -30),
                    arms: .swing(0, 85),
                    farArm: .swing(0, 85)
                ),
            ]
        ),
        Motion(
            "butt-kicks",
            .roundByHalves,
            0.8,
            working: [.thigh],
            [
                Pose(
                    0,
                    90.5,
                    lean: 4,
                    legs: .swing(-2, -132),
                    farLeg: .swing(4, -4, foot: 60),
                    arms: .swing(30, 110),
                    farArm: .swing(-40, 40)
                ),
                Pose(
                    0,
                    92,
                    lean: 4,
                    legs: .swing(8, -60),
                    farLeg: .swing(8, -50),
                    arms: .swing(0, 80),
                    farArm: .swing(0, 80)
                ),
            ]
        ),
        Motion(
            "jumping-jack",
            .back,
            1.4,
            seen: .front,
            working: [.thigh, .upperArm],
            [
                Pose(0, 84.8, lean: 0, legs: .swing(-3, -3, foot: 90), arms: .swing(10, 10)),
                Pose(0, 92, lean: 0, legs: .swing(9, 9, foot: 90), arms: .swing(86, 88)),
                Pose(0, 79.6, lean: 0, legs: .swing(21, 21, foot: 90), arms: .swing(158, 166)),
            ]
        ),
        Motion(
            "bike",
            .round,
            1.2,
            around: Fixture.exerciseBike,
            working: [.thigh],
            Pose.pedalling(saddle: Point(-22, 97), crank: Point(2, 34), lean: 30, hands: .hold(48, 100))
        ),
        Motion(
            "ride",
            .round,
            1.2,
            around: Fixture.bicycle,
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
    /// Half a cycle of walking: the heel strikes, the other leg comes by.
    static let strides: [Pose] = [
        Pose(
            0,
            80.5,
            lean: 3,
            legs: .swing(25, 17, foot: 108),
            farLeg: .swing(-20, -38, foot: 62),
            arms: .swing(-24, -10),
            farArm: .swing(20, 40)
        ),
        Pose(
            0,
            82.5,
            lean: 3,
            legs: .swing(16, 3, foot: 92),
            farLeg: .swing(-6, -54),
            arms: .swing(-14, 2),
            farArm: .swing(10, 28)
        ),
        Pose(
            0,
            84.2,
            lean: 3,
            legs: .swing(3, -5, foot: 90),
            farLeg: .swing(14, -48),
            arms: .swing(-2, 14),
            farArm: .swing(0, 16)
        ),
        Pose(
            0,
            83.3,
            lean: 3,
            legs: .swing(-10, -18, foot: 82),
            farLeg: .swing(27, -4),
            arms: .swing(10, 28),
            farArm: .swing(-14, 2)
        ),
    ]

    /// Half a cycle of running: the foot lands, carries, pushes off, and both are in the air.
    static let bounds: [Pose] = [
        Pose(
            0,
            81.5,
            lean: 9,
            legs: .swing(30, 4, foot: 96),
            farLeg: .swing(-8, -98),
            arms: .swing(-52, 30),
            farArm: .swing(30, 118)
        ),
        Pose(
            0,
            84.5,
            lean: 9,
            legs: .swing(12, -16, foot: 88),
            farLeg: .swing(34, -86),
            arms: .swing(-20, 66),
            farArm: .swing(-2, 90)
        ),
        Pose(
            0,
            85,
            lean: 9,
            legs: .swing(-20, -36, foot: 50),
            farLeg: .swing(62, -30),
            arms: .swing(28, 116),
            farArm: .swing(-50, 32)
        ),
        Pose(
            0,
            90,
            lean: 9,
            legs: .swing(-24, -62),
            farLeg: .swing(56, 4),
            arms: .swing(34, 120),
            farArm: .swing(-54, 30)
        ),
    ]

    /// Eight places of the pedals.
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
    fileprivate static let treadmill: [Fixture] = [
        .line(Point(-70, -4), Point(70, -4), width: 5), .line(Point(66, -2), Point(58, 104), width: 5),
        .line(Point(60, 104), Point(42, 108), width: 5),
    ]

    fileprivate static let exerciseBike: [Fixture] = [
        .line(Point(-36, 84), Point(-10, 86), width: 7), .line(Point(-23, 84), Point(2, 34), width: 5),
        .line(Point(2, 34), Point(44, 44), width: 5), .ring(Point(44, 32), 22, width: 5),
        .line(Point(44, 44), Point(40, 100), width: 5), .line(Point(40, 100), Point(52, 102), width: 5),
        .line(Point(-40, 3), Point(64, 3), width: 5), .line(Point(2, 34), Point(-16, 3), width: 5),
        .disc(Point(2, 34), 6),
    ]

    fileprivate static let bicycle: [Fixture] = [
        .line(Point(-34, 82), Point(-12, 84), width: 6), .line(Point(-22, 82), Point(2, 32)),
        .line(Point(-14, 66), Point(42, 72)),
        .line(Point(2, 32), Point(44, 72)), .line(Point(2, 32), Point(-50, 30)), .line(Point(-50, 30), Point(-14, 66)),
        .line(Point(64, 30), Point(44, 76)), .line(Point(43, 82), Point(54, 84)), .ring(Point(-50, 30), 28),
        .ring(Point(64, 30), 28),
        .disc(Point(2, 32), 6),
    ]
}
