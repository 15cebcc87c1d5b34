extension Motion {
    /// For the trunk, on the back.
    static let floorCore: [Motion] = [
        .lyingDown(
            "heel-taps",
            .eachSide,
            4.4,
            [.belly],
            [.supine(legs: .swing(176, 90)), .supine(legs: .swing(148, 44), farLeg: .swing(176, 90))]
        ),
        .lyingDown(
            "legs-dead-bug",
            .eachSide,
            5,
            [.belly],
            [.supine(legs: .swing(180, 88)), .supine(legs: .swing(106, 100), farLeg: .swing(180, 88))]
        ),
        .lyingDown(
            "arms-dead-bug",
            .eachSide,
            5,
            [.belly],
            [.supine(arms: .swing(178, 180)), .supine(arms: .swing(178, 180), farArm: .swing(228, 268))]
        ),
        .lyingDown(
            "hollow-hold",
            .stay,
            4,
            [.belly],
            [.supine(lean: -84, high: -68, head: -54, legs: .swing(108, 106, foot: 160), arms: .swing(228, 232))]
        ),
        .lyingDown(
            "pelvic-tilt",
            .back,
            4,
            [.belly],
            [
                .supine(lean: -78, high: -94, head: -88),
                Pose(-2, 14, lean: -104, high: -88, head: -88, legs: .stand(54), arms: .flat),
            ]
        ),
        Motion(
            "wall-pelvic-tilt",
            .back,
            4,
            around: Fixture.wall(-38),
            working: [.belly],
            [
                Pose(-13, 79, lean: 10, high: -10, head: 0, legs: .stand(18), arms: .swing(0, 10)),
                Pose(-17, 78, lean: -14, high: 6, head: 4, legs: .stand(18), arms: .swing(0, 10)),
            ]
        ),
        .lyingDown(
            "crunch-reach",
            .back,
            2.8,
            [.belly],
            [.supine(arms: .swing(150, 154)), .supine(lean: -80, high: -40, head: -24, arms: .swing(102, 106))]
        ),
        .lyingDown(
            "heel-touches",
            .eachSide,
            3,
            [.belly],
            [
                .supine(lean: -80, high: -52, head: -36, arms: .swing(64, 76)),
                .supine(lean: -82, high: -48, head: -32, arms: .swing(94, 94), farArm: .swing(66, 76)),
            ]
        ),
        .lyingDown(
            "reverse-crunch",
            .back,
            3,
            [.belly],
            [
                .supine(legs: .swing(174, 90)),
                Pose(-10, 24, lean: -128, high: -94, head: -88, legs: .swing(232, 160), arms: .flat),
            ]
        ),
        .lyingDown(
            "flutter-kicks",
            .roundByHalves,
            0.9,
            [.belly, .thigh],
            [.supine(high: -84, head: -66, legs: .swing(122, 118, foot: 180), farLeg: .swing(98, 94, foot: 152))]
        ),
        .lyingDown(
            "v-up",
            .back,
            2.8,
            [.belly],
            [
                .supine(legs: .swing(92, 91, foot: 150), arms: .swing(228, 270)),
                Pose(0, 11, lean: -44, high: -32, head: -20, legs: .swing(144, 142, foot: 210), arms: .swing(112, 114)),
            ]
        ),
    ]
}
