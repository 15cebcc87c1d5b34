extension Motion {
    /// On the floor and at the wall, for the trunk.
    static let floorCore: [Motion] = [
        Motion(
            "knee-plank",
            .stay,
            4,
            around: Fixture.mat(-80, 150),
            working: [.belly],
            [Pose(-12, 25, lean: 68, head: 58, legs: .swing(-60, -112, foot: -74), arms: .swing(-8, 89))]
        ),
        Motion(
            "wall-plank",
            .stay,
            4,
            around: Fixture.wall(60),
            working: [.belly],
            [Pose(-8, 80, lean: 22, head: 16, legs: .stand(-24, foot: 86), arms: .hold(54, 140))]
        ),
        Motion(
            "wall-forearm-plank",
            .stay,
            4,
            around: Fixture.wall(54),
            working: [.belly],
            [Pose(-4, 79.6, lean: 22, head: 14, legs: .stand(-20, foot: 86), arms: .swing(92, 176))]
        ),
        Motion(
            "wall-shoulder-tap",
            .eachSide,
            5,
            around: Fixture.wall(60),
            working: [.belly],
            [
                Pose(-8, 80, lean: 22, head: 16, legs: .stand(-24, foot: 86), arms: .hold(54, 122)),
                Pose(
                    -8,
                    80,
                    lean: 22,
                    head: 16,
                    legs: .stand(-24, foot: 86),
                    arms: .near(12, -10),
                    farArm: .hold(54, 122)
                ),
            ]
        ),
        Motion(
            "counter-plank",
            .stay,
            4,
            around: [.block(30, 0, 54, 60)],
            working: [.belly],
            [.plank(toes: -62, shoulders: 115, foot: 30, head: 34, arms: .hold(36, 64.5))]
        ),
        Motion(
            "plank-shoulder-tap",
            .eachSide,
            4.4,
            working: [.belly],
            [
                .plank(toes: -85, shoulders: 60, head: 62, arms: .hold(30, 4.5)),
                .plank(toes: -85, shoulders: 60, head: 62, arms: .near(14, -6), farArm: .hold(30, 4.5)),
            ]
        ),
        Motion(
            "plank-to-push-up",
            .back,
            4,
            working: [.belly, .upperArm],
            [
                .plank(toes: -85, shoulders: 35, head: 74, arms: .hold(60, 5)),
                .plank(toes: -85, shoulders: 48, head: 68, arms: .hold(32, 4.5), farArm: .hold(60, 5)),
                .plank(toes: -85, shoulders: 60, head: 62, arms: .hold(32, 4.5)),
            ]
        ),
        Motion(
            "renegade-row",
            .eachSide,
            5,
            held: .dumbbells,
            working: [.chest, .belly],
            [
                .plank(toes: -85, shoulders: 62, head: 62, arms: .hold(30, 8)),
                .plank(toes: -85, shoulders: 62, head: 62, arms: .swing(-80, 6), farArm: .hold(30, 8)),
            ]
        ),
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
        .lyingDown(
            "heel-taps",
            .eachSide,
            4.4,
            [.belly],
            [.supine(legs: .swing(176, 90)), .supine(legs: .swing(148, 44), farLeg: .swing(176, 90))]
        ),
        .lyingDown(
            "legs-dead-bug",
            .eachSide,
            5,
            [.belly],
            [.supine(legs: .swing(180, 88)), .supine(legs: .swing(106, 100), farLeg: .swing(180, 88))]
        ),
        .lyingDown(
            "arms-dead-bug",
            .eachSide,
            5,
            [.belly],
            [.supine(arms: .swing(178, 180)), .supine(arms: .swing(178, 180), farArm: .swing(228, 268))]
        ),
        .lyingDown(
            "hollow-hold",
            .stay,
            4,
            [.belly],
            [.supine(lean: -84, high: -68, head: -54, legs: .swing(108, 106, foot: 160), arms: .swing(228, 232))]
        ),
        .lyingDown(
            "pelvic-tilt",
            .back,
            4,
            [.belly],
            [
                .supine(lean: -78, high: -94, head: -88),
                Pose(-2, 14, lean: -104, high: -88, head: -88, legs: .stand(54), arms: .flat),
            ]
        ),
        Motion(
            "wall-pelvic-tilt",
            .back,
            4,
            around: Fixture.wall(-38),
            working: [.belly],
            [
                Pose(-13, 79, lean: 10, high: -10, head: 0, legs: .stand(18), arms: .swing(0, 10)),
                Pose(-17, 78, lean: -14, high: 6, head: 4, legs: .stand(18), arms: .swing(0, 10)),
            ]
        ),
        .lyingDown(
            "crunch-reach",
            .back,
            2.8,
            [.belly],
            [.supine(arms: .swing(150, 154)), .supine(lean: -80, high: -40, head: -24, arms: .swing(102, 106))]
        ),
        .lyingDown(
            "heel-touches",
            .eachSide,
            3,
            [.belly],
            [
                .supine(lean: -80, high: -52, head: -36, arms: .swing(64, 76)),
                .supine(lean: -82, high: -48, head: -32, arms: .swing(94, 94), farArm: .swing(66, 76)),
            ]
        ),
        .lyingDown(
            "reverse-crunch",
            .back,
            3,
            [.belly],
            [
                .supine(legs: .swing(174, 90)),
                Pose(-10, 24, lean: -128, high: -94, head: -88, legs: .swing(232, 160), arms: .flat),
            ]
        ),
        Motion(
            "standing-crunch",
            .eachSide,
            3.6,
            working: [.belly, .thigh],
            [.standing(arms: .near(6, 26)), .kneeUp(106, lean: 0, high: 30, arms: .near(12, 12))]
        ),
        Motion(
            "standing-cross-crunch",
            .eachSide,
            3.6,
            seen: .front,
            working: [.belly, .thigh],
            [
                Pose.front(arms: .swing(80, 196)),
                Pose.front(
                    -5,
                    84,
                    high: 14,
                    legs: .turned(-30, 10, foot: 90, thighShows: 0.4, shankShows: 0.8),
                    farLeg: .stand(-12),
                    arms: .swing(80, 196),
                    farArm: .turned(-10, -170, upperShows: 0.8, foreShows: 0.8)
                ).facing(0.5, twist: 0.7),
            ]
        ),
        Motion(
            "standing-side-crunch",
            .eachSide,
            3.6,
            seen: .front,
            working: [.belly],
            [
                Pose.front(-4, arms: .swing(80, 196), farArm: .swing(30, -40)),
                Pose.front(
                    -6,
                    84,
                    high: 22,
                    head: 18,
                    legs: .turned(74, 0, foot: 90, thighShows: 0.9, shankShows: 0.9),
                    farLeg: .stand(-12),
                    arms: .swing(50, 190),
                    farArm: .swing(30, -40)
                ),
            ]
        ),
        .sitting(
            "seated-lean-back",
            .back,
            3.6,
            [.belly],
            [.sat(lean: 10, arms: .near(14, -10)), .sat(lean: -18, high: -20, arms: .near(14, -10))]
        ),
        .sitting(
            "seated-knee-tuck",
            .back,
            3,
            [.belly, .thigh],
            [
                .sat(lean: -16, legs: .swing(70, 50, foot: 130), arms: .swing(-10, 20)),
                .sat(lean: -10, high: 4, legs: .swing(124, 30), arms: .swing(-14, 16)),
            ]
        ),
        Motion(
            "bird-dog-hold",
            .stay,
            4,
            around: Fixture.mat(-75, 120),
            working: [.belly],
            Motion.trunk.like("bird-dog").keys.dropFirst(2).prefix(1).map(\.pose)
        ),
        Motion(
            "standing-bird-dog",
            .eachSide,
            6,
            around: Fixture.wall(66),
            working: [.belly, .thigh],
            [
                Pose(-6, 83.6, lean: 22, head: 14, legs: .stand(10), arms: .hold(61, 126)),
                Pose(
                    -6,
                    83.6,
                    lean: 24,
                    head: 16,
                    legs: .stand(-20, 10, foot: 60),
                    farLeg: .stand(10),
                    arms: .hold(61, 126),
                    farArm: .hold(61, 140)
                ),
                Pose(
                    -6,
                    83.6,
                    lean: 26,
                    head: 16,
                    legs: .swing(-50, -54),
                    farLeg: .stand(10),
                    arms: .hold(61, 126),
                    farArm: .hold(61, 152)
                ),
            ]
        ),
        Motion(
            "belly-lift",
            .back,
            4,
            around: Fixture.mat(-75, 120),
            working: [.belly],
            [
                Pose(-20, 45.8, lean: 66, high: 84, head: 84, legs: .kneel, arms: .hold(25, 4.5)),
                Pose(-20, 45.8, lean: 80, high: 66, head: 76, legs: .kneel, arms: .hold(25, 4.5)),
            ]
        ),
        Motion(
            "bear-hold",
            .stay,
            4,
            working: [.belly, .thigh],
            [.bear(near: .stand(-46, foot: 20), far: .stand(-46, foot: 20))]
        ),
        Motion(
            "bear-crawl",
            .roundByHalves,
            1.8,
            working: [.belly, .upperArm],
            [
                .bear(
                    near: .stand(-30, foot: 20),
                    far: .stand(-56, foot: 8),
                    arms: .hold(18, 4.5),
                    farArm: .hold(38, 4.5)
                ),
                .bear(
                    near: .stand(-43, foot: 11),
                    far: .stand(-43, 8, foot: 11),
                    arms: .hold(28, 4.5),
                    farArm: .hold(28, 12)
                ),
            ]
        ),
        .lyingDown(
            "flutter-kicks",
            .roundByHalves,
            0.9,
            [.belly, .thigh],
            [.supine(high: -84, head: -66, legs: .swing(122, 118, foot: 180), farLeg: .swing(98, 94, foot: 152))]
        ),
        .lyingDown(
            "v-up",
            .back,
            2.8,
            [.belly],
            [
                .supine(legs: .swing(92, 91, foot: 150), arms: .swing(228, 270)),
                Pose(0, 11, lean: -44, high: -32, head: -20, legs: .swing(144, 142, foot: 210), arms: .swing(112, 114)),
            ]
        ),
        Motion(
            "plank-jack",
            .back,
            1.4,
            working: [.belly, .thigh],
            [
                .plank(toes: -80, shoulders: 60, head: 62, arms: .hold(35, 4.5)),
                Pose.plank(toes: -80, shoulders: 60, head: 62, arms: .hold(35, 4.5)).with(
                    legs: .turned(-62, -68, foot: 30, thighShows: 0.8, shankShows: 0.74),
                    farLeg: .swing(-82, -86, foot: -6)
                ),
            ]
        ),
        .lyingDown(
            "ball-dead-bug",
            .eachSide,
            5,
            [.belly],
            with: [.ring(Point(-18, 66), 15, width: 5)],
            [
                .supine(legs: .swing(166, 90), arms: .hold(-34, 58)),
                .supine(
                    legs: .swing(104, 100),
                    farLeg: .swing(166, 90),
                    arms: .swing(230, 256),
                    farArm: .hold(-34, 58)
                ),
            ]
        ),
        Motion(
            "ball-crunch",
            .back,
            2.8,
            around: [.ring(Point(-18, 19), 19, width: 5)],
            working: [.belly],
            [
                Pose(0, 46, lean: -80, high: -104, head: -104, legs: .stand(44), arms: .near(8, 14)),
                Pose(0, 46, lean: -72, high: -50, head: -32, legs: .stand(44), arms: .near(8, 14)),
            ]
        ),
        Motion(
            "ball-sit",
            .stay,
            4,
            around: [.bigBall(-2)],
            working: [.belly],
            [.sat(legs: .stand(46), arms: .swing(24, 60))]
        ),
        Motion(
            "ball-march",
            .eachSide,
            4.4,
            around: [.bigBall(-2)],
            working: [.belly, .thigh],
            [
                .sat(legs: .stand(46), arms: .swing(24, 40)),
                .sat(legs: .swing(112, 4), farLeg: .stand(46), arms: .swing(40, 60)),
            ]
        ),
    ]

    /// On a mat, on the back.
    static func lyingDown(
        _ name: String,
        _ course: Course,
        _ seconds: Double,
        _ working: Set<Part>,
        held: Held = .nothing,
        with more: [Fixture] = [],
        _ poses: [Pose]
    ) -> Motion {
        Motion(name, course, seconds, held: held, around: Fixture.mat(-85, 175) + more, working: working, poses)
    }
}

extension Pose {
    /// On hands and toes, the knees just off the floor.
    fileprivate static func bear(near: Leg, far: Leg, arms: Arm = .hold(28, 4.5), farArm: Arm? = nil) -> Pose {
        Pose(-20, 48, lean: 76, head: 70, legs: near, farLeg: far, arms: arms, farArm: farArm)
    }
}
