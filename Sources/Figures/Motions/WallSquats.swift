extension Motion {
    /// Squats at a wall, and with the hands behind the head.
    static let wallSquats: [Motion] = [
        Motion(
            "prisoner-squat",
            .back,
            3.2,
            working: [.thigh],
            [.standing(arms: .handsOnHead), .bottom(arms: .handsOnHead)]
        ),
        Motion(
            "wall-slide-squat",
            .back,
            3.4,
            around: Fixture.wall(-56),
            working: [.thigh],
            [
                Pose(-37, 74, lean: 0, legs: .stand(4), arms: .swing(4, 14)),
                Pose(-37, 63, lean: 0, legs: .stand(4), arms: .swing(6, 22)),
            ]
        ),
        Motion(
            "one-leg-wall-sit",
            .stay,
            4,
            around: Fixture.wall(-56),
            working: [.thigh],
            [Pose(-37, 46, lean: 0, legs: .swing(88, 70, foot: 160), farLeg: .stand(16), arms: .swing(8, 30))]
        ),
        Motion(
            "ball-wall-squat",
            .back,
            3.4,
            around: Fixture.wall(-84) + [.carried(.waist, Point(-35, 0), 25)],
            working: [.thigh],
            [
                Pose(-18, 80.4, lean: 0, legs: .stand(20), arms: .swing(4, 14)),
                Pose(-18, 60, lean: 0, legs: .stand(20), arms: .swing(60, 70)),
            ]
        ),
        Motion(
            "wall-hip-hinge",
            .back,
            3.4,
            around: Fixture.wall(-52),
            working: [.thigh, .belly],
            [
                Pose(-8, 84, lean: 0, legs: .stand(4), arms: .near(13, -30)),
                Pose(-33, 76, lean: 66, head: 48, legs: .stand(4), arms: .near(13, -30)),
            ]
        ),
        Motion(
            "side-step-squat",
            .eachSide,
            4,
            seen: .front,
            working: [.thigh],
            [
                .front(arms: .swing(10, 8)), .front(11, 83, legs: .stand(29), farLeg: .stand(-9), arms: .onHips),
                .front(
                    10,
                    80,
                    legs: .stand(29),
                    farLeg: .stand(-9),
                    arms: .turned(20, -100, upperShows: 0.8, foreShows: 0.8)
                ),
            ]
        ),
    ]
}
