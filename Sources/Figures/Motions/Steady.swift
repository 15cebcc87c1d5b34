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
        Motion("run", .roundByHalves, 0.8, working: [.thigh, .shank], Pose.bounds).rushing(1),
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
    ]
}

extension Fixture {
    fileprivate static let treadmill: [Fixture] = [
        .line(Point(-70, -4), Point(70, -4), width: 5), .line(Point(66, -2), Point(58, 104), width: 5),
        .line(Point(60, 104), Point(42, 108), width: 5),
    ]
}
