extension Motion {
    /// The belly, lying on the back.
    static let lyingTrunk: [Motion] = [
        Motion(
            "crunch",
            .back,
            2.6,
            around: Fixture.mat(-80, 150),
            working: [.belly],
            [
                .lying(arms: .handsOnHead),
                Pose(0, 11, lean: -82, high: -48, head: -28, legs: .stand(54), arms: .handsOnHead),
            ]
        ),
        Motion(
            "sit-up",
            .back,
            3.2,
            around: Fixture.mat(-80, 150),
            working: [.belly],
            [
                .lying(arms: .near(14, -5)),
                Pose(0, 11, lean: -50, high: -28, head: -10, legs: .stand(54), arms: .near(14, -5)),
                Pose(0, 11, lean: -4, high: 14, head: 16, legs: .stand(54), arms: .near(14, -5)),
            ]
        ),
        Motion(
            "leg-raise",
            .back,
            3.2,
            around: Fixture.mat(-80, 170),
            working: [.belly],
            [
                Pose(0, 11, lean: -90, legs: .swing(92, 91, foot: 160), arms: .flat),
                Pose(0, 11, lean: -90, legs: .swing(172, 170, foot: 240), arms: .flat),
            ]
        ),
        Motion(
            "dead-bug",
            .eachSide,
            6,
            around: Fixture.mat(-80, 170),
            working: [.belly],
            [
                Pose(0, 11, lean: -90, legs: .swing(180, 88), arms: .swing(178, 180)),
                Pose(
                    0,
                    11,
                    lean: -90,
                    legs: .swing(104, 100),
                    farLeg: .swing(180, 88),
                    arms: .swing(178, 180),
                    farArm: .swing(238, 264)
                ),
            ]
        ),
        Motion(
            "bicycle-crunch",
            .roundByHalves,
            2.4,
            around: Fixture.mat(-80, 170),
            working: [.belly],
            [
                Pose(
                    0,
                    11,
                    lean: -80,
                    high: -50,
                    head: -34,
                    legs: .swing(196, 106),
                    farLeg: .swing(112, 108),
                    arms: .handsOnHead
                )
            ]
        ),
    ]
}
