extension Motion {
    /// Uphill, backward, on stairs and wheels.
    static let ways: [Motion] = [
        Motion(
            "hill-run",
            .roundByHalves,
            0.9,
            around: [.line(Point(-66, -3), Point(100, 26), width: 5)],
            working: [.thigh, .shank],
            Pose.bounds.map { pose in
                var pose = pose.raised(9)
                (pose.low, pose.high) = (16, 18)
                return pose
            }
        ),
        Motion(
            "rucksack-hill",
            .roundByHalves,
            1.4,
            held: .rucksack,
            around: [.line(Point(-66, -2), Point(100, 27), width: 5)],
            working: [.thigh, .shank],
            Motion.machines.like("incline-walk").keys.prefix(4).map(\.pose)
        ),
        Motion(
            "backward-walk",
            .roundByHalves,
            1.5,
            around: Fixture.arrow(-66, 116, isAhead: false),
            working: [.thigh],
            Pose.strides.reversed().map { $0.upright }.mirrored
        ),
        .stairs("stair-walk"),
        .stairs("stair-run", seconds: 0.9, arms: .swing(-46, 40), far: .swing(40, 130)),
        .stairs("stair-carry", held: .bags, arms: .swing(0, 2), far: .swing(0, 2)),
        .stairs("loaded-stairs", held: .rucksack, arms: .swing(-20, 70), far: .swing(10, 90)),
        Motion(
            "pull-sled",
            .roundByHalves,
            1.5,
            around: Fixture.sled(-82) + [.tied(Point(-60, 8), .hip)],
            working: [.thigh, .shank],
            Pose.strides.map { pose in
                var pose = pose
                (pose.low, pose.high, pose.head) = (22, 22, 12)
                pose.hip.x = 10
                return pose
            }
        ),
        Motion(
            "inline-skating",
            .roundByHalves,
            2,
            around: [.carried(.foot, Point(2, -7), 4), .carried(.foot, Point(-12, -7), 4)],
            working: [.thigh],
            [
                Pose(
                    4,
                    74,
                    lean: 40,
                    head: 20,
                    legs: .stand(24, 5),
                    farLeg: .stand(-52, 10, foot: 34),
                    arms: .swing(-40, -20),
                    farArm: .swing(50, 70)
                ),
                Pose(
                    -4,
                    82,
                    lean: 38,
                    head: 20,
                    legs: .stand(14, 5),
                    farLeg: .stand(0, 7, foot: 80),
                    arms: .swing(0, 30)
                ),
            ]
        ),
    ]
}
