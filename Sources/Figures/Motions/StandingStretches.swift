extension Motion {
    /// Stretches on the feet.
    static let standingStretches: [Motion] = [
        Motion(
            "chest-opener-wall",
            .stay,
            5,
            seen: .front,
            around: [.block(49, 0, 6, 190)],
            working: [.chest, .upperArm],
            [Pose.front(0, feet: 13, arms: .swing(88, 178), farArm: .swing(12, 8)).facing(-1, twist: -0.5)]
        ),
        Motion(
            "standing-back-hug",
            .stay,
            5,
            working: [.chest],
            [Pose(-4, 83, lean: 4, high: 40, head: 66, legs: .stand(14), arms: .swing(64, 100)).drawn(5, 0)]
        ),
        Motion(
            "forearm-stretch",
            .stay,
            5,
            working: [.forearm],
            [Pose.standing(arms: .swing(84, 88), farArm: .swing(74, 100)).hand(84)]
        ),
        Motion(
            "hip-flexor-standing",
            .stay,
            5,
            working: [.thigh],
            [Pose(4, 72, lean: -8, legs: .stand(50), farLeg: .stand(-28, foot: 30), arms: .onHipsSide)]
        ),
        Motion(
            "inner-thigh-stretch",
            .eachSide,
            8,
            seen: .front,
            working: [.thigh],
            [
                .front(0, 74, feet: 38, arms: .onHips),
                .front(22, 60, lean: 6, legs: .stand(42), farLeg: .stand(-42), arms: .onHips),
            ]
        ),
        Motion(
            "outer-hip-stretch",
            .stay,
            5,
            seen: .front,
            around: [.block(59, 0, 6, 190)],
            working: [.thigh],
            [
                Pose(
                    8,
                    78,
                    lean: -14,
                    high: 18,
                    head: 12,
                    legs: .stand(-8),
                    farLeg: .stand(-4),
                    arms: .swing(56, 176),
                    farArm: .swing(40, -48)
                )
            ]
        ),
        Motion(
            "towel-pass",
            .back,
            4,
            seen: .front,
            held: .towel,
            working: [.upperArm, .chest],
            [
                .front(arms: .swing(40, 36)), .front(arms: .turned(90, 88, upperShows: 0.9, foreShows: 0.9)),
                .front(arms: .swing(140, 142)),
            ]
        ),
        Motion(
            "towel-pull-apart",
            .back,
            2.6,
            seen: .front,
            held: .towel,
            working: [.chest, .upperArm],
            [
                .front(arms: .turned(60, -40, upperShows: 0.4, foreShows: 0.3)),
                .front(arms: .turned(74, 10, upperShows: 0.9, foreShows: 0.3)),
            ]
        ),
    ]
}
