extension Motion {
    /// Against bands and towels, on a chair.
    static let seatedBands: [Motion] = [
        .sitting(
            "seated-band-pull-apart",
            .back,
            2.8,
            [.chest, .upperArm],
            held: .band,
            front: [
                .frontSeated(arms: .turned(60, -60, upperShows: 0.25, foreShows: 0.2)),
                .frontSeated(arms: .swing(90, 92)),
            ]
        ),
        .sitting(
            "seated-towel-pull",
            .back,
            2.8,
            [.chest, .upperArm],
            held: .towel,
            front: [
                .frontSeated(arms: .turned(60, -40, upperShows: 0.4, foreShows: 0.3)),
                .frontSeated(arms: .turned(74, 10, upperShows: 0.9, foreShows: 0.3)),
            ]
        ),
        .sitting(
            "seated-band-triceps",
            .back,
            2.8,
            [.upperArm],
            with: [.tied(Point(4, 84), .hand)],
            [.sat(arms: .swing(-6, 100), farArm: .near(12, -10)), .sat(arms: .swing(-6, 20), farArm: .near(12, -10))]
        ),
        .sitting(
            "band-circuit",
            .back,
            4,
            [.chest, .upperArm],
            with: Fixture.anchored(98, 84),
            [.sat(lean: 6, arms: .swing(80, 84)), .sat(lean: -4, arms: .swing(-44, 68)), .sat(arms: .swing(6, 130))]
        ),
        .sitting(
            "band-neck-press",
            .stay,
            4,
            [.chest],
            held: .headBand,
            [.sat(head: -4, arms: .hold(40, 118), farArm: .swing(14, 70))]
        ),
        .sitting(
            "band-leg-press",
            .back,
            3,
            [.thigh],
            held: .footTowel,
            [
                .sat(lean: -4, legs: .stand(46, 30, foot: 120), farLeg: .stand(52), arms: .swing(-20, 80)),
                .sat(lean: -4, legs: .swing(88, 82, foot: 172), farLeg: .stand(52), arms: .swing(-20, 80)),
            ]
        ),
        .sitting(
            "band-leg-curl",
            .back,
            3,
            [.thigh],
            with: [.line(Point(98, 2), Point(98, 40)), .tied(Point(98, 20), .ankle)],
            [
                .sat(legs: .swing(86, 50, foot: 120), farLeg: .stand(52), arms: .swing(0, 14)),
                .sat(legs: .swing(88, 4, foot: 92), farLeg: .stand(52), arms: .swing(0, 14)),
            ]
        ),
    ]
}
