extension Motion {
    /// For the trunk, standing or on a chair.
    static let standingCore: [Motion] = [
        Motion(
            "standing-crunch",
            .eachSide,
            3.6,
            working: [.belly, .thigh],
            [.standing(arms: .near(6, 26)), .kneeUp(106, lean: 0, high: 30, arms: .near(12, 12))]
        ),
        Motion(
            "standing-cross-crunch",
            .eachSide,
            3.6,
            seen: .front,
            working: [.belly, .thigh],
            [
                Pose.front(arms: .swing(80, 196)),
                Pose.front(
                    -5,
                    84,
                    high: 14,
                    legs: .turned(-30, 10, foot: 90, thighShows: 0.4, shankShows: 0.8),
                    farLeg: .stand(-12),
                    arms: .swing(80, 196),
                    farArm: .turned(-10, -170, upperShows: 0.8, foreShows: 0.8)
                ).facing(0.5, twist: 0.7),
            ]
        ),
        Motion(
            "standing-side-crunch",
            .eachSide,
            3.6,
            seen: .front,
            working: [.belly],
            [
                Pose.front(-4, arms: .swing(80, 196), farArm: .swing(30, -40)),
                Pose.front(
                    -6,
                    84,
                    high: 22,
                    head: 18,
                    legs: .turned(74, 0, foot: 90, thighShows: 0.9, shankShows: 0.9),
                    farLeg: .stand(-12),
                    arms: .swing(50, 190),
                    farArm: .swing(30, -40)
                ),
            ]
        ),
        .sitting(
            "seated-lean-back",
            .back,
            3.6,
            [.belly],
            [.sat(lean: 10, arms: .near(14, -10)), .sat(lean: -18, high: -20, arms: .near(14, -10))]
        ),
        .sitting(
            "seated-knee-tuck",
            .back,
            3,
            [.belly, .thigh],
            [
                .sat(lean: -16, legs: .swing(70, 50, foot: 130), arms: .swing(-10, 20)),
                .sat(lean: -10, high: 4, legs: .swing(124, 30), arms: .swing(-14, 16)),
            ]
        ),
    ]
}
