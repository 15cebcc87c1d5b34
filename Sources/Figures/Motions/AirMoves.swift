extension Motion {
    /// The arms alone, against nothing.
    static let airMoves: [Motion] = [
        Motion(
            "front-sweep",
            .back,
            3,
            working: [.upperArm],
            [.standing(arms: .swing(2, 6)), .standing(arms: .swing(88, 90))]
        ),
        Motion(
            "tense-circles",
            .round,
            1.6,
            seen: .front,
            around: [.ring(Point(68, 132), 7, width: 2.5), .ring(Point(-68, 132), 7, width: 2.5)],
            working: [.upperArm],
            Pose.handCircles(68, 132, 6).map { .front(arms: $0.near, farArm: $0.far) }
        ),
        .sitting(
            "seated-tense-circles",
            .round,
            1.6,
            [.upperArm],
            with: [.ring(Point(68, 95), 7, width: 2.5), .ring(Point(-68, 95), 7, width: 2.5)],
            front: Pose.handCircles(68, 95, 6).map { .frontSeated(arms: $0.near, farArm: $0.far) }
        ),
        .sitting(
            "sky-press",
            .back,
            3,
            [.upperArm],
            [Pose.sat(arms: .near(13, 4)).hand(60), Pose.sat(arms: .near(3, 57)).hand(60)]
        ),
        Motion(
            "w-pull",
            .back,
            3,
            seen: .front,
            working: [.chest, .upperArm],
            [.front(arms: .swing(150, 168)), .front(arms: .swing(44, 156))]
        ),
        .sitting(
            "seated-w-pull",
            .back,
            3,
            [.chest, .upperArm],
            front: [.frontSeated(arms: .swing(100, 170)), .frontSeated(arms: .swing(44, 156))]
        ),
        Motion(
            "wall-slide",
            .back,
            3.4,
            seen: .front,
            around: [
                .line(Point(-60, 2), Point(-60, 206), width: 4), .line(Point(60, 2), Point(60, 206), width: 4),
                .line(Point(-60, 206), Point(60, 206), width: 4),
            ],
            working: [.chest, .upperArm],
            [.front(0, 80, feet: 12, arms: .swing(62, 176)), .front(0, 80, feet: 12, arms: .swing(146, 174))]
        ),
    ]
}
