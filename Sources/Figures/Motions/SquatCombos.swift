extension Motion {
    /// A squat and something with it.
    static let squatCombos: [Motion] = [
        Motion(
            "squat-calf-raise",
            .back,
            3.6,
            working: [.thigh, .shank],
            [
                .bottom(arms: .swing(84, 88)), .standing(arms: .swing(40, 60)),
                Pose(4.4, 92.6, lean: 0, legs: .stand(14, foot: 51), arms: .swing(160, 166)),
            ]
        ),
        Motion(
            "hands-free-squat-flow",
            .back,
            3.4,
            working: [.thigh, .shank],
            [
                .bottom(arms: .onHipsSide).raised(10), .standing(arms: .onHipsSide),
                Pose(4.4, 92.6, lean: 0, legs: .stand(14, foot: 51), arms: .onHipsSide),
            ]
        ),
        Motion(
            "squat-push",
            .back,
            2.8,
            working: [.thigh, .upperArm],
            [.bottom(arms: .near(16, -10)), .standing(arms: .swing(88, 90))]
        ),
        Motion(
            "squat-row",
            .back,
            2.8,
            working: [.thigh, .chest],
            [.bottom(arms: .swing(84, 88)), .standing(lean: -3, arms: .swing(-48, 66))]
        ),
        Motion(
            "squat-reach",
            .back,
            2.8,
            working: [.thigh, .upperArm],
            [.bottom(arms: .swing(40, 60)), .standing(arms: .swing(172, 176))]
        ),
        Motion(
            "towel-slam",
            .back,
            1.8,
            held: .rolledTowel,
            working: [.chest, .belly],
            [
                .standing(lean: -6, arms: .swing(170, 210)),
                Pose(-16, 74, lean: 44, head: 30, legs: .stand(14), arms: .swing(40, 50)),
            ]
        ),
    ]
}
