extension Motion {
    /// On a seat, against one's own hands, locked wheels or one's own weight.
    static let selfResistance: [Motion] = [
        Motion(
            "wheelchair-press-up",
            .back,
            3,
            around: Fixture.wheelchair,
            working: [.upperArm, .chest],
            [
                .inWheelchair(lean: 4, arms: .hold(2, 57)),
                Pose.inWheelchair(lean: 6, arms: .hold(2, 57)).raised(9),
            ]
        ),
        Motion(
            "wheel-press",
            .back,
            4.4,
            around: Fixture.wheelchair + Fixture.arrow(48, 76, isAhead: true),
            working: [.chest, .upperArm],
            [.inWheelchair(lean: 2, arms: .hold(12, 48)), .inWheelchair(lean: 12, arms: .hold(12, 48))]
        ),
        Motion(
            "wheel-pull",
            .back,
            4.4,
            around: Fixture.wheelchair + Fixture.arrow(48, 76, isAhead: false),
            working: [.chest, .upperArm],
            [
                Pose.inWheelchair(lean: 12, arms: .hold(14, 46)).drawn(3, 0),
                Pose.inWheelchair(lean: 0, arms: .hold(14, 46)).drawn(-4, 0),
            ]
        ),
        .sitting(
            "seated-hand-pull",
            .back,
            4,
            [.chest, .upperArm],
            front: [
                .frontSeated(arms: .turned(60, -92, upperShows: 0.62, foreShows: 0.96)),
                .frontSeated(arms: .turned(74, -92, upperShows: 0.66, foreShows: 1)),
            ]
        ),
        .sitting(
            "seated-dumbbell-row",
            .back,
            2.8,
            [.chest, .upperArm],
            held: .oneDumbbell,
            [
                .sat(lean: 34, arms: .swing(2, 6), farArm: .swing(8, 74)),
                .sat(lean: 34, arms: .swing(-64, 8), farArm: .swing(8, 74)),
            ]
        ),
        .sitting(
            "seated-self-triceps",
            .back,
            3.4,
            [.upperArm],
            [.sat(arms: .swing(4, 112), farArm: .swing(12, 100)), .sat(arms: .swing(4, 54), farArm: .swing(12, 46))]
        ),
        .sitting(
            "seated-self-raise",
            .back,
            3.4,
            [.upperArm],
            [.sat(arms: .swing(34, 40), farArm: .swing(26, 62)), .sat(arms: .swing(84, 88), farArm: .swing(66, 108))]
        ),
    ]
}
