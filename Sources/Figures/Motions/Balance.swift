extension Motion {
    /// Standing well: on both feet, in a line, on one.
    static let balance: [Motion] = [
        Motion(
            "weight-shift",
            .back,
            4,
            seen: .front,
            around: Fixture.weight(feet: 23),
            working: [.thigh],
            [.front(-17, 77.8, feet: 23), .front(17, 77.8, feet: 23)]
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
            6,
            around: Fixture.floorStar,
            working: [.thigh],
            [
                .tapping(.stand(58, 22)), .tapping(.stand(26, 34, foot: 64)), .tapping(.stand(10, 7)),
                .tapping(.stand(2, 36, foot: 50)), .tapping(.stand(-48, 22, foot: 44)),
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

extension Pose {
    /// Returns the pose on the far leg in the middle of a star on the floor, half from above: what is nearer to us is lower.
    fileprivate static func tapping(_ leg: Leg) -> Pose {
        Pose(
            0,
            91,
            lean: 12,
            head: 2,
            legs: leg,
            farLeg: .stand(14, 20),
            arms: .swing(44, 54),
            farArm: .swing(-34, -24)
        )
    }
}
