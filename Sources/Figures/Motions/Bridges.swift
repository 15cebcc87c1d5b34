extension Motion {
    /// The hip lifted from the back.
    static let bridges: [Motion] = [
        .lyingDown(
            "bridge-march",
            .eachSide,
            5,
            [.thigh, .belly],
            [.bridge(), .bridge(legs: .swing(150, 50), far: .stand(54))]
        ),
        .lyingDown(
            "one-leg-bridge",
            .back,
            3.2,
            [.thigh, .belly],
            [
                .supine(legs: .swing(120, 116, foot: 190), farLeg: .stand(54)),
                .bridge(legs: .swing(114, 112, foot: 186), far: .stand(54)),
            ]
        ),
        .lyingDown(
            "one-leg-bridge-hold",
            .stay,
            5,
            [.thigh, .belly],
            [.bridge(legs: .swing(186, 182, foot: 250), far: .stand(54))]
        ),
        .lyingDown(
            "banded-bridge",
            .back,
            3,
            [.thigh, .belly],
            held: .kneeBand,
            with: [.carried(.knee, Point(0, 0), 9)],
            [.supine(), .bridge()]
        ),
        .lyingDown(
            "dumbbell-bridge",
            .back,
            3,
            [.thigh, .belly],
            held: .dumbbellOnHip,
            [.supine(arms: .swing(78, 104)), .bridge(arms: .swing(78, 104))]
        ),
        .lyingDown(
            "towel-leg-curl",
            .back,
            3.4,
            [.thigh],
            with: [.carried(.ankle, Point(-2, -9), 4)],
            [
                Pose(-4, 26, lean: -110, head: -90, legs: .stand(52, 12, foot: 112), arms: .swing(86, 91)),
                Pose(-4, 22, lean: -104, head: -90, legs: .stand(80, 12, foot: 140), arms: .swing(86, 91)),
            ]
        ),
        Motion(
            "one-leg-hip-thrust",
            .back,
            3.2,
            around: [.block(-84, 0, 44, 34)],
            working: [.thigh, .belly],
            [
                Pose(
                    -7,
                    22,
                    lean: -58,
                    head: -40,
                    legs: .swing(110, 106, foot: 180),
                    farLeg: .stand(52),
                    arms: .swing(62, 70)
                ),
                Pose(
                    0,
                    46,
                    lean: -90,
                    head: -70,
                    legs: .swing(106, 102, foot: 180),
                    farLeg: .stand(52),
                    arms: .swing(80, 100)
                ),
            ]
        ),
    ]
}
