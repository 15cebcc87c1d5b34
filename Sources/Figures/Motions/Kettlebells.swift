extension Motion {
    /// Around the head, and from the floor to standing.
    static let kettlebells: [Motion] = [
        Motion(
            "halo",
            .round,
            3,
            seen: .front,
            held: .kettlebell,
            working: [.upperArm],
            [
                .front(
                    arms: .turned(60, -130, upperShows: 0.6, foreShows: 0.9),
                    farArm: .turned(60, -130, upperShows: 0.6, foreShows: 0.9)
                ),
                .front(
                    arms: .turned(110, 190, upperShows: 0.9, foreShows: 0.7),
                    farArm: .turned(70, -150, upperShows: 0.7, foreShows: 1)
                ),
                .front(
                    arms: .turned(140, 214, upperShows: 0.9, foreShows: 0.9),
                    farArm: .turned(140, 214, upperShows: 0.9, foreShows: 0.9)
                ),
                .front(
                    arms: .turned(70, -150, upperShows: 0.7, foreShows: 1),
                    farArm: .turned(110, 190, upperShows: 0.9, foreShows: 0.7)
                ),
            ]
        ),
        .lyingDown(
            "get-up",
            .back,
            7,
            [.belly, .upperArm],
            held: .kettlebell,
            Self.toTheElbow + [
                .gettingUp(2, 30, lean: -28, .turned(90, 60, foot: 100, thighShows: 0.3, shankShows: 0.1)),
                .gettingUp(3, 38, lean: -14, .turned(40, -90, foot: -30, thighShows: 0.4, shankShows: 0.4)),
                .gettingUp(4, 46, lean: -4, .stand(-38, foot: 4)),
                .gettingUp(24, 72, lean: 2, .stand(2, 16, foot: 24)),
                .gettingUp(40, 84.4, lean: 0, .stand(54)),
            ]
        )
        .shown(at: 0.386),
        .lyingDown(
            "get-up-elbow",
            .back,
            4,
            [.belly, .upperArm],
            held: .kettlebell,
            Self.toTheElbow
        ),
    ]

    /// From lying to leaning on the elbow, with the kettlebell up.
    private static let toTheElbow: [Pose] = [
        .supine(
            farLeg: .swing(94, 93, foot: 170),
            arms: .swing(180, 180),
            farArm: .turned(80, 88, upperShows: 0.9, foreShows: 0.9)
        ),
        Pose(
            0,
            11,
            lean: -72,
            high: -66,
            head: -52,
            legs: .stand(54),
            farLeg: .swing(94, 93, foot: 170),
            arms: .swing(178, 180),
            farArm: .turned(50, 60, upperShows: 0.25, foreShows: 0.2)
        ),
        Pose(
            0,
            11,
            lean: -52,
            high: -44,
            head: -30,
            legs: .stand(54),
            farLeg: .swing(94, 93, foot: 170),
            arms: .swing(178, 180),
            farArm: .turned(-8, -12, upperShows: 0.7, foreShows: 0.6)
        ),
    ]
}
