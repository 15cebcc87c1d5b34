extension Motion {
    /// Dances.
    static let dances: [Motion] = [
        Motion(
            "free-dance",
            .roundByHalves,
            2,
            seen: .front,
            working: [.belly, .thigh],
            [
                Pose(
                    6,
                    78,
                    lean: -10,
                    high: 12,
                    head: 4,
                    legs: .stand(20),
                    farLeg: .stand(-14, 2),
                    arms: .swing(140, 170),
                    farArm: .swing(60, 130)
                ),
                Pose(0, 82, lean: 0, legs: .stand(16), farLeg: .stand(-16), arms: .swing(70, 130)),
            ]
        ),
        Motion(
            "hip-sway",
            .roundByHalves,
            1.8,
            seen: .front,
            working: [.belly, .thigh],
            [Pose(12, 76, lean: -18, high: 8, head: 2, legs: .stand(14), farLeg: .stand(-14), arms: .swing(40, 110))]
        ),
        Motion(
            "ballroom",
            .back,
            2.4,
            seen: .front,
            working: [.thigh],
            [
                Pose(
                    -16,
                    82,
                    lean: 0,
                    head: -10,
                    legs: .stand(4, 2),
                    farLeg: .stand(-26),
                    arms: .swing(88, 100),
                    farArm: .turned(80, 170, upperShows: 0.9, foreShows: 0.6)
                ),
                Pose(
                    16,
                    82,
                    lean: 0,
                    head: -10,
                    legs: .stand(26),
                    farLeg: .stand(-4, 2),
                    arms: .swing(88, 100),
                    farArm: .turned(80, 170, upperShows: 0.9, foreShows: 0.6)
                ),
            ]
        ),
        Motion(
            "salsa",
            .roundByHalves,
            2,
            working: [.thigh, .belly],
            [
                Pose(
                    6,
                    80,
                    lean: -4,
                    high: 6,
                    legs: .stand(36),
                    farLeg: .stand(-4, foot: 66),
                    arms: .swing(-20, 80),
                    farArm: .swing(10, 100)
                ),
                Pose(0, 83.6, lean: 2, legs: .stand(14), farLeg: .stand(14, 2, foot: 80), arms: .swing(0, 90)),
            ]
        ),
        Motion(
            "barre",
            .back,
            3.4,
            seen: .front,
            around: [.line(Point(-52, 96), Point(-52, 2)), .line(Point(-66, 96), Point(-40, 96), width: 5)],
            working: [.thigh, .shank],
            [
                .front(
                    0,
                    68,
                    feet: 14,
                    legs: .stand(14),
                    farLeg: .stand(-14),
                    arms: .swing(80, 96),
                    farArm: .hold(-47, 99)
                ),
                .front(
                    -4,
                    84,
                    legs: .swing(44, 44, foot: 90),
                    farLeg: .stand(-12),
                    arms: .swing(130, 146),
                    farArm: .hold(-47, 99)
                ),
            ]
        ),
        Motion(
            "toe-taps",
            .roundByHalves,
            1.2,
            working: [.shank],
            [
                Pose(0, 82, lean: 2, legs: .stand(39, 10, foot: 122), farLeg: .stand(14), arms: .swing(-10, 50)),
                Pose(0, 84, lean: 2, legs: .stand(18, 3), farLeg: .stand(14), arms: .swing(-4, 60)),
            ]
        ),
    ]
}
