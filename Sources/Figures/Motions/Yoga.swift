extension Motion {
    /// Yoga and tai chi, and the stretches of the floor.
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
            "wall-dog",
            .stay,
            5,
            around: Fixture.wall(72),
            working: [.chest, .thigh],
            [Pose(-38, 83, lean: 84, head: 88, legs: .stand(-20), arms: .hold(64, 92))]
        ),
        Motion(
            "low-push",
            .stay,
            4,
            around: Fixture.mat(-95, 170),
            working: [.chest, .upperArm],
            [.plank(toes: -85, shoulders: 30, head: 74, arms: .hold(30, 4.5))]
        ),
        Motion(
            "puppy",
            .stay,
            5,
            around: Fixture.mat(-80, 170),
            working: [.chest, .upperArm],
            [Pose(-24, 46, lean: 114, high: 116, head: 114, legs: .swing(-2, -97, foot: -57), arms: .hold(66, 4.5))]
        ),
        Motion(
            "sphinx",
            .stay,
            5,
            around: Fixture.mat(-95, 150),
            working: [.belly, .chest],
            [Pose(-10, 12, lean: 76, high: 46, head: 22, legs: .swing(-88, -90, foot: -52), arms: .swing(4, 92))]
        ),
        Motion(
            "pigeon",
            .stay,
            5,
            around: Fixture.mat(-95, 180),
            working: [.thigh],
            [
                Pose(
                    4,
                    22,
                    lean: 50,
                    high: 18,
                    head: 8,
                    legs: .turned(78, -84, foot: -64, thighShows: 0.9, shankShows: 0.8),
                    farLeg: .swing(-76, -90, foot: -50),
                    arms: .hold(22, 14)
                )
            ]
        ),
        Motion(
            "seated-fold",
            .stay,
            5,
            around: Fixture.mat(-60, 160),
            working: [.thigh, .belly],
            [Pose(-24, 11, lean: 44, high: 74, head: 84, legs: .swing(91, 91, foot: 172), arms: .hold(54, 22))]
        ),
        Motion(
            "bound-angle",
            .stay,
            5,
            seen: .front,
            around: Fixture.mat(-70, 140),
            working: [.thigh],
            [
                Pose(
                    0,
                    14,
                    lean: 0,
                    legs: .turned(84, -86, foot: 90, thighShows: 0.95, shankShows: 0.92),
                    arms: .turned(6, -34, upperShows: 1, foreShows: 0.9)
                )
            ]
        ),
        Motion(
            "boat",
            .stay,
            5,
            around: Fixture.mat(-60, 120),
            working: [.belly, .thigh],
            [Pose(-10, 12, lean: -40, high: -36, head: -24, legs: .swing(134, 130, foot: 200), arms: .swing(92, 94))]
        ),
        .lyingDown(
            "lying-twist",
            .stay,
            5,
            [.belly],
            [
                .supine(
                    legs: .turned(150, 40, foot: 100, thighShows: 0.5, shankShows: 0.6),
                    farLeg: .turned(150, 44, foot: 100, thighShows: 0.6, shankShows: 0.7),
                    arms: .turned(150, 150, upperShows: 0.35, foreShows: 0.3)
                )
            ]
        ),
        Motion(
            "legs-up-wall",
            .stay,
            5,
            around: Fixture.wall(18) + Fixture.mat(-90, 105),
            working: [.thigh],
            [Pose(-4, 11, lean: -90, legs: .swing(176, 176, foot: 262), arms: .flat)]
        ),
        .lyingDown("lying-rest", .stay, 6, [.chest], [.supine(legs: .swing(92, 91, foot: 150))]),
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
                Pose(-12, 66, lean: 127, head: 130, legs: .stand(-46, foot: 54), arms: .hold(69, 4.5)),
                .plank(toes: -46, shoulders: 60, head: 62, arms: .hold(69, 4.5)),
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
        Motion(
            "tai-chi-arms",
            .back,
            5,
            working: [.upperArm],
            [
                Pose(-10, 76, lean: 2, legs: .stand(24), farLeg: .stand(-10, foot: 82), arms: .swing(6, 80)).hand(30),
                Pose(-2, 76, lean: 6, legs: .stand(24), farLeg: .stand(-10, foot: 76), arms: .swing(76, 96)).hand(60),
            ]
        ),
        Motion(
            "tai-chi-walk",
            .back,
            6,
            working: [.thigh],
            [
                Pose(
                    -16,
                    74,
                    lean: 0,
                    legs: .stand(28, 4, foot: 112),
                    farLeg: .stand(-4, foot: 58),
                    arms: .swing(40, 110),
                    farArm: .swing(0, 60)
                ),
                Pose(
                    14,
                    70,
                    lean: 0,
                    legs: .stand(40),
                    farLeg: .stand(-4, foot: 58),
                    arms: .swing(10, 70),
                    farArm: .swing(60, 110)
                ),
            ]
        ),
        Motion(
            "cloud-hands",
            .back,
            5,
            seen: .front,
            working: [.belly, .thigh],
            [
                Pose.front(
                    -14,
                    68,
                    feet: 26,
                    arms: .turned(-30, -80, upperShows: 0.8, foreShows: 0.8),
                    farArm: .turned(70, 160, upperShows: 0.9, foreShows: 0.8)
                ).facing(-0.8),
                Pose.front(
                    14,
                    68,
                    feet: 26,
                    arms: .turned(70, 160, upperShows: 0.9, foreShows: 0.8),
                    farArm: .turned(-30, -80, upperShows: 0.8, foreShows: 0.8)
                ).facing(0.8),
            ]
        ),
        .sitting(
            "seated-tai-chi",
            .back,
            5,
            [.belly, .upperArm],
            front: [
                Pose.frontSeated(
                    arms: .turned(-30, -80, upperShows: 0.8, foreShows: 0.8),
                    farArm: .turned(70, 160, upperShows: 0.9, foreShows: 0.8)
                ).facing(-0.8, twist: -0.4),
                Pose.frontSeated(
                    arms: .turned(70, 160, upperShows: 0.9, foreShows: 0.8),
                    farArm: .turned(-30, -80, upperShows: 0.8, foreShows: 0.8)
                ).facing(0.8, twist: 0.4),
            ]
        ),
    ]

    /// Stretches on the mat.
    static let matStretches: [Motion] = [
        Motion(
            "thread-the-needle",
            .back,
            5,
            around: Fixture.mat(-75, 150),
            working: [.chest],
            [
                Pose(
                    -20,
                    45.8,
                    lean: 74,
                    head: 80,
                    legs: .kneel,
                    arms: .turned(170, 172, upperShows: 0.98, foreShows: 0.98),
                    farArm: .hold(25, 4.5)
                ),
                Pose(
                    -20,
                    45.8,
                    lean: 88,
                    high: 92,
                    head: 94,
                    legs: .kneel,
                    arms: .turned(95, 80, upperShows: 0.2, foreShows: 0.2),
                    farArm: .hold(46, 4.5)
                ),
                Pose(
                    -20,
                    45.8,
                    lean: 106,
                    high: 112,
                    head: 112,
                    legs: .kneel,
                    arms: .turned(-86, -94, upperShows: 0.7, foreShows: 0.9),
                    farArm: .hold(68, 4.5)
                ),
            ]
        ),
        Motion(
            "thoracic-rotation",
            .back,
            4,
            around: Fixture.mat(-75, 120),
            working: [.chest],
            [
                Pose(
                    -20,
                    45.8,
                    lean: 74,
                    head: 84,
                    legs: .kneel,
                    arms: .turned(0, 130, upperShows: 0.98, foreShows: 0.98),
                    farArm: .hold(25, 4.5)
                ),
                Pose(
                    -20,
                    45.8,
                    lean: 74,
                    head: 60,
                    legs: .kneel,
                    arms: .turned(158, 60, upperShows: 0.98, foreShows: 0.98),
                    farArm: .hold(25, 4.5)
                ),
            ]
        ),
        Motion(
            "adductor-rock",
            .back,
            4,
            around: Fixture.mat(-90, 150),
            working: [.thigh],
            [
                Pose(
                    -16,
                    45.8,
                    lean: 74,
                    head: 80,
                    legs: .turned(30, 6, foot: 90, thighShows: 0.6, shankShows: 0.4),
                    farLeg: .kneel,
                    arms: .hold(29, 4.5)
                ),
                Pose(
                    -40,
                    42,
                    lean: 82,
                    head: 84,
                    legs: .turned(56, 14, foot: 90, thighShows: 0.7, shankShows: 0.45),
                    farLeg: .swing(32, -97, foot: -57),
                    arms: .hold(29, 4.5)
                ),
            ]
        ),
        Motion(
            "open-book",
            .back,
            5,
            seen: .front,
            around: Fixture.mat(-90, 190),
            working: [.chest],
            [
                Pose.onSide(
                    legs: .turned(100, 72, foot: 90, thighShows: 0.6, shankShows: 0.6),
                    farLeg: .turned(-92, -82, foot: 90, thighShows: 0.6, shankShows: 0.6),
                    arms: .turned(20, 10, upperShows: 0.5, foreShows: 0.4)
                ),
                Pose.onSide(
                    legs: .turned(100, 72, foot: 90, thighShows: 0.6, shankShows: 0.6),
                    farLeg: .turned(-92, -82, foot: 90, thighShows: 0.6, shankShows: 0.6),
                    arms: .swing(172, 174)
                ),
            ]
        ),
        .lyingDown(
            "knee-rock",
            .back,
            4,
            [.belly],
            [
                .supine(legs: .turned(150, 30, foot: 90, thighShows: 1, shankShows: 0.9), arms: .flat),
                .supine(legs: .turned(110, 40, foot: 90, thighShows: 0.7, shankShows: 0.5), arms: .flat),
            ]
        ),
        Motion(
            "half-kneel-rock",
            .back,
            4,
            around: Fixture.mat(-70, 140),
            working: [.thigh, .shank],
            [
                Pose(-8, 46.8, lean: 0, legs: .stand(46), farLeg: .swing(4, -97, foot: -57), arms: .onHipsSide),
                Pose(12, 42.5, lean: 0, legs: .stand(46), farLeg: .swing(-28, -97, foot: -57), arms: .onHipsSide),
            ]
        ),
        .lyingDown(
            "hamstring-strap",
            .stay,
            5,
            [.thigh],
            held: .footTowel,
            [.supine(legs: .swing(166, 164, foot: 240), farLeg: .stand(54), arms: .swing(126, 150))]
        ),
        .lyingDown(
            "knees-to-chest",
            .back,
            4,
            [.belly, .thigh],
            [
                .supine(legs: .swing(216, 112), arms: .swing(110, 130)),
                .supine(lean: -97, high: -87, head: -84, legs: .swing(226, 118), arms: .swing(112, 134)).raised(2),
            ]
        ),
        Motion(
            "hip-switch",
            .back,
            4,
            seen: .front,
            around: Fixture.mat(-70, 140),
            working: [.thigh],
            [.ninety(1), .ninety(0), .ninety(-1)]
        ),
        Motion(
            "couch-stretch",
            .stay,
            5,
            around: [.block(-68, 0, 6, 120)] + Fixture.mat(-46, 130),
            working: [.thigh],
            [Pose(-14, 44, lean: 4, legs: .swing(-24, -162, foot: -122), farLeg: .stand(42), arms: .onHipsSide)]
        ),
        Motion(
            "lunge-pose",
            .stay,
            5,
            around: Fixture.mat(-80, 160),
            working: [.thigh],
            [
                Pose(
                    4,
                    40,
                    lean: 2,
                    high: -8,
                    legs: .stand(54),
                    farLeg: .swing(-30, -97, foot: -57),
                    arms: .swing(170, 172)
                )
            ]
        ),
        Motion(
            "warrior-three",
            .stay,
            5,
            working: [.thigh, .belly],
            [Pose(-8, 83, lean: 84, head: 74, legs: .stand(14), farLeg: .swing(-86, -88), arms: .swing(80, 108))]
        ),
        Motion(
            "one-leg-reach",
            .back,
            3.6,
            working: [.thigh],
            [
                Pose(0, 84, lean: 2, legs: .stand(14), farLeg: .swing(-14, -44), arms: .hanging),
                Pose(
                    -8,
                    80,
                    lean: 80,
                    head: 66,
                    legs: .stand(14),
                    farLeg: .swing(-80, -82),
                    arms: .swing(30, 34),
                    farArm: .swing(-20, -10)
                ),
            ]
        ),
    ]
}

extension Pose {
    fileprivate static let warriorOne = Pose(
        4,
        58,
        lean: 24,
        high: -8,
        head: -6,
        legs: .stand(50),
        farLeg: .stand(-44, foot: 46),
        arms: .swing(174, 176)
    )
    fileprivate static let warriorTwo = Pose(
        12,
        52,
        lean: 0,
        legs: .stand(46),
        farLeg: .stand(-52),
        arms: .swing(90, 90)
    )

    /// On the floor with both knees bent to one side, seen from the front.
    fileprivate static func ninety(_ side: Double) -> Pose {
        let up = Leg.turned(130, 10, foot: 90, thighShows: 0.7, shankShows: 0.6)
        let open = Leg.turned(94, -90, foot: 90, thighShows: 0.9, shankShows: 0.7)
        let across = Leg.turned(252, 86, foot: 90, thighShows: 0.9, shankShows: 0.6)
        let near = side == 0 ? up : side > 0 ? open : across
        let far = side == 0 ? up : side > 0 ? across : open
        return Pose(0, 14, lean: 0, legs: near, farLeg: far, arms: .turned(40, 20, upperShows: 0.9, foreShows: 0.8))
    }
}
