extension Motion {
    /// Rolling muscles out on a foam roller.
    static let rolling: [Motion] = [
        Motion(
            "roll-quads",
            .back,
            4,
            around: [.disc(Point(-38, 7), 7)] + Fixture.mat(-100, 170),
            working: [.thigh],
            [
                .plank(toes: -92, shoulders: 35, foot: -20, head: 74, arms: .swing(0, 89)),
                .plank(toes: -80, shoulders: 33, foot: -20, head: 74, arms: .swing(-23, 89)),
            ]
        ),
        Motion(
            "roll-back",
            .back,
            4,
            around: [.disc(Point(-40, 9), 9)] + Fixture.mat(-90, 160),
            working: [.chest],
            [
                Pose(-4, 20, lean: -76, head: -66, legs: .stand(48), arms: .near(12, -8)),
                Pose(8, 21, lean: -76, head: -66, legs: .stand(48), arms: .near(12, -8)),
            ]
        ),
        Motion(
            "roll-calves",
            .back,
            4,
            around: [.disc(Point(52, 7), 7)] + Fixture.mat(-70, 160),
            working: [.shank],
            [
                Pose(-14, 15, lean: -14, head: -4, legs: .swing(93, 94, foot: 178), arms: .hold(-32, 4.5)),
                Pose(-1, 15, lean: -17, head: -6, legs: .swing(93, 94, foot: 178), arms: .hold(-32, 4.5)),
            ]
        ),
    ]
}
