extension Motion {
    /// The hip bends and the back stays long.
    static let hinges: [Motion] = [
        Motion(
            "deadlift",
            .back,
            3.6,
            held: .barbell,
            working: [.thigh, .belly],
            [
                Pose(-27.5, 56.4, lean: 60, head: 35, legs: .stand(14), arms: .swing(5, 6)),
                Pose(-15, 74, lean: 42, head: 25, legs: .stand(14), arms: .swing(4, 5)),
                .standing(lean: -2, arms: .swing(10, 11)),
            ]
        )
        .shown(at: 0),
        Motion(
            "romanian-deadlift",
            .back,
            3.6,
            held: .barbell,
            working: [.thigh, .belly],
            [.standing(lean: -1, arms: .swing(9, 10)), .hinged(arms: .swing(-8, -7))]
        ),
        Motion(
            "hip-hinge",
            .back,
            3.4,
            working: [.thigh, .belly],
            [.standing(arms: .near(13, -30)), .hinged(arms: .near(13, -30))]
        ),
        Motion(
            "supported-hinge",
            .back,
            3.6,
            around: [.block(34, 0, 58, 85.5)],
            working: [.thigh, .belly],
            [
                .standing(lean: 6, arms: .hold(42, 90)),
                Pose(-28, 78, lean: 68, head: 48, legs: .stand(14), arms: .hold(42, 90)),
            ]
        ),
        Motion(
            "good-morning",
            .back,
            3.6,
            held: .barOnBack,
            working: [.thigh, .belly],
            [.standing(lean: 2, arms: .underBar(lean: 2)), .hinged(arms: .underBar(lean: 74))]
        ),
        Motion(
            "single-leg-deadlift",
            .back,
            3.6,
            held: .dumbbells,
            working: [.thigh],
            [
                Pose(0, 84, lean: 2, legs: .stand(14), farLeg: .swing(-14, -44), arms: .hanging),
                Pose(-6, 82, lean: 76, head: 60, legs: .stand(14), farLeg: .swing(-78, -80), arms: .swing(0, 1)),
            ]
        ),
        Motion(
            "kettlebell-swing",
            .back,
            1.8,
            held: .kettlebell,
            working: [.thigh, .belly],
            [
                Pose(-22, 68, lean: 62, head: 40, legs: .stand(14), arms: .swing(-24, -22)),
                .standing(lean: -2, arms: .swing(84, 86)),
            ]
        ),
        Motion(
            "glute-bridge",
            .back,
            3,
            around: Fixture.mat(-80, 150),
            working: [.thigh, .belly],
            [.lying(), Pose(-8.3, 37.4, lean: -125, head: -90, legs: .stand(54), arms: .swing(86, 91))]
        ),
        Motion(
            "hip-thrust",
            .back,
            3.2,
            held: .barOnHip,
            around: [.block(-84, 0, 44, 34)],
            working: [.thigh, .belly],
            [
                Pose(-7, 22, lean: -58, head: -40, legs: .stand(52), arms: .hold(2, 38)),
                Pose(0, 46, lean: -90, head: -70, legs: .stand(52), arms: .hold(-1, 63)),
            ]
        ),
        Motion(
            "back-extension",
            .back,
            3.4,
            around: [
                .block(-20, 46, 22, 12), .line(Point(-6, 54), Point(-6, 2), width: 5),
                .line(Point(-6, 20), Point(-84, 26)),
                .disc(Point(-82, 34), 6),
            ],
            working: [.belly, .thigh],
            [
                Pose(2, 76, lean: 92, high: 92, head: 88, legs: .swing(-66, -68, foot: 14), arms: .near(14, 0)),
                Pose(2, 76, lean: 135, high: 150, head: 150, legs: .swing(-66, -68, foot: 14), arms: .near(14, 0)),
            ]
        ),
    ]
}

extension Pose {
    /// Returns the pose bent at the hip with soft knees.
    static func hinged(arms: Arm) -> Pose {
        Pose(-20.5, 77, lean: 74, head: 52, legs: .stand(14), arms: arms)
    }
}
