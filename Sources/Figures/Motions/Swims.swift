extension Motion {
    /// Swimming and floating.
    static let swims: [Motion] = [
        Motion(
            "backstroke",
            .roundByHalves,
            2,
            around: [.water(70)],
            working: [.upperArm, .chest],
            [
                .floating(near: 186, far: 360, kick: 8), .floating(near: 120, far: 300, kick: 0),
                .floating(near: 60, far: 240, kick: -8),
            ]
        ),
        Motion(
            "kick-with-float",
            .roundByHalves,
            0.9,
            held: .kickboard,
            around: [.water(72)],
            working: [.thigh],
            [
                Pose(
                    -12,
                    66,
                    lean: 86,
                    head: 60,
                    legs: .swing(-78, -84, foot: -46),
                    farLeg: .swing(-100, -110, foot: -70),
                    arms: .swing(70, 108)
                ),
                Pose(
                    -12,
                    66,
                    lean: 86,
                    head: 60,
                    legs: .swing(-89, -97, foot: -58),
                    farLeg: .swing(-89, -97, foot: -58),
                    arms: .swing(70, 108)
                ),
            ]
        )
        .moved(-1),
        Motion(
            "side-swim",
            .back,
            2.2,
            around: [.water(76)],
            working: [.upperArm, .thigh],
            [
                Pose(
                    -4,
                    68,
                    lean: 82,
                    head: 66,
                    legs: .swing(-84, -88, foot: -50),
                    farLeg: .swing(-90, -96, foot: -56),
                    arms: .swing(-50, -46),
                    farArm: .swing(70, 116)
                ),
                Pose(
                    -18,
                    66,
                    lean: 78,
                    head: 60,
                    legs: .swing(-10, -100, foot: -60),
                    farLeg: .swing(-90, -120, foot: -80),
                    arms: .swing(10, 110),
                    farArm: .swing(30, 120)
                ),
            ]
        )
        .moved(3),
        Motion(
            "tread-water",
            .roundByHalves,
            1.8,
            seen: .front,
            around: [.water(140)],
            working: [.thigh, .upperArm],
            [
                Pose(
                    0,
                    92,
                    lean: 0,
                    legs: .turned(50, 10, foot: 90, thighShows: 0.9, shankShows: 0.95),
                    farLeg: .turned(34, -50, foot: 90, thighShows: 0.9, shankShows: 0.95),
                    arms: .swing(66, 90),
                    farArm: .swing(40, 20)
                ),
                Pose(
                    0,
                    95,
                    lean: 0,
                    legs: .turned(46, -20, foot: 90, thighShows: 0.9, shankShows: 0.95),
                    arms: .swing(56, 50)
                ),
            ]
        ),
        Motion(
            "egg-beater",
            .roundByHalves,
            1.6,
            seen: .front,
            around: [.water(140)],
            working: [.thigh],
            [
                Pose(
                    0,
                    92,
                    lean: 0,
                    legs: .turned(64, 4, foot: 90, thighShows: 0.9, shankShows: 0.95),
                    farLeg: .turned(50, -50, foot: 90, thighShows: 0.9, shankShows: 0.95),
                    arms: .turned(20, -110, upperShows: 0.9, foreShows: 0.9)
                ),
                Pose(
                    0,
                    95,
                    lean: 0,
                    legs: .turned(58, -24, foot: 90, thighShows: 0.9, shankShows: 0.95),
                    arms: .turned(20, -110, upperShows: 0.9, foreShows: 0.9)
                ),
            ]
        ),
    ]
}
