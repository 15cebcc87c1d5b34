extension Motion {
    /// One leg at a time, with a hand on a rail.
    static let supportedLegs: [Motion] = [
        .legAtSupport(
            "leg-kickback",
            2.6,
            [.thigh],
            Self.kickback
        ),
        .legAtSupport(
            "knee-raise",
            2.6,
            [.thigh],
            Self.kneeRaise
        ),
        .legAtSupport(
            "standing-leg-curl",
            2.6,
            [.thigh],
            [
                .standing(lean: 2, arms: .hold(46, 100)),
                Pose(0, 84.6, lean: 2, legs: .swing(20, -92), farLeg: .stand(14), arms: .hold(46, 100)),
            ]
        ),
        .legAtSupport(
            "one-leg-calf-raise",
            2.4,
            [.shank],
            [
                Pose(0, 84.6, lean: 0, legs: .stand(14), farLeg: .swing(6, -60), arms: .hold(44, 104)),
                Pose(4.4, 92.8, lean: 0, legs: .stand(14, foot: 50), farLeg: .swing(6, -60), arms: .hold(44, 104)),
            ]
        ),
        .legAtSupport(
            "banded-kickback",
            held: .ankleBand,
            2.6,
            [.thigh],
            Self.kickback
        ),
        .legAtSupport(
            "banded-knee-raise",
            held: .ankleBand,
            2.6,
            [.thigh],
            Self.kneeRaise
        ),
        Motion(
            "banded-side-lift",
            .back,
            2.4,
            seen: .front,
            held: .ankleBand,
            working: [.thigh],
            [
                Pose(-5, 84.4, lean: 0, legs: .swing(2, 2, foot: 90), farLeg: .stand(-12), arms: .onHips),
                Pose(-5, 84.4, lean: -6, legs: .swing(34, 34, foot: 90), farLeg: .stand(-12), arms: .onHips),
            ]
        ),
        Motion(
            "banded-side-walk",
            .back,
            2.6,
            seen: .front,
            held: .kneeBand,
            working: [.thigh],
            [
                .front(-16, 68, legs: .stand(-4), farLeg: .stand(-28), arms: .onHips),
                .front(0, 68, legs: .stand(22, 6), farLeg: .stand(-28), arms: .onHips),
                .front(10, 66, legs: .stand(42), farLeg: .stand(-28), arms: .onHips),
            ]
        ),
        Motion(
            "nordic-curl",
            .back,
            4,
            around: Fixture.mat(-70, 160) + [.line(Point(-38, 21), Point(-24, 21), width: 6)],
            working: [.thigh],
            [
                .kneeling(0, arms: .near(16, -14)),
                Pose(18.4, 42, lean: 28, legs: .swing(-28, -97, foot: -57), arms: .near(18, -12)),
                Pose(32, 31, lean: 53, head: 50, legs: .swing(-52, -97, foot: -57), arms: .near(22, -8)),
            ]
        ),
    ]

    private static let kickback: [Pose] = [
        .standing(lean: 4, arms: .hold(46, 100)),
        Pose(
            0,
            84.4,
            lean: 8,
            head: 4,
            legs: .stand(-14, 8, foot: 60),
            farLeg: .stand(14),
            arms: .hold(46, 100)
        ),
        Pose(
            0,
            84.4,
            lean: 10,
            head: 4,
            legs: .swing(-34, -36, foot: 46),
            farLeg: .stand(14),
            arms: .hold(46, 100)
        ),
    ]

    private static let kneeRaise: [Pose] = [.standing(arms: .hold(46, 100)), .kneeUp(92, arms: .hold(46, 100))]
}
