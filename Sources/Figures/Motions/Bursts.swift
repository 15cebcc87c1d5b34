extension Motion {
    /// Quick and short.
    static let bursts: [Motion] = [
        Motion(
            "burpee",
            .back,
            4,
            working: [.thigh, .chest],
            [
                Pose(4, 100, lean: 0, legs: .swing(4, -6, foot: 44), arms: .swing(162, 168)),
                .standing(arms: .swing(110, 124)),
                Pose(-14, 42, lean: 42, high: 88, head: 60, legs: .stand(14, foot: 58), arms: .hold(32, 4.5)),
                Pose(-14, 46, lean: 66, high: 76, head: 60, legs: .stand(-38, 9, foot: -2), arms: .hold(32, 4.5)),
                .plank(toes: -85, shoulders: 60, head: 60, arms: .hold(32, 4.5)),
            ]
        )
        .shown(at: 0.5, before: 0),
        Motion(
            "mountain-climber",
            .roundByHalves,
            1.2,
            around: Fixture.rushOverLegs,
            working: [.belly, .thigh],
            [
                Pose(
                    -13,
                    46,
                    lean: 70,
                    head: 62,
                    legs: .swing(48, -88, foot: -40),
                    farLeg: .stand(-85, foot: 10),
                    arms: .hold(32, 4.5)
                ),
                Pose(-13, 48, lean: 72, head: 62, legs: .stand(-48, 10, foot: -10), arms: .hold(32, 4.5)),
            ]
        ),
        Motion(
            "jump-rope",
            .back,
            0.8,
            seen: .front,
            held: .jumpRope,
            working: [.shank],
            [
                .front(0, 83.8, feet: 7, arms: .swing(20, 62)),
                .front(0, 94, feet: 7, legs: .stand(7, 11), farLeg: .stand(-7, 11), arms: .swing(18, 70)),
            ]
        ),
        Motion(
            "shadow-boxing",
            .roundByHalves,
            1.4,
            working: [.upperArm],
            [
                Pose(
                    -4,
                    80,
                    lean: 10,
                    legs: .stand(36),
                    farLeg: .stand(-22, foot: 70),
                    arms: .swing(86, 90),
                    farArm: .swing(22, 150)
                ),
                Pose(
                    -4,
                    80,
                    lean: 6,
                    legs: .stand(36),
                    farLeg: .stand(-22, foot: 70),
                    arms: .swing(26, 150),
                    farArm: .swing(22, 150)
                ),
            ]
        ).keepingFeet,
        Motion(
            "inchworm",
            .back,
            6,
            around: [14.0, 36, 58, 80].map { .line(Point($0, 2), Point($0 + 9, 2), width: 4) },
            working: [.belly],
            [
                Pose(-62, 84.4, lean: 0, legs: .stand(-46), arms: .hanging),
                Pose(-70, 82, lean: 110, high: 150, head: 155, legs: .stand(-46), arms: .hold(-34, 4.5)),
                Pose(-58, 83.6, lean: 112, high: 134, head: 150, legs: .stand(-46), arms: .hold(-2, 4.5)),
                .plank(toes: -46, shoulders: 60, head: 62, arms: .hold(71, 4.5)),
            ]
        )
        .shown(at: 0.367),
        Motion(
            "sled-push",
            .roundByHalves,
            1.6,
            around: Fixture.sled(82) + [
                .line(Point(66, 8), Point(66, 98), width: 5), .line(Point(66, 56), Point(84, 9)),
            ],
            working: [.thigh, .shank],
            [
                Pose(
                    -18,
                    84.5,
                    lean: 52,
                    head: 30,
                    legs: .swing(62, -48),
                    farLeg: .swing(-30, -36, foot: 38),
                    arms: .hold(66, 86)
                ),
                Pose(
                    -18,
                    85.5,
                    lean: 52,
                    head: 30,
                    legs: .swing(30, -40, foot: 62),
                    farLeg: .swing(14, -78),
                    arms: .hold(66, 86)
                ),
            ]
        ),
    ]
}
