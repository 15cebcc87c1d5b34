extension Motion {
    /// Getting up from seats of several heights.
    static let chairStands: [Motion] = [
        Motion(
            "sit-to-stand",
            .back,
            3.8,
            around: Fixture.chair(-26),
            working: [.thigh],
            [
                Pose(-24, 48, lean: 2, legs: .stand(14), arms: .swing(24, 62)),
                Pose(-22, 50, lean: 38, head: 14, legs: .stand(14), arms: .swing(38, 52)),
                Pose(-9, 72, lean: 20, head: 8, legs: .stand(14), arms: .swing(20, 34)),
                .standing(arms: .hanging),
            ]
        )
        .shown(at: 0.24),
        Motion(
            "crossed-arms-stand",
            .back,
            3.8,
            around: Fixture.chair(-26),
            working: [.thigh],
            [
                Pose(-24, 48, lean: 2, legs: .stand(14), arms: .crossed),
                Pose(-22, 50, lean: 38, head: 14, legs: .stand(14), arms: .crossed),
                Pose(-9, 72, lean: 20, head: 8, legs: .stand(14), arms: .crossed),
                .standing(arms: .crossed),
            ]
        )
        .shown(at: 0.24),
        Motion(
            "high-seat-stand",
            .back,
            3.6,
            around: [
                .block(-46, 52, 36, 5), .line(Point(-42, 52), Point(-46, 2)), .line(Point(-14, 52), Point(-10, 2)),
                .line(Point(-44, 24), Point(-12, 24), width: 3),
            ],
            working: [.thigh],
            [
                Pose(-22, 67, lean: 2, legs: .stand(14), arms: .hold(-16, 60)),
                Pose(-16, 72, lean: 20, head: 8, legs: .stand(14), arms: .swing(-14, 10)),
                .standing(arms: .hanging),
            ]
        )
        .shown(at: 0),
    ]
}

extension Arm {
    /// Seen from the side, crossed on the chest.
    static let crossed = Arm.near(10, -12)
}
