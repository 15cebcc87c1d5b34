extension Motion {
    /// Thrown, slammed, swept and struck.
    static let thrown: [Motion] = [
        Motion(
            "wall-ball",
            .back,
            2.6,
            held: .ball,
            around: Fixture.wall(64),
            working: [.thigh, .upperArm],
            [.bottom(lean: 28, arms: .near(20, -8)), .standing(arms: .near(30, 46))]
        ),
        Motion(
            "ball-chest-throw",
            .back,
            2,
            held: .ball,
            working: [.chest, .upperArm],
            [
                .fighting(lean: 0, arms: .near(18, -12), farArm: .near(18, -12)),
                .fighting(lean: 12, arms: .near(56, -8), farArm: .near(56, -8)),
            ]
        ),
        Motion(
            "ball-slam",
            .back,
            2,
            held: .ball,
            working: [.chest, .belly],
            [
                Pose(4, 88, lean: -4, legs: .stand(14, foot: 70), arms: .near(5, 56)),
                Pose(-20, 60, lean: 58, head: 46, legs: .stand(14), arms: .swing(10, 14)),
            ]
        ),
        .chopping("ball-chop", .ball),
        .chopping("wood-chop", .nothing),
        .chopping("band-chop", .nothing, from: Point(92, 176)),
        Motion(
            "rotation-throw",
            .back,
            2.2,
            seen: .front,
            held: .ball,
            around: [.block(78, 0, 6, 190)],
            working: [.belly],
            [
                Pose.front(
                    -8,
                    76,
                    feet: 24,
                    arms: .turned(-50, -80, upperShows: 0.7, foreShows: 0.9),
                    farArm: .turned(40, 60, upperShows: 0.9, foreShows: 0.9)
                ).facing(-1, twist: -0.8),
                Pose.front(
                    8,
                    76,
                    feet: 24,
                    arms: .turned(70, 86, upperShows: 0.9, foreShows: 0.9),
                    farArm: .turned(-60, -84, upperShows: 0.9, foreShows: 1)
                ).facing(1, twist: 0.8),
            ]
        ),
        Motion(
            "hammer-on-tyre",
            .back,
            2.2,
            held: .hammer,
            around: [.ring(Point(66, 16), 12, width: 8)],
            working: [.chest, .belly],
            [
                Pose(-10, 84.6, lean: -4, legs: .stand(4), arms: .swing(140, 262)),
                Pose(-24, 72, lean: 44, head: 30, legs: .stand(4), arms: .swing(42, 60)),
            ]
        ),
    ]
}
