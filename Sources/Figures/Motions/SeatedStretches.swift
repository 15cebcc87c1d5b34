extension Motion {
    /// On a chair, for a while: stretches and legs.
    static let seatedStretches: [Motion] = [
        .sitting(
            "seated-lean",
            .back,
            4,
            [.belly],
            front: [.frontSeated(high: -24, head: -16, arms: .onLap), .frontSeated(high: 24, head: 16, arms: .onLap)]
        ),
        .sitting(
            "seated-reach",
            .eachSide,
            6,
            [.belly, .upperArm],
            front: [.frontSeated(), .frontSeated(lean: 8, high: 20, head: 14, arms: .swing(96, 100), farArm: .onLap)]
        ),
        .sitting(
            "seated-side-bend",
            .eachSide,
            7,
            [.belly],
            front: [
                .frontSeated(arms: .swing(10, 8)),
                .frontSeated(high: -30, head: -34, arms: .swing(190, 210), farArm: .swing(-10, -6)),
            ]
        ),
        .sitting(
            "seated-side-reach",
            .eachSide,
            5,
            [.belly],
            front: [
                .frontSeated(arms: .swing(14, 12)),
                .frontSeated(high: 34, head: 34, arms: .swing(-14, -16), farArm: .swing(60, -10)),
            ]
        ),
        .sitting(
            "back-hug",
            .stay,
            5,
            [.chest],
            [.sat(lean: 0, high: 22, head: 42, arms: .turned(70, 130, upperShows: 1, foreShows: 0.5))]
        ),
        .sitting(
            "seated-cross-arm",
            .stay,
            5,
            [.upperArm],
            front: [
                .frontSeated(
                    arms: .turned(-84, -88, upperShows: 0.85, foreShows: 0.95),
                    farArm: .turned(30, -160, upperShows: 0.7, foreShows: 0.8)
                )
            ]
        ),
        .sitting(
            "seated-chest-opener",
            .stay,
            5,
            [.chest],
            [.sat(lean: 4, high: -14, head: -34, arms: .swing(-44, -26))]
        ),
        .sitting(
            "prayer-stretch",
            .stay,
            5,
            [.forearm],
            front: [Pose.frontSeated(arms: .turned(44, -96, upperShows: 0.8, foreShows: 0.86)).hand(-84)]
        ),
        .sitting(
            "seated-forward-fold",
            .stay,
            5,
            [.chest, .belly],
            [.sat(lean: 48, high: 112, head: 136, arms: .hold(54, 6))]
        ),
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
        .sitting(
            "knees-open",
            .back,
            3.6,
            [.thigh],
            front: [14.0, 44, 74].map { .frontSeated(legs: .satFront($0, shows: 0.26 + $0 / 150, shank: 2)) }
        ),
        .sitting(
            "knee-squeeze",
            .back,
            3.6,
            [.thigh],
            front: [
                .frontSeated(legs: .satFront(20), arms: .turned(10, -30, upperShows: 0.95, foreShows: 0.6)),
                .frontSeated(legs: .satFront(-8), arms: .turned(10, -38, upperShows: 0.95, foreShows: 0.6)),
            ]
        ),
        .sitting(
            "banded-knees-open",
            .back,
            3.6,
            [.thigh],
            held: .kneeBand,
            front: [14.0, 44, 74].map { .frontSeated(legs: .satFront($0, shows: 0.26 + $0 / 150, shank: 2)) }
        ),
        .sitting(
            "seated-leg-extension",
            .eachSide,
            6,
            [.thigh],
            [.sat(), .sat(legs: .swing(92, 88, foot: 186), farLeg: .stand(52))]
        ),
        .sitting("seated-leg-hold", .stay, 4, [.thigh], [.sat(legs: .swing(92, 88, foot: 186), farLeg: .stand(52))]),
        .sitting(
            "ankle-weight-extension",
            .back,
            3.4,
            [.thigh],
            held: .ankleWeight,
            [.sat(legs: .stand(50), farLeg: .stand(54)), .sat(legs: .swing(92, 86, foot: 182), farLeg: .stand(54))]
        ),
        .sitting(
            "ankle-circles",
            .round,
            2.6,
            [.shank],
            [40.0, 60, 80, 60].map { .sat(legs: .swing(90, 44, foot: $0 + 70), farLeg: .stand(48)) }
        ),
        .sitting(
            "ankle-pumps",
            .back,
            2.4,
            [.shank],
            [.sat(legs: .swing(84, 52, foot: 108)), .sat(legs: .swing(84, 52, foot: 164))]
        ),
        .sitting("seated-calf-raise", .back, 2.6, [.shank], [.sat(), .sat(legs: .stand(52, foot: 46))]),
        .sitting("seated-toe-raise", .back, 2.6, [.shank], [.sat(), .sat(legs: .stand(49, 9, foot: 120))]),
        .sitting(
            "heel-toe-drive",
            .back,
            1.2,
            [.shank],
            [.sat(legs: .stand(52, foot: 46)), .sat(legs: .stand(49, 9, foot: 120))]
        ),
    ]
}
