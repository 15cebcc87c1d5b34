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
            "childs-pose",
            .stay,
            5,
            around: Fixture.mat(-60, 150),
            working: [.belly],
            [Pose(-26, 29, lean: 84, high: 106, head: 112, legs: .swing(55, -97, foot: -57), arms: .swing(-84, -78))]
        ),
        Motion(
            "extended-childs-pose",
            .stay,
            5,
            around: Fixture.mat(-60, 150),
            working: [.belly],
            [Pose(-26, 29, lean: 84, high: 106, head: 112, legs: .swing(55, -97, foot: -57), arms: .swing(74, 86))]
        ),
        Motion(
            "downward-dog",
            .stay,
            5,
            around: Fixture.mat(-75, 160),
            working: [.thigh, .chest],
            [Pose(-12, 66, lean: 127, head: 130, legs: .stand(-46, foot: 54), arms: .hold(69, 4.5))]
        ),
        Motion(
            "cobra",
            .stay,
            5,
            around: Fixture.mat(-95, 150),
            working: [.belly],
            [Pose(-8, 12, lean: 66, high: 34, head: 14, legs: .swing(-88, -90, foot: -52), arms: .hold(34, 4.5))]
        ),
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
            "hip-flexor-stretch",
            .stay,
            5,
            around: Fixture.mat(-70, 130),
            working: [.thigh],
            [
                Pose(
                    2,
                    44,
                    lean: -4,
                    legs: .swing(-16, -98, foot: -58),
                    farLeg: .stand(56),
                    arms: .swing(14, 70)
                )
            ]
        ),
        Motion(
            "triceps-stretch",
            .stay,
            5,
            seen: .front,
            working: [.upperArm],
            [.front(arms: .swing(166, 328), farArm: .turned(202, 268, upperShows: 0.98, foreShows: 0.98))]
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
            "figure-four",
            .stay,
            5,
            around: Fixture.mat(-80, 150),
            working: [.thigh],
            [
                Pose(
                    0,
                    11,
                    lean: -90,
                    head: -82,
                    legs: .turned(170, 210, foot: 300, thighShows: 0.85, shankShows: 0.35),
                    farLeg: .swing(192, 96),
                    arms: .swing(112, 134)
                )
            ]
        ),
        Motion(
            "lunge-stretch",
            .back,
            5,
            working: [.thigh, .belly],
            [
                Pose(
                    -8,
                    40,
                    lean: 38,
                    high: 66,
                    head: 52,
                    legs: .stand(54),
                    farLeg: .stand(-80, foot: 20),
                    arms: .hold(27, 9)
                ),
                Pose(
                    -8,
                    40,
                    lean: 38,
                    high: 65,
                    head: 34,
                    legs: .stand(54),
                    farLeg: .stand(-80, foot: 20),
                    arms: .turned(178, 180, upperShows: 0.98, foreShows: 0.98),
                    farArm: .hold(27, 9)
                ),
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
        Motion(
            "sun-salutation",
            .back,
            9,
            around: Fixture.mat(-75, 160),
            working: [.chest, .thigh],
            [
                Pose(-60, 84.5, lean: -4, legs: .stand(-46), arms: .swing(172, 176)),
                Pose(-70, 82, lean: 110, high: 150, head: 155, legs: .stand(-46), arms: .hold(-34, 4.5)),
                Pose(-46, 72, lean: 112, head: 116, legs: .stand(-46, foot: 68), arms: .hold(26, 4.5)),
                .plank(toes: -46, shoulders: 60, head: 62, arms: .hold(69, 4.5)),
                Pose(-12, 66, lean: 127, head: 130, legs: .stand(-46, foot: 54), arms: .hold(69, 4.5)),
            ]
        )
        .shown(at: 0.5),
    ]
}
