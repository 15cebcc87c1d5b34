extension Motion {
    /// One leg at a time, on the floor.
    static let floorLegs: [Motion] = [
        .lyingDown(
            "straight-leg-raise",
            .back,
            3,
            [.thigh],
            [
                .supine(legs: .swing(92, 91, foot: 176), farLeg: .stand(50)),
                .supine(legs: .swing(132, 131, foot: 216), farLeg: .stand(50)),
            ]
        ),
        .lyingDown(
            "thigh-squeeze",
            .back,
            3.4,
            [.thigh],
            [
                Pose(-30, 11, lean: -18, legs: .swing(96, 82, foot: 160), farLeg: .stand(34), arms: .hold(-62, 5)),
                Pose(-30, 11, lean: -18, legs: .swing(91, 91, foot: 188), farLeg: .stand(34), arms: .hold(-62, 5)),
            ]
        ),
        .lyingDown(
            "leg-slide",
            .back,
            3.4,
            [.thigh],
            [.supine(), .supine(legs: .stand(78, 6, foot: 120), farLeg: .stand(54))]
        ),
        Motion(
            "donkey-kick",
            .back,
            2.8,
            around: Fixture.mat(-75, 120),
            working: [.thigh],
            [
                .allFours(),
                Pose(
                    -20,
                    45.8,
                    lean: 74,
                    head: 80,
                    legs: .swing(-92, -176, foot: -90),
                    farLeg: .kneel,
                    arms: .hold(25, 4.5)
                ),
            ]
        ),
        Motion(
            "fire-hydrant",
            .back,
            2.8,
            around: Fixture.mat(-75, 120),
            working: [.thigh],
            [
                .allFours(),
                Pose(
                    -20,
                    45.8,
                    lean: 74,
                    head: 80,
                    legs: .turned(30, -88, foot: -40, thighShows: 0.3, shankShows: 0.95),
                    farLeg: .kneel,
                    arms: .hold(25, 4.5)
                ),
            ]
        ),
        Motion(
            "forearm-kickback",
            .back,
            2.8,
            around: Fixture.mat(-75, 140),
            working: [.thigh],
            [
                Pose(-20, 45.8, lean: 104, high: 106, head: 108, legs: .kneel, arms: .swing(20, 89)),
                Pose(
                    -20,
                    45.8,
                    lean: 104,
                    high: 106,
                    head: 108,
                    legs: .swing(-106, -112, foot: -60),
                    farLeg: .kneel,
                    arms: .swing(20, 89)
                ),
            ]
        )
        .moved(8),
        Motion(
            "prone-leg-lift",
            .back,
            2.8,
            around: Fixture.mat(-95, 180),
            working: [.thigh],
            [
                .prone(arms: .swing(92, 150)),
                .prone(legs: .swing(-108, -110, foot: -68), farLeg: .swing(-89, -91, foot: -50), arms: .swing(92, 150)),
            ]
        ),
    ]
}
