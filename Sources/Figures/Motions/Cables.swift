extension Motion {
    /// Against cables.
    static let cables: [Motion] = [
        Motion(
            "cable-pull-through",
            .back,
            3,
            held: .rope,
            around: Fixture.tower(-84, pulley: 24),
            working: [.thigh, .belly],
            [
                Pose(-10, 77, lean: 74, head: 52, legs: .stand(24), arms: .swing(-34, -32)),
                Pose(10, 84.4, lean: -2, legs: .stand(24), arms: .swing(-4, 4)),
            ]
        )
        .shown(at: 0),
        Motion(
            "cable-crossover",
            .back,
            3,
            seen: .front,
            around: [
                .line(Point(-96, 2), Point(-96, 196), width: 5), .line(Point(96, 2), Point(96, 196), width: 5),
                .cable(Point(94, 182)), .tied(Point(-94, 182), .farHand),
            ],
            working: [.chest],
            [
                .front(0, 80, feet: 16, arms: .swing(88, 100)),
                .front(0, 80, high: 0, feet: 16, arms: .turned(20, -30, upperShows: 0.8, foreShows: 0.9)),
            ]
        ),
        Motion(
            "cable-lateral-raise",
            .back,
            2.8,
            seen: .front,
            around: [.line(Point(-84, 2), Point(-84, 150), width: 5), .cable(Point(-80, 16))],
            working: [.upperArm],
            [
                .front(arms: .turned(-6, -8, upperShows: 1, foreShows: 1), farArm: .onHips),
                .front(arms: .swing(84, 88), farArm: .onHips),
            ]
        ),
        Motion(
            "cable-rear-fly",
            .back,
            2.8,
            seen: .front,
            around: [
                .line(Point(-96, 2), Point(-96, 196), width: 5), .line(Point(96, 2), Point(96, 196), width: 5),
                .cable(Point(-94, 140)), .tied(Point(94, 140), .farHand),
            ],
            working: [.chest, .upperArm],
            [.front(arms: .turned(-70, -80, upperShows: 0.5, foreShows: 0.8)), .front(arms: .swing(88, 92))]
        ),
        Motion(
            "one-arm-cable-row",
            .back,
            2.8,
            held: .handle,
            around: Fixture.tower(84, pulley: 106),
            working: [.chest, .upperArm],
            [
                .inStep(arms: .hold(40, 112), far: .onHipsSide),
                .inStep(lean: -4, arms: .swing(-42, 66), far: .onHipsSide),
            ]
        ),
        Motion(
            "cable-curl",
            .back,
            2.8,
            held: .handle,
            around: Fixture.tower(78, pulley: 18),
            working: [.upperArm],
            [.standing(lean: -2, arms: .swing(4, 20)), .standing(lean: -2, arms: .swing(8, 130))]
        ),
        Motion(
            "cable-rope-curl",
            .back,
            2.8,
            held: .rope,
            around: Fixture.tower(78, pulley: 18),
            working: [.upperArm, .forearm],
            [.standing(lean: -2, arms: .swing(4, 20)), .standing(lean: -2, arms: .swing(8, 130))]
        ),
        Motion(
            "cable-overhead-triceps",
            .back,
            2.8,
            held: .rope,
            around: Fixture.tower(-84, pulley: 150),
            working: [.upperArm],
            [
                Pose(0, 81, lean: 24, legs: .stand(26), farLeg: .stand(-6, foot: 70), arms: .swing(140, 268)),
                Pose(0, 81, lean: 24, legs: .stand(26), farLeg: .stand(-6, foot: 70), arms: .swing(134, 138)),
            ]
        ),
        Motion(
            "cable-crunch",
            .back,
            3,
            held: .rope,
            around: Fixture.tower(72, pulley: 176) + Fixture.mat(-60, 110),
            working: [.belly],
            [
                .kneeling(-8, lean: 14, head: 20, arms: .near(14, 16)),
                Pose(-16, 45, lean: 44, high: 94, head: 104, legs: .swing(-12, -97, foot: -57), arms: .near(14, 16)),
            ]
        ),
        Motion(
            "cable-press",
            .back,
            2.8,
            held: .handle,
            around: Fixture.tower(-84, pulley: 120),
            working: [.chest, .upperArm],
            [.inStep(lean: 8, arms: .swing(-50, 84)), .inStep(lean: 12, arms: .swing(84, 88))]
        ),
    ]
}
