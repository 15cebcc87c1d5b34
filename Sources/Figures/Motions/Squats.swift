extension Motion {
    /// Knees and hips bend together.
    static let squats: [Motion] = [
        Motion(
            "squat",
            .back,
            3.2,
            working: [.thigh],
            [.standing(arms: .swing(20, 30)), .bottom(arms: .swing(84, 88))]
        ),
        Motion(
            "back-squat",
            .back,
            3.6,
            held: .barOnBack,
            working: [.thigh],
            [.standing(lean: 4, arms: .underBar(lean: 4)), .bottom(arms: .underBar(lean: 40))]
        ),
        Motion(
            "front-squat",
            .back,
            3.6,
            held: .barbell,
            working: [.thigh],
            [.standing(arms: .near(14, 4)), .bottom(lean: 28, arms: .near(14, 4))]
        ),
        Motion(
            "goblet-squat",
            .back,
            3.4,
            held: .dumbbell,
            working: [.thigh],
            [.standing(arms: .near(19, -12)), .bottom(lean: 32, arms: .near(19, -12))]
        ),
        Motion(
            "chair-squat",
            .back,
            3.6,
            around: Fixture.chair(-26),
            working: [.thigh],
            [
                .standing(arms: .swing(20, 30)),
                Pose(-22, 48, lean: 28, head: 14, legs: .stand(14), arms: .swing(70, 76)),
            ]
        ),
        Motion(
            "wall-sit",
            .stay,
            4,
            around: Fixture.wall(-56),
            working: [.thigh],
            [Pose(-37, 46, lean: 0, legs: .stand(16), arms: .swing(8, 30))]
        ),
        Motion(
            "jump-squat",
            .back,
            1.8,
            working: [.thigh, .shank],
            [
                .bent(0.5, arms: .swing(-40, -28)),
                Pose(4.4, 92.8, lean: 0, legs: .stand(14, foot: 50), arms: .swing(100, 120)),
                Pose(4.4, 102, lean: 0, legs: .swing(4, -6, foot: 40), arms: .swing(128, 136)),
            ]
        ),
        Motion(
            "leg-press",
            .back,
            3.4,
            around: [
                .line(Point(-44, 30), Point(-80, 70), width: 7), .line(Point(-46, 29), Point(-20, 22), width: 7),
                .line(Point(-46, 29), Point(-46, 2)), .line(Point(8, 52), Point(64, 84), width: 4),
                .line(Point(64, 84), Point(64, 2)), .solePlate,
            ],
            working: [.thigh],
            [
                Pose(-32, 40, lean: -42, legs: .stand(6, 73.5, foot: 190), arms: .swing(20, 40)),
                Pose(-32, 40, lean: -42, legs: .stand(32, 88, foot: 190), arms: .swing(20, 40)),
            ]
        )
        .shown(at: 0),
    ]
}

extension Pose {
    /// Returns the bottom of a squat, thighs level.
    static func bottom(lean: Double = 40, arms: Arm) -> Pose {
        Pose(lean < 35 ? -18.5 : -19, lean < 35 ? 43 : 40, lean: lean, head: lean / 3, legs: .stand(14), arms: arms)
    }
}
