extension Motion {
    /// Stretches on the floor.
    static let floorStretches: [Motion] = [
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
            [.downwardDog]
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
            "sun-salutation",
            .back,
            9,
            around: Fixture.mat(-75, 160),
            working: [.chest, .thigh],
            [
                Pose(-60, 84.5, lean: -4, legs: .stand(-46), arms: .swing(172, 176)),
                Pose(-70, 82, lean: 110, high: 150, head: 155, legs: .stand(-46), arms: .hold(-34, 4.5)),
                Pose(-42, 78, lean: 122, head: 132, legs: .stand(-46, foot: 72), arms: .hold(26, 4.5)),
                .plank(toes: -46, shoulders: 60, head: 62, arms: .hold(69, 4.5)), .downwardDog,
            ]
        )
        .shown(at: 0.5, before: 0),
    ]
}
