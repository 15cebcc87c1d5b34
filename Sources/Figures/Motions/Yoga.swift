extension Motion {
    /// Yoga on the feet, held while breathing.
    static let yoga: [Motion] = [
        Motion("raised-hands", .stay, 5, working: [.upperArm], [.standing(lean: -4, arms: .swing(174, 176))]),
        Motion(
            "chair-pose",
            .stay,
            5,
            working: [.thigh],
            [Pose(-20, 58, lean: 30, head: 18, legs: .stand(14), arms: .swing(146, 148))]
        ),
        Motion(
            "half-fold",
            .stay,
            5,
            working: [.thigh],
            [Pose(-20.5, 77, lean: 82, head: 72, legs: .stand(14), arms: .hold(4, 44))]
        ),
        Motion("warrior-one", .stay, 5, working: [.thigh], [.warriorOne]),
        Motion(
            "warrior-two",
            .stay,
            5,
            seen: .front,
            working: [.thigh, .upperArm],
            [Pose.warriorTwo.with(arms: .swing(90, 90))]
        ),
        Motion("goddess", .stay, 5, seen: .front, working: [.thigh], [.front(0, 50, feet: 44, arms: .swing(88, 176))]),
        Motion(
            "triangle",
            .stay,
            5,
            seen: .front,
            working: [.thigh, .belly],
            [
                Pose(
                    -8,
                    70,
                    lean: 30,
                    high: 72,
                    head: 74,
                    legs: .stand(44),
                    farLeg: .stand(-44),
                    arms: .hold(44, 26),
                    farArm: .swing(254, 254)
                )
            ]
        ),
        Motion(
            "side-angle",
            .stay,
            5,
            seen: .front,
            working: [.thigh, .belly],
            [
                Pose(
                    10,
                    53,
                    lean: 0,
                    high: 56,
                    head: 56,
                    legs: .stand(44),
                    farLeg: .stand(-52),
                    arms: .hold(56, 54),
                    farArm: .swing(236, 236)
                )
            ]
        ),
        Motion(
            "tree",
            .stay,
            5,
            seen: .front,
            working: [.thigh, .shank],
            [
                Pose(
                    -6,
                    84,
                    lean: 0,
                    legs: .turned(74, -62, foot: 90, thighShows: 0.9, shankShows: 0.92),
                    farLeg: .stand(-12),
                    arms: .turned(140, 206, upperShows: 0.9, foreShows: 0.9)
                )
            ]
        ),
        .sitting(
            "eagle-arms",
            .stay,
            5,
            [.chest, .upperArm],
            front: [
                .frontSeated(
                    arms: .turned(-48, -176, upperShows: 0.8, foreShows: 1),
                    farArm: .turned(-36, -190, upperShows: 0.8, foreShows: 1)
                )
            ]
        ),
        Motion(
            "eagle",
            .stay,
            5,
            seen: .front,
            working: [.thigh, .upperArm],
            [
                Pose(
                    -4,
                    74,
                    lean: 0,
                    legs: .turned(-30, -12, foot: 90, thighShows: 0.8, shankShows: 0.8),
                    farLeg: .stand(-8),
                    arms: .turned(-48, -176, upperShows: 0.8, foreShows: 1),
                    farArm: .turned(-36, -190, upperShows: 0.8, foreShows: 1)
                )
            ]
        ),
    ]
}
