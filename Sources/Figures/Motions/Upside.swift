extension Motion {
    /// Upside down, over the bar, from the floor to overhead, and down one bone of the spine after the other.
    static let upside: [Motion] = [
        Motion(
            "wall-handstand",
            .stay,
            5,
            around: Fixture.wall(60, 200),
            working: [.upperArm, .belly],
            [Pose(28, 107, lean: 188, head: 176, legs: .swing(172, 172, foot: 210), arms: .hold(20, 4.5))]
        ),
        Motion(
            "muscle-up",
            .back,
            4,
            around: Fixture.highBar(110),
            working: [.chest, .upperArm],
            [
                Pose(-2, 14, lean: -3, head: 24, legs: .swing(88, 86, foot: 150), arms: .hold(5, 110)),
                Pose(-10, 58, lean: -12, head: 4, legs: .swing(80, 60, foot: 130), arms: .hold(5, 110)),
                Pose(-16, 95, lean: 24, head: 12, legs: .swing(30, -20, foot: 40), arms: .hold(5, 110)),
                Pose(-1, 119, lean: 4, head: 2, legs: .swing(6, -12, foot: 40), arms: .hold(5, 110)),
            ]
        )
        .shown(at: 0.5),
        Motion(
            "copenhagen-plank",
            .stay,
            4,
            seen: .front,
            around: [
                .block(-107, 30, 44, 7), .line(Point(-100, 30), Point(-100, 2)), .line(Point(-70, 30), Point(-70, 2)),
            ],
            working: [.thigh, .belly],
            [
                Pose(
                    -8,
                    38.5,
                    lean: 68,
                    legs: .swing(-73, -73, foot: 90),
                    farLeg: .swing(88, 88, foot: 90),
                    arms: .swing(0, 88),
                    farArm: .swing(-176, -176)
                )
            ]
        ),
        Motion(
            "windmill",
            .back,
            4.4,
            seen: .front,
            held: .kettlebell,
            working: [.belly, .upperArm],
            [
                .front(feet: 26, arms: .swing(176, 180), farArm: .swing(10, 8)),
                Pose(
                    12,
                    78,
                    lean: -40,
                    high: -74,
                    head: -70,
                    legs: .stand(26),
                    farLeg: .stand(-26),
                    arms: .swing(178, 180),
                    farArm: .swing(6, 2)
                )
                .facing(0.7),
            ]
        ),
        Motion(
            "devils-press",
            .back,
            5,
            held: .dumbbells,
            working: [.thigh, .chest],
            [
                .standing(arms: .near(2, 57)),
                Pose(-22, 62, lean: 62, head: 40, legs: .stand(14), arms: .swing(0, 2)),
                Pose(-14, 44, lean: 46, high: 86, head: 60, legs: .stand(14, foot: 58), arms: .hold(32, 8)),
                Pose(-14, 47, lean: 66, high: 76, head: 60, legs: .stand(-38, 9, foot: -2), arms: .hold(32, 8)),
                .plank(toes: -85, shoulders: 62, head: 60, arms: .hold(32, 8)),
            ]
        )
        .shown(at: 0.3),
        Motion(
            "jefferson-curl",
            .back,
            6,
            held: .dumbbells,
            working: [.belly, .thigh],
            [
                .standing(arms: .swing(12, 14)),
                Pose(-2, 84.5, lean: 8, high: 66, head: 96, legs: .stand(14), arms: .swing(2, 6)),
                Pose(-9, 83.6, lean: 92, high: 138, head: 160, legs: .stand(14), arms: .hold(24, 12)),
            ]
        ),
    ]
}
