extension Motion {
    /// Standing well: on both feet, in a line, on one.
    static let balance: [Motion] = [
        Motion(
            "weight-shift",
            .back,
            4,
            seen: .front,
            working: [.thigh],
            [.front(-12, feet: 20, arms: .swing(8, 10)), .front(12, feet: 20, arms: .swing(8, 10))]
        ),
        Motion(
            "ankle-sway",
            .back,
            4,
            working: [.shank],
            [
                Pose(-5.5, 84.2, lean: -4, legs: .stand(14), arms: .swing(12, 18)),
                Pose(11, 83.7, lean: 8, legs: .stand(14), arms: .swing(-2, 4)),
            ]
        ),
        Motion(
            "mountain-pose",
            .back,
            6,
            seen: .front,
            working: [.belly, .thigh],
            [
                Pose.front(feet: 7, arms: .swing(13, 10)).drawn(0, 2).hand(14),
                Pose.front(feet: 7, arms: .swing(26, 24)).drawn(0, -2).hand(40),
            ]
        )
        .paced(down: 0.4, wait: 0.15),
        Motion("stand-still", .stay, 4, seen: .front, working: [.belly], [.front(feet: 7, arms: .swing(9, 7))]),
        Motion(
            "closed-stand",
            .stay,
            4,
            seen: .front,
            working: [.shank],
            [.front(feet: 4.5, arms: .swing(30, 34))]
        ),
        Motion(
            "semi-tandem",
            .stay,
            4,
            working: [.shank],
            [Pose(2, 83.2, lean: 0, legs: .stand(25), farLeg: .stand(6), arms: .swing(20, 28), farArm: .swing(-18, -8))]
        ),
        Motion(
            "tandem-stand",
            .stay,
            4,
            working: [.shank],
            [
                Pose(
                    2,
                    81.8,
                    lean: 0,
                    legs: .stand(32),
                    farLeg: .stand(0),
                    arms: .swing(30, 40),
                    farArm: .swing(-26, -18)
                )
            ]
        ),
        Motion(
            "tandem-walk",
            .eachSide,
            4,
            working: [.shank],
            [
                Pose(
                    0,
                    83,
                    lean: 0,
                    legs: .stand(-6, foot: 82),
                    farLeg: .stand(20),
                    arms: .swing(34, 44),
                    farArm: .swing(-30, -22)
                ),
                Pose(
                    6,
                    83,
                    lean: 0,
                    legs: .swing(32, -26),
                    farLeg: .stand(20),
                    arms: .swing(-30, -22),
                    farArm: .swing(34, 44)
                ),
                Pose(
                    20,
                    81.6,
                    lean: 0,
                    legs: .stand(48),
                    farLeg: .stand(20),
                    arms: .swing(-30, -22),
                    farArm: .swing(34, 44)
                ),
            ]
        ),
        Motion(
            "one-leg-taps",
            .back,
            4,
            working: [.thigh],
            [
                Pose(0, 82, lean: 2, legs: .stand(44, foot: 70), farLeg: .stand(14), arms: .swing(20, 30)),
                Pose(0, 83, lean: 2, legs: .stand(14, 10, foot: 70), farLeg: .stand(14), arms: .swing(10, 20)),
                Pose(2, 82, lean: 4, legs: .stand(-24, foot: 42), farLeg: .stand(14), arms: .swing(-18, 0)),
            ]
        ),
        Motion(
            "single-leg-head-turn",
            .back,
            4,
            seen: .front,
            working: [.shank],
            [Pose.oneLegFront.facing(-1), Pose.oneLegFront.facing(1)]
        ),
    ]
}
