extension Motion {
    /// Crawl and breaststroke.
    static let strokes: [Motion] = [
        Motion(
            "crawl",
            .roundByHalves,
            1.8,
            around: [.water(80)],
            working: [.upperArm, .chest],
            [
                Pose(
                    -14,
                    68,
                    lean: 84,
                    head: 70,
                    legs: .swing(-84, -86, foot: -46),
                    farLeg: .swing(-96, -104, foot: -64),
                    arms: .swing(94, 96),
                    farArm: .swing(-60, -50)
                ),
                Pose(
                    -14,
                    68,
                    lean: 84,
                    head: 70,
                    legs: .swing(-90, -96, foot: -56),
                    farLeg: .swing(-90, -94, foot: -54),
                    arms: .swing(55, 62),
                    farArm: .turned(-150, -60, upperShows: 0.9, foreShows: 0.9)
                ),
                Pose(
                    -14,
                    68,
                    lean: 84,
                    head: 70,
                    legs: .swing(-96, -104, foot: -64),
                    farLeg: .swing(-84, -86, foot: -46),
                    arms: .swing(5, 40),
                    farArm: .turned(-215, -110, upperShows: 0.9, foreShows: 0.9)
                ),
                Pose(
                    -14,
                    68,
                    lean: 84,
                    head: 70,
                    legs: .swing(-90, -96, foot: -56),
                    farLeg: .swing(-90, -94, foot: -54),
                    arms: .swing(-35, -20),
                    farArm: .turned(-250, -220, upperShows: 0.9, foreShows: 0.9)
                ),
            ]
        )
        .moved(2)
        .shown(at: 0.25),
        Motion(
            "breaststroke",
            .back,
            2.2,
            around: [.water(74)],
            working: [.chest, .thigh],
            [
                Pose(-14, 68, lean: 86, head: 74, legs: .swing(-88, -90, foot: -50), arms: .swing(92, 94)),
                Pose(-14, 66, lean: 70, high: 66, head: 46, legs: .swing(-48, -150, foot: -100), arms: .swing(20, 130)),
            ]
        )
        .moved(2),
    ]
}
