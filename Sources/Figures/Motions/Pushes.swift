extension Motion {
    /// Pushing a floor, a wall or a chair away.
    static let pushes: [Motion] = [
        Motion(
            "decline-push-up",
            .back,
            2.8,
            around: [
                .line(Point(-108, 30), Point(-72, 30), width: 6), .line(Point(-100, 30), Point(-100, 2)),
                .line(Point(-76, 30), Point(-76, 2)),
            ],
            working: [.chest, .upperArm],
            [
                Pose(-18, 54, lean: 86, head: 62, legs: .swing(-88, -90, foot: -4), arms: .hold(28, 4.5)),
                Pose(-18, 46, lean: 112, head: 96, legs: .swing(-97, -99, foot: -10), arms: .hold(28, 4.5)),
            ]
        )
        .moved(4),
        Motion(
            "pike-push-up",
            .back,
            2.8,
            working: [.upperArm],
            [
                Pose(-16.3, 81.8, lean: 139, head: 132, legs: .stand(-46, foot: 50), arms: .hold(51, 4.5)),
                Pose(-9, 79, lean: 147, head: 132, legs: .stand(-46, foot: 46), arms: .hold(51, 4.5)),
            ]
        ),
        Motion(
            "chair-dip",
            .back,
            2.8,
            around: Fixture.chair(-34, back: false),
            working: [.upperArm],
            [
                Pose(-4, 46, lean: 8, legs: .stand(54), arms: .hold(-16, 42)),
                Pose(-2, 34, lean: 17, legs: .stand(54), arms: .hold(-16, 42)),
            ]
        ),
        .sitting(
            "chair-press-up",
            .back,
            3,
            [.upperArm],
            with: [.line(Point(-14, 62), Point(18, 62), width: 5), .line(Point(14, 62), Point(14, 38))],
            [.sat(arms: .hold(6, 66)), Pose.sat(lean: 6, arms: .hold(6, 66)).raised(12)]
        ),
        .sitting(
            "palm-press",
            .back,
            3,
            [.chest],
            front: [
                Pose.frontSeated(arms: .turned(44, -96, upperShows: 0.8, foreShows: 0.86)).hand(-84),
                Pose.frontSeated(arms: .turned(52, -96, upperShows: 0.85, foreShows: 0.94)).hand(-84),
            ]
        ),
        Motion(
            "wall-push-hold",
            .stay,
            4,
            around: Fixture.wall(60),
            working: [.chest, .upperArm],
            [Pose(4, 83, lean: 15, head: 10, legs: .stand(0, foot: 84), arms: .hold(54, 124))]
        ),
        Motion(
            "forearm-wall-push",
            .back,
            3,
            around: Fixture.wall(54),
            working: [.chest],
            [
                Pose(-4, 79.6, lean: 22, head: 14, legs: .stand(-20, foot: 86), arms: .swing(92, 176)),
                Pose(-8, 79.6, lean: 20, high: 24, head: 20, legs: .stand(-20, foot: 86), arms: .swing(98, 178)).drawn(
                    4,
                    0
                ),
            ]
        ),
        Motion(
            "one-arm-wall-push",
            .back,
            3,
            around: Fixture.wall(60),
            working: [.chest, .upperArm],
            [
                Pose(-8, 84.2, lean: 8, legs: .stand(0), arms: .hold(54, 124), farArm: .swing(-40, 20)),
                Pose(
                    10,
                    82.5,
                    lean: 20,
                    head: 14,
                    legs: .stand(0, foot: 80),
                    arms: .hold(54, 124),
                    farArm: .swing(-40, 20)
                ),
            ]
        ),
        Motion(
            "counter-push-up",
            .back,
            2.8,
            around: [.block(30, 0, 54, 60)],
            working: [.chest, .upperArm],
            [
                .plank(toes: -62, shoulders: 115, foot: 30, head: 34, arms: .hold(36, 64.5)),
                .plank(toes: -62, shoulders: 88, foot: 30, head: 44, arms: .hold(36, 64.5)),
            ]
        ),
        Motion(
            "wall-triceps",
            .back,
            2.8,
            around: Fixture.wall(60),
            working: [.upperArm],
            [
                Pose(-8, 84.2, lean: 8, legs: .stand(0), arms: .hold(54, 136)),
                Pose(2, 83, lean: 16, head: 10, legs: .stand(0, foot: 84), arms: .swing(66, 160)),
            ]
        ),
        Motion(
            "wall-shoulder-push",
            .back,
            3,
            around: Fixture.wall(60),
            working: [.upperArm],
            [
                Pose(4, 84, lean: 6, legs: .stand(10), arms: .hold(54, 138)),
                Pose(8, 84, lean: 8, legs: .stand(16), arms: .hold(54, 168)),
            ]
        ),
    ]
}
