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
            around: Fixture.matHalfFromAbove + Fixture.apart(-113, 22),
            working: [.belly, .thigh],
            [
                .plankHalfFromAbove(
                    legs: .turned(-71, -71, foot: 10, thighShows: 0.99, shankShows: 0.99),
                    farLeg: .turned(-73, -73, foot: 10, thighShows: 0.99, shankShows: 0.99)
                ),
                .plankHalfFromAbove(
                    legs: .turned(-60, -60, foot: 14, thighShows: 0.93, shankShows: 0.93),
                    farLeg: .turned(-84, -84, foot: 6, thighShows: 0.9, shankShows: 0.9)
                ),
            ]
        )
        .moved(18),
    ]
}

extension Pose {
    /// Returns a high plank seen from the side and half from above: what is nearer to us is lower.
    fileprivate static func plankHalfFromAbove(legs: Leg, farLeg: Leg) -> Pose {
        Pose(-12, 57.3, lean: 72, head: 62, legs: legs, farLeg: farLeg, arms: .hold(28, 14.5), farArm: .hold(38, 18))
    }
}

extension Fixture {
    /// The mat of such a plank.
    fileprivate static let matHalfFromAbove: [Fixture] = [
        .path([Point(-84, 2), Point(72, 2), Point(62, 37), Point(-94, 37), Point(-84, 2)], width: 3)
    ]
}
