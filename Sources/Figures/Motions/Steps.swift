extension Motion {
    /// Steps to a beat.
    static let steps: [Motion] = [
        Motion(
            "step-touch",
            .eachSide,
            3,
            seen: .front,
            working: [.thigh],
            [
                .front(0, feet: 7, arms: .swing(14, 10)),
                .front(14, 80, legs: .stand(30, 4), farLeg: .stand(-7), arms: .swing(30, 60)),
                .front(24, 82, legs: .stand(34), farLeg: .stand(18), arms: .swing(30, 100)),
            ]
        ),
        Motion(
            "step-touch-bend",
            .back,
            2.4,
            seen: .front,
            working: [.thigh],
            [
                .front(-22, 76, legs: .stand(16, 2), farLeg: .stand(-34), arms: .onHips),
                .front(22, 76, legs: .stand(34), farLeg: .stand(-16, 2), arms: .onHips),
            ]
        ),
        Motion(
            "hands-free-side-step",
            .back,
            2.6,
            seen: .front,
            working: [.thigh],
            [
                .front(-14, 83, legs: .stand(-6), farLeg: .stand(-24), arms: .onHips),
                .front(4, 80, legs: .stand(30, 6), farLeg: .stand(-24), arms: .onHips),
                .front(14, 66, legs: .stand(46), farLeg: .stand(-24), arms: .onHips),
            ]
        ),
        Motion(
            "step-jack",
            .eachSide,
            2.6,
            seen: .front,
            working: [.thigh, .upperArm],
            [
                .front(0, feet: 7, arms: .swing(10, 8)),
                .front(4, 83, legs: .stand(34, 3), farLeg: .stand(-7), arms: .swing(142, 150)),
            ]
        ),
        Motion(
            "aerobics",
            .eachSide,
            3,
            seen: .front,
            working: [.thigh, .upperArm],
            [
                .front(0, 76, feet: 26, arms: .swing(90, 94)),
                .front(
                    -6,
                    84,
                    legs: .turned(34, -4, foot: 90, thighShows: 0.42, shankShows: 0.9),
                    farLeg: .stand(-12),
                    arms: .swing(24, 150)
                ),
            ]
        ),
        Motion(
            "hopping-aerobics",
            .eachSide,
            2.2,
            seen: .front,
            working: [.thigh, .upperArm],
            [
                .front(0, 76, feet: 26, arms: .swing(90, 94)),
                .front(
                    -6,
                    95,
                    legs: .turned(34, -4, foot: 90, thighShows: 0.42, shankShows: 0.9),
                    farLeg: .stand(-12, 10),
                    arms: .swing(140, 160)
                ),
            ]
        ),
        Motion(
            "line-dance",
            .eachSide,
            5,
            seen: .front,
            working: [.thigh, .shank],
            [
                .front(0, 80, feet: 24, arms: .onHips),
                .front(-10, 82, legs: .stand(-10, 9), farLeg: .stand(-24), arms: .onHips),
                .front(-26, 78, legs: .stand(-46), farLeg: .stand(-24), arms: .onHips),
            ]
        ),
    ]
}
