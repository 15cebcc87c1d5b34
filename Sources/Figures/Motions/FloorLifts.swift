extension Motion {
    /// Lifts with a bar that begin on the floor or on pins.
    static let floorLifts: [Motion] = [
        Motion(
            "trap-bar-deadlift",
            .back,
            3.6,
            held: .trapBar,
            working: [.thigh, .belly],
            [
                Pose(-24, 48, lean: 48, head: 26, legs: .stand(14), arms: .swing(0, 1)),
                Pose(-14, 68, lean: 32, head: 18, legs: .stand(14), arms: .swing(-2, -1)),
                .standing(arms: .swing(6, 7)),
            ]
        )
        .shown(at: 0),
        Motion(
            "rack-pull",
            .back,
            3.2,
            held: .barbell,
            around: [
                .line(Point(38, 2), Point(38, 150), width: 5), .line(Point(0, 41), Point(38, 41), width: 4),
                .line(Point(20, 2), Point(56, 2), width: 4),
            ],
            working: [.thigh, .belly],
            [
                Pose(-18, 70, lean: 41, head: 24, legs: .stand(14), arms: .swing(6, 7)),
                .standing(lean: -2, arms: .swing(10, 11)),
            ]
        )
        .shown(at: 0),
        Motion(
            "stiff-leg-deadlift",
            .back,
            3.8,
            held: .barbell,
            working: [.thigh, .belly],
            [
                Pose(-18, 81, lean: 91, head: 72, legs: .stand(14), arms: .swing(-13, -12)),
                .standing(lean: -1, arms: .swing(9, 10)),
            ]
        )
        .shown(at: 0),
        Motion(
            "pendlay-row",
            .back,
            2.8,
            held: .barbell,
            around: [.line(Point(-60, -3), Point(96, -3), width: 5)] + Fixture.upAndDown(66, 60),
            working: [.chest, .upperArm],
            // Half of the time the bar lies still on the floor; it is pulled in a fifth.
            [
                Pose(-38, 77, lean: 88, head: 66, legs: .stand(2), arms: .swing(-2, -1)),
                Pose(-38, 77, lean: 88, head: 66, legs: .stand(2), arms: .swing(-2, -1)),
                Pose(-38, 77, lean: 88, head: 66, legs: .stand(2), arms: .swing(-100, 50)),
            ]
        )
        .shown(at: 0),
    ]
}
