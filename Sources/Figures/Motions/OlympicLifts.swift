extension Motion {
    /// A bar from the floor or the hip to the shoulders and over the head.
    static let olympicLifts: [Motion] = [
        Motion(
            "hang-clean",
            .back,
            2.4,
            held: .barbell,
            working: [.thigh, .chest],
            [
                Pose(-18, 74, lean: 46, head: 28, legs: .stand(14), arms: .swing(6, 7)),
                Pose(3, 92, lean: -4, legs: .stand(14, foot: 54), arms: .swing(12, 16)),
                Pose(-14, 66, lean: 14, legs: .stand(14), arms: .near(14, 4)), .standing(arms: .near(14, 4)),
            ]
        ),
        Motion(
            "power-clean",
            .back,
            2.8,
            held: .barbell,
            working: [.thigh, .chest],
            [
                Pose(-27.5, 56.4, lean: 60, head: 35, legs: .stand(14), arms: .swing(5, 6)),
                Pose(3, 92, lean: -4, legs: .stand(14, foot: 54), arms: .swing(12, 16)),
                Pose(-14, 66, lean: 14, legs: .stand(14), arms: .near(14, 4)), .standing(arms: .near(14, 4)),
            ]
        ),
        Motion(
            "clean",
            .back,
            3,
            held: .barbell,
            working: [.thigh, .chest],
            [
                Pose(-27.5, 56.4, lean: 60, head: 35, legs: .stand(14), arms: .swing(5, 6)),
                Pose(3, 90, lean: -4, legs: .stand(14, foot: 60), arms: .swing(12, 16)),
                .bottom(lean: 26, arms: .near(14, 4)), .standing(arms: .near(14, 4)),
            ]
        )
        .shown(at: 0.233),
        Motion(
            "clean-and-jerk",
            .back,
            4,
            held: .barbell,
            working: [.thigh, .upperArm],
            [
                Pose(-27.5, 56.4, lean: 60, head: 35, legs: .stand(14), arms: .swing(5, 6)),
                Pose(-14, 66, lean: 14, legs: .stand(14), arms: .near(14, 4)),
                .standing(arms: .near(14, 4)),
                Pose(0, 76, lean: 0, legs: .stand(36), farLeg: .stand(-22, foot: 50), arms: .near(2, 57)),
            ]
        ),
        Motion(
            "snatch",
            .back,
            3,
            held: .barbell,
            working: [.thigh, .upperArm],
            [
                Pose(-28, 54, lean: 62, head: 36, legs: .stand(14), arms: .swing(6, 8)),
                Pose(3, 92, lean: -4, legs: .stand(14, foot: 54), arms: .swing(14, 18)),
                .bottom(lean: 30, arms: .near(-12, 55)), .standing(arms: .near(2, 57)),
            ]
        ),
        Motion(
            "thruster",
            .back,
            2.8,
            held: .barbell,
            working: [.thigh, .upperArm],
            [.bottom(lean: 28, arms: .near(14, 4)), .standing(arms: .near(14, 4)), .standing(arms: .near(3, 57))]
        )
        .shown(at: 0, before: 0.5),
        Motion(
            "dumbbell-thruster",
            .back,
            2.8,
            held: .dumbbells,
            working: [.thigh, .upperArm],
            [.bottom(lean: 28, arms: .near(17, -5)), .standing(arms: .near(17, -5)), .standing(arms: .near(3, 57))]
        ),
    ]
}
