extension Motion {
    /// On a chair, gently: neck, shoulders, hands.
    static let seatedMobility: [Motion] = [
        .sitting("neck-turn", .back, 4, [.chest], front: [.frontSeated().facing(-1), .frontSeated().facing(1)]),
        .sitting("neck-side-stretch", .eachSide, 8, [.chest], front: [.frontSeated(), .frontSeated(head: 34)]),
        .sitting(
            "neck-press",
            .stay,
            5,
            [.chest],
            [.sat(head: 4, arms: .near(13, 22), farArm: .swing(14, 70))]
        ),
        .sitting(
            "shoulder-roll",
            .round,
            3,
            [.chest],
            [(4, -2), (5, 4), (0, 8), (-5, 4), (-4, -2)].map { .sat(arms: .swing(14, 70)).drawn($0.0, $0.1) }
        ),
        .sitting(
            "elbow-circles",
            .round,
            3,
            [.upperArm],
            front: [40.0, 70, 100, 125, 100, 70].enumerated().map { index, out in
                .frontSeated(arms: .turned(out, out - 162, upperShows: index > 3 ? 0.7 : 1, foreShows: 0.9))
            }
        ),
        .sitting(
            "seated-arm-swings",
            .back,
            3,
            [.chest, .upperArm],
            front: [
                .frontSeated(arms: .swing(86, 90)),
                .frontSeated(arms: .turned(80, -95, upperShows: 0.4, foreShows: 0.9)),
            ]
        ),
        .sitting(
            "palm-turns",
            .back,
            3,
            [.forearm],
            front: [
                Pose.frontSeated(arms: .turned(12, 40, upperShows: 1, foreShows: 0.6)).hand(50),
                Pose.frontSeated(arms: .turned(12, 10, upperShows: 1, foreShows: 0.6)).hand(-70),
            ]
        ),
        .sitting(
            "wrist-wave",
            .back,
            2.4,
            [.forearm],
            [Pose.sat(arms: .swing(16, 92)).hand(70), Pose.sat(arms: .swing(16, 92)).hand(-70)]
        ),
        .sitting(
            "fist-squeeze",
            .back,
            2.4,
            [.forearm],
            [Pose.sat(arms: .swing(34, 100)).fist(0), Pose.sat(arms: .swing(34, 100)).fist(1)]
        )
        .moved(-36)
        .withLargeHand(at: Point(56, 136)),
        .sitting(
            "ball-squeeze",
            .back,
            2.4,
            [.forearm],
            held: .smallBall,
            [
                Pose.sat(arms: .swing(30, 108), farArm: .swing(14, 70)).hand(-20),
                Pose.sat(arms: .swing(30, 112), farArm: .swing(14, 70)).hand(-120),
            ]
        ),
        .sitting(
            "wrist-curl",
            .back,
            2.4,
            [.forearm],
            held: .oneDumbbell,
            [
                Pose.sat(lean: 26, arms: .swing(4, 88), farArm: .swing(4, 80)).hand(-60),
                Pose.sat(lean: 26, arms: .swing(4, 88), farArm: .swing(4, 80)).hand(60),
            ]
        ),
        .sitting(
            "towel-wring",
            .back,
            2.6,
            [.forearm],
            held: .towel,
            front: [
                .frontSeated(
                    arms: .turned(20, 60, upperShows: 1, foreShows: 0.3),
                    farArm: .turned(20, -10, upperShows: 1, foreShows: 0.4)
                ),
                .frontSeated(
                    arms: .turned(20, -10, upperShows: 1, foreShows: 0.4),
                    farArm: .turned(20, 60, upperShows: 1, foreShows: 0.3)
                ),
            ]
        ),
    ]
}
