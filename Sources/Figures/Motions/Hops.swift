extension Motion {
    /// Hops on the spot.
    static let hops: [Motion] = [
        Motion(
            "heel-tap-rope",
            .roundByHalves,
            1.2,
            held: .nothing,
            working: [.shank, .forearm],
            [
                Pose(
                    0,
                    81.4,
                    lean: 0,
                    legs: .stand(40, 9, foot: 120),
                    farLeg: .stand(14, 2, foot: 80),
                    arms: .turned(-12, 64, upperShows: 1, foreShows: 0.8)
                ),
                Pose(
                    2,
                    84.4,
                    lean: 2,
                    legs: .stand(20, 3),
                    farLeg: .stand(14),
                    arms: .turned(-12, 40, upperShows: 1, foreShows: 0.8)
                ),
            ]
        ),
        Motion(
            "air-rope",
            .back,
            0.8,
            around: [.turning(Point(44, 92), 12)],
            working: [.shank],
            [
                Pose(0, 83.8, lean: 2, legs: .stand(14, foot: 86), arms: .swing(-14, 52)),
                Pose(2, 96, lean: 2, legs: .swing(8, -8, foot: 46), arms: .swing(-14, 70)),
            ]
        ),
        Motion(
            "pogo",
            .back,
            0.8,
            working: [.shank],
            [
                Pose(2, 85, lean: 0, legs: .stand(14, foot: 78), arms: .swing(-12, 10)),
                Pose(4, 104, lean: 0, legs: .swing(2, -4, foot: 36), arms: .swing(16, 40)),
            ]
        ),
        Motion(
            "skip",
            .roundByHalves,
            1.3,
            working: [.thigh, .shank],
            [
                Pose(
                    0,
                    98,
                    lean: 2,
                    legs: .swing(96, 4),
                    farLeg: .swing(-6, -12, foot: 34),
                    arms: .swing(-50, 30),
                    farArm: .swing(60, 120)
                ),
                Pose(
                    0,
                    84.6,
                    lean: 4,
                    legs: .swing(24, -30),
                    farLeg: .swing(10, -6, foot: 86),
                    arms: .swing(-10, 70),
                    farArm: .swing(10, 90)
                ),
            ]
        ),
        Motion(
            "mini-trampoline",
            .roundByHalves,
            1,
            around: [
                .line(Point(-50, 20), Point(50, 20), width: 5), .line(Point(-44, 18), Point(-52, 2)),
                .line(Point(44, 18), Point(52, 2)),
            ],
            working: [.thigh, .shank],
            [
                Pose(
                    0,
                    110,
                    lean: 4,
                    legs: .swing(54, -40),
                    farLeg: .swing(2, -8, foot: 66),
                    arms: .swing(-40, 50),
                    farArm: .swing(36, 120)
                ),
                Pose(0, 114, lean: 4, legs: .swing(30, -30), farLeg: .swing(14, -34), arms: .swing(0, 86)),
            ]
        ),
    ]
}
