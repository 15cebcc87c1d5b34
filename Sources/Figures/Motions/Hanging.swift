extension Motion {
    /// Hanging from a bar or kneeling on its pad.
    static let hanging: [Motion] = [
        Motion(
            "hanging-knee-raise",
            .back,
            3,
            around: Fixture.highBar(194),
            working: [.belly, .thigh],
            [
                Pose(0, 90, lean: 0, head: 26, legs: .swing(14, -28, foot: 40), arms: .hold(5, 194)),
                Pose(-2, 91, lean: -8, high: 6, head: 26, legs: .swing(112, 20), arms: .hold(5, 194)),
            ]
        ),
        Motion(
            "assisted-dip",
            .back,
            3,
            around: [
                .line(Point(-34, 90), Point(40, 90), width: 5), .line(Point(-44, 200), Point(-44, 2), width: 5),
                .kneeRest(-44),
            ],
            working: [.chest, .upperArm],
            [
                Pose(-2, 105, lean: 4, legs: .swing(4, -86), arms: .hold(4, 95)),
                Pose(-14, 80, lean: 18, head: 8, legs: .swing(4, -86), arms: .hold(4, 95)),
            ]
        ),
        Motion(
            "assisted-pull-up-machine",
            .back,
            3.2,
            around: Fixture.highBar(173) + [.kneeRest(-62)],
            working: [.chest, .upperArm],
            [
                Pose(0, 69.5, lean: 0, legs: .swing(4, -86), arms: .hold(5, 173)),
                Pose(-3, 113, lean: -6, legs: .swing(4, -86), arms: .hold(5, 173)),
            ]
        ),
        Motion(
            "banded-pull-up",
            .back,
            3.2,
            around: Fixture.highBar(173) + [.tied(Point(5, 173), .knee)],
            working: [.chest, .upperArm],
            Motion.grips.like("chin-up").keys.dropFirst().prefix(2).map(\.pose)
        ),
        Motion(
            "dead-hang",
            .stay,
            4,
            around: Fixture.highBar(194),
            working: [.forearm, .chest],
            [Pose(0, 90, lean: 0, head: 24, legs: .swing(10, -50, foot: 10), arms: .hold(5, 194))]
        ),
        Motion(
            "scapular-pull-up",
            .back,
            3,
            around: Fixture.highBar(194),
            working: [.chest],
            [
                Pose(0, 81.4, lean: 0, head: 24, legs: .swing(10, -70, foot: -10), arms: .hold(5, 194)).drawn(0, 9),
                Pose(0, 95.8, lean: -8, head: 6, legs: .swing(10, -70, foot: -10), arms: .hold(5, 194)).drawn(0, -4),
            ]
        ),
        Motion(
            "hanging-leg-raise",
            .back,
            3.2,
            around: Fixture.highBar(194),
            working: [.belly, .thigh],
            [
                Pose(0, 90, lean: 0, head: 26, legs: .swing(6, 2, foot: 60), arms: .hold(5, 194)),
                Pose(-3, 92.5, lean: -10, high: 4, head: 26, legs: .swing(96, 94, foot: 150), arms: .hold(5, 194)),
            ]
        ),
        Motion(
            "toes-to-bar",
            .back,
            3.2,
            around: Fixture.highBar(194),
            working: [.belly, .thigh],
            [
                Pose(0, 90, lean: 0, head: 26, legs: .swing(6, 2, foot: 60), arms: .hold(5, 194)),
                Pose(-8, 108, lean: -42, high: -10, legs: .swing(160, 158, foot: 218), arms: .hold(5, 194)),
            ]
        ),
    ]
}
