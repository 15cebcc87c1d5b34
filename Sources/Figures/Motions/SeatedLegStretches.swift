extension Motion {
    /// Stretches of the legs on a chair.
    static let seatedLegStretches: [Motion] = [
        .sitting(
            "seated-hamstring-stretch",
            .stay,
            5,
            [.thigh],
            [.sat(lean: 46, head: 40, legs: .swing(70, 66, foot: 158), farLeg: .stand(52), arms: .swing(50, 70))]
        ),
        .sitting(
            "seated-quad-stretch",
            .stay,
            5,
            [.thigh],
            [
                .sat(
                    lean: -4,
                    legs: .swing(-10, -96, foot: -56),
                    farLeg: .stand(52),
                    arms: .swing(8, 30),
                    farArm: .swing(14, 70)
                )
            ]
        ),
        .sitting(
            "seated-calf-stretch",
            .stay,
            5,
            [.shank],
            [.sat(lean: 10, legs: .swing(74, 66, foot: 182), farLeg: .stand(46), arms: .swing(30, 70))]
        ),
        .sitting(
            "shin-stretch",
            .stay,
            5,
            [.shank],
            [.sat(legs: .swing(92, -42, foot: 12), farLeg: .stand(54), arms: .swing(14, 60))]
        ),
        .sitting(
            "foot-roll",
            .back,
            2.6,
            [.shank],
            with: [.carried(.foot, Point(-6, -9), 6)],
            [
                .sat(lean: 6, legs: .stand(46, 11, foot: 88), farLeg: .stand(40)),
                .sat(lean: 6, legs: .stand(64, 11, foot: 92), farLeg: .stand(40)),
            ]
        ),
        .sitting(
            "seated-figure-four",
            .stay,
            5,
            [.thigh],
            front: [
                .frontSeated(
                    high: 4,
                    legs: .turned(68, -78, foot: 90, thighShows: 0.8, shankShows: 0.9),
                    farLeg: .satFront(30),
                    arms: .swing(24, 20),
                    farArm: .turned(10, -50, upperShows: 0.9, foreShows: 0.6)
                )
            ]
        ),
        .sitting(
            "seated-knee-hug",
            .stay,
            5,
            [.thigh],
            [.sat(lean: 2, legs: .swing(134, 30), farLeg: .stand(52), arms: .swing(40, 90))]
        ),
        .sitting(
            "seated-straddle",
            .stay,
            5,
            [.thigh],
            front: [
                .frontSeated(
                    legs: .satFront(76, shows: 0.9, shank: 6),
                    arms: .swing(34, 20)
                )
            ]
        ),
    ]
}
