extension Motion {
    /// On a chair, the arms with things or to music.
    static let seatedArms: [Motion] = [
        .sitting(
            "seated-jacks",
            .back,
            1.4,
            [.thigh, .upperArm],
            front: [
                .frontSeated(legs: .satFront(14), arms: .swing(12, 8)),
                .frontSeated(legs: .satFront(44, shows: 0.55, shank: 2), arms: .swing(66, 68)),
                .frontSeated(legs: .satFront(74, shows: 0.75, shank: 4), arms: .swing(120, 128)),
            ]
        ),
        .sitting(
            "seated-dance",
            .roundByHalves,
            2,
            [.belly, .upperArm],
            front: [.frontSeated(high: 14, arms: .swing(140, 160), farArm: .swing(40, 130))]
        ),
        .sitting(
            "seated-rope-climb",
            .roundByHalves,
            1.8,
            [.upperArm, .chest],
            [
                .sat(arms: .swing(158, 166), farArm: .swing(40, 150)),
                .sat(lean: 4, arms: .swing(110, 156), farArm: .swing(110, 156)),
            ]
        ),
        .sitting(
            "seated-fist-roll",
            .round,
            0.8,
            [.upperArm],
            [0.0, 90, 180, 270].map { angle in
                let way = Point.step(angle, 8)
                return .sat(lean: 4, arms: .near(26 + way.x, -8 + way.y), farArm: .near(26 - way.x, -8 - way.y))
            }
        ),
        .sitting(
            "seated-ropes",
            .roundByHalves,
            0.8,
            [.upperArm],
            with: [.cable(Point(98, 5)), .tied(Point(98, 5), .farHand)],
            [.sat(lean: 12, arms: .swing(30, 112), farArm: .swing(16, 56))]
        ),
        .sitting(
            "seated-ball-toss",
            .back,
            1.8,
            [.chest, .upperArm],
            held: .ball,
            [.sat(lean: 4, arms: .near(20, -16)), .sat(arms: .swing(120, 124))]
        ),
        .sitting(
            "seated-weights-circuit",
            .back,
            4.4,
            [.upperArm, .chest],
            held: .dumbbells,
            [
                .sat(arms: .swing(4, 10)), .sat(arms: .swing(10, 138)), .sat(lean: -2, arms: .near(14, 6)),
                .sat(arms: .near(4, 56)),
            ]
        ),
        .sitting(
            "one-arm-weight-circuit",
            .back,
            4.4,
            [.upperArm, .chest],
            held: .oneDumbbell,
            [
                .sat(arms: .swing(4, 10), farArm: .swing(14, 70)), .sat(arms: .swing(10, 138), farArm: .swing(14, 70)),
                .sat(arms: .near(56, -6), farArm: .swing(14, 70)),
            ]
        ),
    ]
}
