extension Motion {
    /// Held while breathing.
    static let stretches: [Motion] = [
        Motion(
            "forward-fold",
            .stay,
            5,
            working: [.thigh, .belly],
            [Pose(-9, 83.6, lean: 106, high: 134, head: 142, legs: .stand(14), arms: .hold(20, 8))]
        ),
        Motion(
            "soleus-stretch",
            .stay,
            5,
            around: Fixture.wall(52),
            working: [.shank],
            [Pose(-14, 77, lean: 10, legs: .stand(-14), farLeg: .stand(14), arms: .hold(46, 118))]
        ),
        Motion(
            "lat-stretch",
            .back,
            6,
            around: Fixture.wall(70),
            working: [.chest, .upperArm],
            [
                Pose(-30, 83.4, lean: 58, head: 62, legs: .stand(-16), arms: .hold(64.2, 114)),
                Pose(-34, 83, lean: 79, head: 122, legs: .stand(-16), arms: .hold(64.2, 114)),
            ]
        )
        .paced(down: 0.25, wait: 0.5),
        Motion(
            "calf-stretch",
            .stay,
            5,
            around: Fixture.wall(58),
            working: [.shank],
            [Pose(-5, 77.5, lean: 14, legs: .stand(-22), farLeg: .stand(32), arms: .hold(53, 124))]
        ),
        Motion(
            "quad-stretch",
            .stay,
            5,
            around: Fixture.wall(56),
            working: [.thigh],
            [
                Pose(
                    0,
                    84.6,
                    lean: 0,
                    legs: .swing(-4, -148, foot: -100),
                    farLeg: .stand(14),
                    arms: .hold(-26, 80),
                    farArm: .hold(51, 124)
                )
            ]
        ),
        Motion(
            "hamstring-stretch",
            .stay,
            5,
            working: [.thigh],
            [
                Pose(
                    -22,
                    73,
                    lean: 46,
                    head: 34,
                    legs: .swing(40, 37, foot: 130),
                    farLeg: .stand(-10),
                    arms: .swing(20, 40)
                )
            ]
        ),
        Motion(
            "triceps-stretch",
            .stay,
            5,
            working: [.upperArm],
            [Pose.standing(head: 28, arms: .swing(188, 332), farArm: .hold(-6, 163)).drawn(-5, 5)]
        ),
        Motion(
            "cross-arm-stretch",
            .stay,
            5,
            seen: .front,
            working: [.upperArm],
            [
                Pose(
                    0,
                    84.4,
                    lean: 0,
                    legs: .stand(9),
                    farLeg: .stand(-9),
                    arms: .turned(-84, -88, upperShows: 0.85, foreShows: 0.95),
                    farArm: .turned(30, -160, upperShows: 0.7, foreShows: 0.8)
                )
            ]
        ),
        Motion(
            "side-bend",
            .eachSide,
            6,
            seen: .front,
            working: [.belly],
            [
                Pose(0, 84.4, lean: 0, legs: .stand(10), farLeg: .stand(-10), arms: .swing(8, 8)),
                Pose(
                    -2,
                    83.5,
                    lean: 0,
                    high: -30,
                    head: -34,
                    legs: .stand(10),
                    farLeg: .stand(-10),
                    arms: .swing(206, 218),
                    farArm: .swing(-14, -14)
                ),
            ]
        ),
    ]
}
