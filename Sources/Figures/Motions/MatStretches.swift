extension Motion {
    /// Stretches on the mat, and on one leg.
    static let matStretches: [Motion] = [
        .lyingDown(
            "hamstring-strap",
            .stay,
            5,
            [.thigh],
            held: .footTowel,
            [.supine(legs: .swing(166, 164, foot: 240), farLeg: .stand(54), arms: .swing(126, 150))]
        ),
        .lyingDown(
            "knees-to-chest",
            .back,
            4,
            [.belly, .thigh],
            [
                .supine(legs: .swing(216, 112), arms: .swing(110, 130)),
                .supine(lean: -97, high: -87, head: -84, legs: .swing(226, 118), arms: .swing(112, 134)).raised(2),
            ]
        ),
        Motion(
            "hip-switch",
            .back,
            4,
            seen: .front,
            around: Fixture.mat(-70, 140),
            working: [.thigh],
            [.ninety(1), .ninety(0), .ninety(-1)]
        ),
        Motion(
            "couch-stretch",
            .stay,
            5,
            around: [.block(-68, 0, 6, 120)] + Fixture.mat(-46, 130),
            working: [.thigh],
            [Pose(-14, 44, lean: 4, legs: .swing(-24, -162, foot: -122), farLeg: .stand(42), arms: .onHipsSide)]
        ),
        Motion(
            "lunge-pose",
            .stay,
            5,
            around: Fixture.mat(-80, 160),
            working: [.thigh],
            [
                Pose(
                    4,
                    40,
                    lean: 2,
                    high: -8,
                    legs: .stand(54),
                    farLeg: .swing(-30, -97, foot: -57),
                    arms: .swing(170, 172)
                )
            ]
        ),
        Motion(
            "warrior-three",
            .stay,
            5,
            working: [.thigh, .belly],
            [Pose(-8, 83, lean: 84, head: 74, legs: .stand(14), farLeg: .swing(-86, -88), arms: .swing(80, 108))]
        ),
        Motion(
            "one-leg-reach",
            .back,
            3.6,
            working: [.thigh],
            [
                Pose(0, 84, lean: 2, legs: .stand(14), farLeg: .swing(-14, -44), arms: .hanging),
                Pose(
                    -8,
                    80,
                    lean: 80,
                    head: 66,
                    legs: .stand(14),
                    farLeg: .swing(-80, -82),
                    arms: .swing(30, 34),
                    farArm: .swing(-20, -10)
                ),
            ]
        ),
    ]
}
