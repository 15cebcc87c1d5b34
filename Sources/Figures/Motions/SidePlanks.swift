extension Motion {
    /// Held in one line, on one side.
    static let sidePlanks: [Motion] = [
        Motion(
            "wall-side-plank",
            .stay,
            4,
            seen: .front,
            around: [.block(48, 0, 6, 190)],
            working: [.belly],
            [
                Pose(
                    -12,
                    81,
                    lean: 12,
                    legs: .stand(-22),
                    farLeg: .stand(-34),
                    arms: .swing(60, 177),
                    farArm: .swing(30, -50)
                )
            ]
        ),
        Motion(
            "knee-side-plank",
            .stay,
            4,
            seen: .front,
            around: Fixture.mat(-80, 150),
            working: [.belly],
            [
                Pose(
                    -2,
                    35.5,
                    lean: 68,
                    legs: .turned(-64, -64, foot: 90, thighShows: 1, shankShows: 0.25),
                    farLeg: .turned(60, 66, foot: 90, thighShows: 1, shankShows: 0.25),
                    arms: .swing(-2, 88),
                    farArm: .swing(-160, -170)
                )
            ]
        ),
        Motion(
            "side-plank-leg-lift",
            .back,
            3,
            seen: .front,
            around: Fixture.mat(-90, 160),
            working: [.belly, .thigh],
            [
                Pose(
                    -8,
                    38.5,
                    lean: 68,
                    legs: .swing(-73, -73, foot: 90),
                    farLeg: .swing(66, 66, foot: 90),
                    arms: .swing(0, 88),
                    farArm: .swing(-176, -176)
                ),
                Pose(
                    -8,
                    38.5,
                    lean: 68,
                    legs: .swing(-73, -73, foot: 90),
                    farLeg: .swing(104, 104, foot: 90),
                    arms: .swing(0, 88),
                    farArm: .swing(-176, -176)
                ),
            ]
        ),
    ]
}
