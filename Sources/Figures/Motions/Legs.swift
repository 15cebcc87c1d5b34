extension Motion {
    /// One joint of the leg at a time.
    static let legs: [Motion] = [
        Motion(
            "calf-raise",
            .back,
            2.4,
            working: [.shank],
            [
                .standing(arms: .hanging),
                Pose(4.4, 92.8, lean: 0, legs: .stand(14, foot: 50), arms: .hanging),
            ]
        ),
        Motion(
            "leg-extension",
            .back,
            2.8,
            around: [
                .block(-18, 45, 46, 6), .line(Point(-18, 50), Point(-28, 112), width: 7),
                .line(Point(0, 45), Point(0, 2), width: 5), .line(Point(-24, 3), Point(28, 3), width: 5),
                .line(Point(-24, 3), Point(-28, 112), width: 5), .shankPad(),
            ],
            working: [.thigh],
            [
                Pose(0, 61, lean: -10, legs: .swing(90, 4), arms: .swing(10, 22)),
                Pose(0, 61, lean: -10, legs: .swing(90, 82), arms: .swing(10, 22)),
            ]
        ),
        Motion(
            "leg-curl",
            .back,
            2.8,
            around: [
                .block(-18, 45, 46, 6), .line(Point(-18, 50), Point(-28, 112), width: 7),
                .line(Point(0, 45), Point(0, 2), width: 5), .line(Point(-24, 3), Point(28, 3), width: 5),
                .line(Point(-24, 3), Point(-28, 112), width: 5), .line(Point(24, 74), Point(44, 48), width: 5),
                .disc(Point(25, 75), 6), .shankPad(isBehind: true),
            ],
            working: [.thigh],
            [
                Pose(0, 61, lean: -10, legs: .swing(90, 78), arms: .swing(10, 22)),
                Pose(0, 61, lean: -10, legs: .swing(90, -4), arms: .swing(10, 22)),
            ]
        ),
        Motion(
            "lying-leg-curl",
            .back,
            2.8,
            around: Fixture.bench(-44, 100) + [
                .line(Point(-38, 48), Point(-38, 2), width: 5), .line(Point(46, 32), Point(54, 16)),
                .shankPad(isBehind: true),
            ],
            working: [.thigh],
            [
                Pose(0, 48, lean: 90, head: 76, legs: .swing(-90, -92, foot: -30), arms: .hold(53, 19)),
                Pose(0, 48, lean: 90, head: 76, legs: .swing(-90, -190, foot: -110), arms: .hold(53, 19)),
            ]
        ),
        Motion(
            "seated-march",
            .eachSide,
            4.4,
            around: Fixture.chair(),
            working: [.thigh],
            [
                .seated(arms: .swing(0, 20)),
                Pose(0, 47, lean: 0, legs: .swing(118, 8), farLeg: .stand(52), arms: .swing(0, 20)),
            ]
        ),
        Motion(
            "leg-swings-front",
            .back,
            1.8,
            working: [.thigh],
            [
                Pose(
                    0,
                    84.6,
                    lean: 4,
                    legs: .swing(-28, -54),
                    farLeg: .stand(14),
                    arms: .swing(30, 40),
                    farArm: .swing(-30, -20)
                ),
                Pose(
                    0,
                    84.6,
                    lean: 0,
                    legs: .swing(14, -26),
                    farLeg: .stand(14),
                    arms: .swing(0, 10),
                    farArm: .swing(0, 10)
                ),
                Pose(
                    0,
                    84.6,
                    lean: -4,
                    legs: .swing(62, 56),
                    farLeg: .stand(14),
                    arms: .swing(-30, -20),
                    farArm: .swing(30, 40)
                ),
            ]
        ),
        Motion(
            "leg-lift-side",
            .back,
            2.4,
            seen: .front,
            working: [.thigh],
            [
                Pose(-5, 84.4, lean: 0, legs: .swing(2, 2, foot: 90), farLeg: .stand(-12), arms: .swing(35, -45)),
                Pose(-5, 84.4, lean: -8, legs: .swing(42, 42, foot: 90), farLeg: .stand(-12), arms: .swing(35, -45)),
            ]
        ),
        Motion(
            "leg-swings-side",
            .back,
            1.6,
            seen: .front,
            working: [.thigh],
            [
                Pose(-7, 84.2, lean: 3, legs: .swing(-26, -26, foot: 90), farLeg: .stand(-12), arms: .swing(48, 70)),
                Pose(-7, 84.2, lean: -2, legs: .swing(4, 4, foot: 90), farLeg: .stand(-12), arms: .swing(48, 70)),
                Pose(-7, 84.2, lean: -8, legs: .swing(46, 46, foot: 90), farLeg: .stand(-12), arms: .swing(48, 70)),
            ]
        ),
        Motion(
            "single-leg-stand",
            .stay,
            4,
            seen: .front,
            around: Fixture.wall(66),
            working: [.shank],
            [.oneLegFront]
        ),
    ]
}
