extension Motion {
    /// Stretches on a chair.
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
    ]
}
