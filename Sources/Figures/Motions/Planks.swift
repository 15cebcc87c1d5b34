extension Motion {
    /// Held in one line, face down.
    static let planks: [Motion] = [
        Motion(
            "knee-plank",
            .stay,
            4,
            around: Fixture.mat(-80, 150),
            working: [.belly],
            [Pose(-12, 25, lean: 68, head: 58, legs: .swing(-60, -112, foot: -74), arms: .swing(-8, 89))]
        ),
        Motion(
            "wall-plank",
            .stay,
            4,
            around: Fixture.wall(60),
            working: [.belly],
            [Pose(-8, 80, lean: 22, head: 16, legs: .stand(-24, foot: 86), arms: .hold(54, 140))]
        ),
        Motion(
            "wall-forearm-plank",
            .stay,
            4,
            around: Fixture.wall(54),
            working: [.belly],
            [Pose(-4, 79.6, lean: 22, head: 14, legs: .stand(-20, foot: 86), arms: .swing(92, 176))]
        ),
        Motion(
            "wall-shoulder-tap",
            .eachSide,
            5,
            around: Fixture.wall(60),
            working: [.belly],
            [
                Pose(-8, 80, lean: 22, head: 16, legs: .stand(-24, foot: 86), arms: .hold(54, 122)),
                Pose(
                    -8,
                    80,
                    lean: 22,
                    head: 16,
                    legs: .stand(-24, foot: 86),
                    arms: .near(12, -10),
                    farArm: .hold(54, 122)
                ),
            ]
        ),
        Motion(
            "counter-plank",
            .stay,
            4,
            around: [.block(30, 0, 54, 60)],
            working: [.belly],
            [.plank(toes: -62, shoulders: 115, foot: 30, head: 34, arms: .hold(36, 64.5))]
        ),
        Motion(
            "plank-shoulder-tap",
            .eachSide,
            4.4,
            working: [.belly],
            [
                .plank(toes: -85, shoulders: 60, head: 62, arms: .hold(30, 4.5)),
                .plank(toes: -85, shoulders: 60, head: 62, arms: .near(14, -6), farArm: .hold(30, 4.5)),
            ]
        ),
        Motion(
            "plank-to-push-up",
            .back,
            4,
            working: [.belly, .upperArm],
            [
                .plank(toes: -85, shoulders: 35, head: 74, arms: .hold(60, 5)),
                .plank(toes: -85, shoulders: 48, head: 68, arms: .hold(32, 4.5), farArm: .hold(60, 5)),
                .plank(toes: -85, shoulders: 60, head: 62, arms: .hold(32, 4.5)),
            ]
        ),
        Motion(
            "renegade-row",
            .eachSide,
            5,
            held: .dumbbells,
            working: [.chest, .belly],
            [
                .plank(toes: -85, shoulders: 62, head: 62, arms: .hold(30, 8)),
                .plank(toes: -85, shoulders: 62, head: 62, arms: .swing(-80, 6), farArm: .hold(30, 8)),
            ]
        ),
        Motion(
            "plank-jack",
            .back,
            1.4,
            seen: .front,
            around: Fixture.matFromAbove,
            working: [.belly, .thigh],
            [.plankFromAbove(legs: 3), .plankFromAbove(legs: 24)]
        ),
    ]
}

extension Pose {
    /// Returns a high plank seen from above: hands under the shoulders, of arms that point away little shows.
    fileprivate static func plankFromAbove(legs out: Double) -> Pose {
        Pose(
            0,
            108,
            lean: 0,
            legs: .turned(out, out, foot: 90, thighShows: 0.97, shankShows: 0.97),
            arms: .turned(70, 140, upperShows: 0.3, foreShows: 0.45)
        )
    }
}
