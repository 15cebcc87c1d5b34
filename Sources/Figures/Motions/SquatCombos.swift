extension Motion {
    /// A squat and something with it.
    static let squatCombos: [Motion] = [
        Motion(
            "squat-calf-raise",
            .back,
            3.6,
            working: [.thigh, .shank],
            [
                .bent(0.5, arms: .swing(84, 88)), .standing(arms: .swing(40, 60)),
                Pose(4.4, 92.6, lean: 0, legs: .stand(14, foot: 51), arms: .swing(160, 166)),
            ]
        )
        .shown(at: 0),
        Motion(
            "hands-free-squat-flow",
            .back,
            3.4,
            working: [.thigh, .shank],
            [
                .bent(0.5, arms: .onHipsSide), .standing(arms: .onHipsSide),
                Pose(4.4, 92.6, lean: 0, legs: .stand(14, foot: 51), arms: .onHipsSide),
            ]
        )
        .shown(at: 0),
        Motion(
            "squat-push",
            .back,
            2.8,
            working: [.thigh, .upperArm],
            [.bent(0.5, arms: .near(16, -10)), .standing(arms: .swing(88, 90))]
        )
        .shown(at: 0),
        Motion(
            "squat-row",
            .back,
            2.8,
            working: [.thigh, .chest],
            [.bent(0.5, arms: .swing(84, 88)), .standing(lean: -3, arms: .swing(-48, 66))]
        )
        .shown(at: 0),
        Motion(
            "squat-reach",
            .back,
            2.8,
            working: [.thigh, .upperArm],
            [.bent(0.5, arms: .swing(40, 60)), .standing(arms: .swing(172, 176))]
        )
        .shown(at: 0),
        Motion(
            "towel-slam",
            .back,
            1.8,
            held: .rolledTowel,
            working: [.chest, .belly],
            [
                .standing(lean: -6, arms: .swing(150, 262)),
                Pose(-16, 74, lean: 44, head: 30, legs: .stand(14), arms: .swing(40, 50)),
            ]
        ),
    ]
}
