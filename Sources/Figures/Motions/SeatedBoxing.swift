extension Motion {
    /// Strikes from a chair.
    static let seatedBoxing: [Motion] = [
        .sitting(
            "seated-boxing",
            .roundByHalves,
            1.2,
            [.upperArm],
            [.sat(lean: 6, arms: .swing(86, 90), farArm: .guarding), .sat(arms: .guarding)]
        ),
        .sitting(
            "seated-one-arm-punches",
            .back,
            1.4,
            [.upperArm],
            [
                .sat(arms: .guarding, farArm: .swing(14, 70)),
                .sat(lean: 6, arms: .swing(86, 90), farArm: .swing(14, 70)),
            ]
        ),
        .sitting(
            "seated-uppercuts",
            .roundByHalves,
            1.4,
            [.upperArm],
            [
                .sat(lean: 2, arms: .swing(66, 178), farArm: .guarding),
                .sat(lean: 6, arms: .swing(-20, 76), farArm: .guarding),
            ]
        ),
        .sitting(
            "seated-side-punches",
            .roundByHalves,
            1.6,
            [.belly, .upperArm],
            front: [
                Pose.frontSeated(arms: .turned(-80, -88, upperShows: 0.5, foreShows: 0.95), farArm: .swing(16, 188))
                    .facing(-1, twist: -0.8),
                Pose.frontSeated(arms: .swing(16, 188)),
            ]
        ),
        .sitting(
            "seated-boxing-ladder",
            .roundByHalves,
            2,
            [.upperArm],
            [
                .sat(lean: 8, arms: .swing(86, 90), farArm: .guarding), .sat(arms: .guarding),
                .sat(lean: 8, arms: .swing(112, 116), farArm: .guarding), .sat(arms: .guarding),
            ]
        ),
    ]
}
