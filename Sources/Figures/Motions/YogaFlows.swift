extension Motion {
    /// Yoga on a chair, and poses that follow each other.
    static let yogaFlows: [Motion] = [
        .sitting(
            "seated-twist",
            .stay,
            5,
            [.belly],
            front: [
                Pose.frontSeated(arms: .swing(30, 20), farArm: .turned(-30, -50, upperShows: 0.9, foreShows: 0.9))
                    .facing(1, twist: 0.9)
            ]
        ),
        .sitting(
            "seated-warrior",
            .stay,
            5,
            [.thigh],
            [.sat(lean: -4, legs: .stand(52), farLeg: .swing(-16, -96, foot: -56), arms: .swing(172, 176))]
        ),
        .sitting(
            "seated-flow",
            .back,
            6,
            [.belly, .upperArm],
            front: [
                .frontSeated(arms: .swing(14, 10)), .frontSeated(arms: .swing(160, 166)),
                .frontSeated(high: -28, head: -30, arms: .swing(180, 196), farArm: .swing(-6, -4)),
            ]
        ),
        .sitting(
            "power-seated-flow",
            .back,
            6,
            [.belly, .upperArm],
            front: [
                .frontSeated(arms: .swing(90, 90)), .frontSeated(arms: .swing(172, 174)),
                .frontSeated(high: 26, head: 26, arms: .swing(90, 90)),
            ]
        ),
        Motion(
            "standing-sun",
            .back,
            7,
            working: [.thigh, .upperArm],
            [
                .standing(lean: -4, arms: .swing(174, 176)),
                Pose(-20, 77, lean: 74, head: 62, legs: .stand(14), arms: .hold(8, 52)),
                Pose(-9, 83.6, lean: 106, high: 130, head: 140, legs: .stand(14), arms: .hold(20, 12)),
            ]
        ),
        Motion(
            "power-flow",
            .back,
            9,
            around: Fixture.mat(-75, 160),
            working: [.chest, .thigh],
            [
                .downwardDog, .plank(toes: -46, shoulders: 60, head: 62, arms: .hold(69, 4.5)),
                Pose(
                    -6,
                    64,
                    lean: 52,
                    head: 46,
                    legs: .stand(10, 14, foot: 30),
                    farLeg: .stand(-46, foot: 40),
                    arms: .hold(52, 40)
                ), .warriorOne,
            ]
        ),
        Motion(
            "warrior-flow",
            .back,
            7,
            seen: .front,
            working: [.thigh, .belly],
            [
                .front(0, 66, feet: 46, arms: .swing(160, 166)), Pose.warriorTwo.with(arms: .swing(90, 90)),
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
                ),
            ]
        ),
        Motion(
            "arm-flow",
            .back,
            6,
            seen: .front,
            working: [.upperArm],
            [
                .front(0, 80, feet: 18, arms: .turned(30, -70, upperShows: 0.9, foreShows: 0.8)),
                .front(0, 80, feet: 18, arms: .swing(90, 90)), .front(0, 80, feet: 18, arms: .swing(166, 172)),
            ]
        ),
    ]
}
