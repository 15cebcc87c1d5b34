extension Motion {
    /// With dumbbells, kettlebells, balls and hammers, or on one leg without.
    static let dumbbells: [Motion] = [
        Motion(
            "dumbbell-front-squat",
            .back,
            3.4,
            held: .dumbbells,
            working: [.thigh],
            [.standing(arms: .near(12, 5)), .bottom(lean: 30, arms: .near(12, 5))]
        ),
        Motion(
            "rucksack-squat",
            .back,
            3.4,
            held: .rucksackInArms,
            working: [.thigh],
            [.standing(arms: .near(22, -14)), .bottom(lean: 32, arms: .near(22, -14))]
        ),
        Motion(
            "pistol-squat",
            .back,
            3.8,
            working: [.thigh],
            [
                Pose(0, 84.4, lean: 0, legs: .swing(24, 22, foot: 112), farLeg: .stand(14), arms: .swing(60, 66)),
                Pose(
                    -23,
                    34,
                    lean: 38,
                    head: 16,
                    legs: .swing(98, 92, foot: 186),
                    farLeg: .stand(14),
                    arms: .swing(84, 88)
                ),
            ]
        ),
        Motion(
            "one-leg-chair-squat",
            .back,
            3.8,
            around: Fixture.chair(-26),
            working: [.thigh],
            [
                Pose(0, 84.4, lean: 4, legs: .swing(30, 20, foot: 110), farLeg: .stand(14), arms: .swing(40, 50)),
                Pose(
                    -22,
                    48,
                    lean: 30,
                    head: 14,
                    legs: .swing(84, 76, foot: 170),
                    farLeg: .stand(14),
                    arms: .swing(74, 80)
                ),
            ]
        ),
        Motion(
            "goblet-reverse-lunge",
            .eachSide,
            6,
            held: .dumbbell,
            working: [.thigh],
            Motion.lunges.like("reverse-lunge").keys.dropFirst().prefix(3).map { $0.pose.with(arms: .near(19, -12)) }
        ),
        Motion(
            "chair-split-squat",
            .back,
            3.4,
            around: Fixture.chair(-62, back: false),
            working: [.thigh],
            [
                Pose(
                    10,
                    78,
                    lean: 10,
                    head: 2,
                    legs: .stand(36),
                    farLeg: .stand(-46, 38, foot: -38),
                    arms: .onHipsSide
                ),
                Pose(
                    -2,
                    53,
                    lean: 18,
                    head: 6,
                    legs: .stand(36),
                    farLeg: .stand(-46, 38, foot: -38),
                    arms: .onHipsSide
                ),
            ]
        ),
        Motion(
            "curtsy-lunge",
            .eachSide,
            6,
            seen: .front,
            working: [.thigh],
            [
                .front(arms: .onHips),
                Pose(
                    -6,
                    60,
                    lean: 0,
                    legs: .stand(10),
                    farLeg: .turned(-46, 10, foot: 90, thighShows: 0.9, shankShows: 0.62),
                    arms: .onHips
                ),
            ]
        ),
        Motion(
            "staggered-row",
            .back,
            2.8,
            held: .oneDumbbell,
            working: [.chest, .upperArm],
            [
                Pose(
                    -12,
                    76,
                    lean: 54,
                    head: 38,
                    legs: .stand(-20, foot: 76),
                    farLeg: .stand(30),
                    arms: .swing(0, 2),
                    farArm: .hold(24, 62)
                ),
                Pose(
                    -12,
                    76,
                    lean: 54,
                    head: 38,
                    legs: .stand(-20, foot: 76),
                    farLeg: .stand(30),
                    arms: .swing(-76, 10),
                    farArm: .hold(24, 62)
                ),
            ]
        ),
        .onBench(
            "one-arm-bench-press",
            held: .oneDumbbell,
            [.chest, .upperArm],
            [
                .benched(arms: .hold(-44, 104.5), farArm: .swing(70, 100)),
                .benched(arms: .swing(70, 176), farArm: .swing(70, 100)),
            ]
        ),
        .onBench(
            "pullover",
            held: .dumbbell,
            [.chest, .upperArm],
            [.benched(arms: .swing(236, 264)), .benched(arms: .swing(174, 182))]
        ),
        Motion(
            "chest-supported-row",
            .back,
            2.8,
            held: .dumbbells,
            around: [
                .line(Point(-12, 48), Point(34, 84), width: 8), .line(Point(-26, 44), Point(-4, 46), width: 7),
                .line(Point(6, 62), Point(6, 2)), .line(Point(-20, 42), Point(-20, 2)),
            ],
            working: [.chest, .upperArm],
            [
                Pose(-14, 62, lean: 54, head: 40, legs: .stand(-30, foot: 46), arms: .swing(0, 2)),
                Pose(-14, 62, lean: 54, head: 40, legs: .stand(-30, foot: 46), arms: .swing(-70, 14)),
            ]
        ),
        Motion(
            "incline-curl",
            .back,
            2.8,
            held: .dumbbells,
            around: [
                .line(Point(-12, 34), Point(-44, 88), width: 7), .block(-14, 28, 32, 7),
                .line(Point(0, 28), Point(0, 2)), .line(Point(-36, 70), Point(-36, 2)),
            ],
            working: [.upperArm],
            [
                Pose(0, 47, lean: -32, legs: .stand(50), arms: .swing(-4, 0)),
                Pose(0, 47, lean: -32, legs: .stand(50), arms: .swing(0, 134)),
            ]
        ),
        .sitting(
            "concentration-curl",
            .back,
            2.8,
            [.upperArm],
            held: .oneDumbbell,
            [
                .sat(lean: 44, head: 40, arms: .swing(14, 18), farArm: .swing(20, 60)),
                .sat(lean: 44, head: 40, arms: .swing(14, 140), farArm: .swing(20, 60)),
            ]
        ),
        Motion(
            "dumbbell-snatch",
            .back,
            2.6,
            held: .oneDumbbell,
            working: [.thigh, .upperArm],
            [
                Pose(-22, 58, lean: 58, head: 36, legs: .stand(14), arms: .swing(0, 2), farArm: .swing(-14, 0)),
                Pose(3, 92, lean: -2, legs: .stand(14, foot: 54), arms: .swing(-30, 40), farArm: .swing(-20, 0)),
                .standing(arms: .near(2, 57), farArm: .swing(-20, 0)),
            ]
        ),
        Motion(
            "kettlebell-snatch",
            .back,
            2.4,
            held: .kettlebell,
            working: [.thigh, .upperArm],
            [
                Pose(-22, 68, lean: 60, head: 38, legs: .stand(14), arms: .swing(-20, -18), farArm: .swing(-40, -30)),
                .standing(arms: .swing(70, 120), farArm: .swing(-20, 0)),
                .standing(arms: .near(2, 57), farArm: .swing(-20, 0)),
            ]
        ),
        .cleanAndPress("dumbbell-clean-press", .dumbbells, far: nil),
        .cleanAndPress("kettlebell-clean-press", .kettlebell, far: .swing(-20, 0)),
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
            [
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
                .gettingUp(2, 30, lean: -28, .turned(90, 60, foot: 100, thighShows: 0.3, shankShows: 0.1)),
                .gettingUp(3, 38, lean: -14, .turned(40, -90, foot: -30, thighShows: 0.4, shankShows: 0.4)),
                .gettingUp(4, 46, lean: -4, .stand(-38, foot: 4)),
                .gettingUp(24, 72, lean: 2, .stand(2, 16, foot: 24)),
                .gettingUp(40, 84.4, lean: 0, .stand(54)),
            ]
        ),
        .lyingDown(
            "get-up-elbow",
            .back,
            4,
            [.belly, .upperArm],
            held: .kettlebell,
            [
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
        ),
        Motion(
            "wall-ball",
            .back,
            2.6,
            held: .ball,
            around: Fixture.wall(64),
            working: [.thigh, .upperArm],
            [.bottom(lean: 28, arms: .near(20, -8)), .standing(arms: .near(30, 46))]
        ),
        Motion(
            "ball-chest-throw",
            .back,
            2,
            held: .ball,
            working: [.chest, .upperArm],
            [
                .fighting(lean: 0, arms: .near(18, -12), farArm: .near(18, -12)),
                .fighting(lean: 12, arms: .near(56, -8), farArm: .near(56, -8)),
            ]
        ),
        Motion(
            "ball-slam",
            .back,
            2,
            held: .ball,
            working: [.chest, .belly],
            [
                Pose(4, 88, lean: -4, legs: .stand(14, foot: 70), arms: .near(5, 56)),
                Pose(-20, 60, lean: 58, head: 46, legs: .stand(14), arms: .swing(10, 14)),
            ]
        ),
        .chopping("ball-chop", .ball),
        .chopping("wood-chop", .nothing),
        .chopping("band-chop", .nothing, from: Point(92, 176)),
        Motion(
            "rotation-throw",
            .back,
            2.2,
            seen: .front,
            held: .ball,
            around: [.block(78, 0, 6, 190)],
            working: [.belly],
            [
                Pose.front(
                    -8,
                    76,
                    feet: 24,
                    arms: .turned(-50, -80, upperShows: 0.7, foreShows: 0.9),
                    farArm: .turned(40, 60, upperShows: 0.9, foreShows: 0.9)
                ).facing(-1, twist: -0.8),
                Pose.front(
                    8,
                    76,
                    feet: 24,
                    arms: .turned(70, 86, upperShows: 0.9, foreShows: 0.9),
                    farArm: .turned(-60, -84, upperShows: 0.9, foreShows: 1)
                ).facing(1, twist: 0.8),
            ]
        ),
        Motion(
            "hammer-on-tyre",
            .back,
            2.2,
            held: .hammer,
            around: [.ring(Point(76, 16), 12, width: 8)],
            working: [.chest, .belly],
            [
                .standing(lean: -4, arms: .swing(160, 214)),
                Pose(-14, 72, lean: 44, head: 30, legs: .stand(14), arms: .swing(50, 64)),
            ]
        ),
        Motion(
            "side-bend-weight",
            .back,
            3,
            seen: .front,
            held: .dumbbell,
            working: [.belly],
            [
                .front(arms: .swing(4, 2), farArm: .onHips),
                .front(high: 30, head: 30, arms: .swing(-8, -10), farArm: .onHips),
            ]
        ),
        Motion(
            "reverse-fly",
            .back,
            2.8,
            held: .dumbbells,
            working: [.chest, .upperArm],
            Pose.flying(Pose(-18, 74, lean: 60, head: 44, legs: .stand(14), arms: .hanging))
        ),
        .sitting(
            "seated-reverse-fly",
            .back,
            2.8,
            [.chest, .upperArm],
            held: .dumbbells,
            Pose.flying(.sat(lean: 50, head: 46))
        ),
        .sitting(
            "seated-lateral-raise",
            .back,
            2.8,
            [.upperArm],
            held: .dumbbells,
            front: [.frontSeated(arms: .swing(10, 8)), .frontSeated(arms: .swing(86, 88))]
        ),
        .sitting(
            "seated-weight-calf-raise",
            .back,
            2.6,
            [.shank],
            held: .dumbbellOnKnee,
            [.sat(arms: .swing(24, 84)), .sat(legs: .stand(52, foot: 46), arms: .swing(26, 86))]
        ),
        Motion(
            "squat-curl",
            .back,
            3.2,
            held: .dumbbells,
            working: [.thigh, .upperArm],
            [.bottom(lean: 40, arms: .swing(0, 4)), .standing(arms: .swing(0, 6)), .standing(arms: .swing(6, 138))]
        ),
        Motion(
            "decline-sit-up",
            .back,
            3.2,
            around: [
                .line(Point(20, 48), Point(-60, 12), width: 8), .line(Point(-50, 12), Point(-50, 2)),
                .line(Point(26, 58), Point(26, 2)), .disc(Point(44, 44), 6),
            ],
            working: [.belly],
            [
                Pose(-6, 50, lean: -112, legs: .swing(112, 24, foot: 100), arms: .near(14, -5)),
                Pose(-6, 50, lean: -6, high: 16, head: 18, legs: .swing(112, 24, foot: 100), arms: .near(14, -5)),
            ]
        ),
    ]

    private static func onBench(_ name: String, held: Held, _ working: Set<Part>, _ poses: [Pose]) -> Motion {
        Motion(name, .back, 3, held: held, around: Fixture.bench(-78, 86), working: working, poses)
    }

    private static func cleanAndPress(_ name: String, _ held: Held, far: Arm?) -> Motion {
        Motion(
            name,
            .back,
            3.4,
            held: held,
            working: [.thigh, .upperArm],
            [
                Pose(-18, 70, lean: 52, head: 34, legs: .stand(14), arms: .swing(0, 2), farArm: far),
                Pose(-8, 74, lean: 8, legs: .stand(14), arms: .near(13, 3), farArm: far),
                .standing(arms: .near(13, 3), farArm: far), .standing(arms: .near(3, 57), farArm: far),
            ]
        )
    }

    /// From high on one side to low on the other.
    private static func chopping(_ name: String, _ held: Held, from anchor: Point? = nil) -> Motion {
        Motion(
            name,
            .back,
            2.6,
            seen: .front,
            held: held,
            around: anchor.map { Fixture.anchored($0.x, $0.y) } ?? [],
            working: [.belly],
            [
                Pose.front(
                    4,
                    80,
                    feet: 20,
                    arms: .turned(120, 140, upperShows: 0.9, foreShows: 0.9),
                    farArm: .turned(-100, -130, upperShows: 0.8, foreShows: 1)
                ).facing(0.9, twist: 0.6),
                Pose.front(
                    -4,
                    72,
                    high: -10,
                    feet: 20,
                    arms: .turned(-40, -50, upperShows: 0.9, foreShows: 1),
                    farArm: .turned(24, 40, upperShows: 1, foreShows: 0.8)
                ).facing(-0.9, twist: -0.6),
            ]
        )
    }
}

extension Pose {
    /// On a bench, feet on the floor.
    fileprivate static func benched(arms: Arm, farArm: Arm? = nil) -> Pose {
        Pose(0, 47.5, lean: -90, legs: .stand(48), arms: arms, farArm: farArm)
    }

    /// From the floor to standing, a weight held up; the far leg comes under the body.
    fileprivate static func gettingUp(_ x: Double, _ y: Double, lean: Double, _ farLeg: Leg) -> Pose {
        let far = Arm.turned(-8, -4, upperShows: 0.9, foreShows: 0.8)
        return Pose(x, y, lean: lean, legs: .stand(54), farLeg: farLeg, arms: .swing(178, 180), farArm: far)
    }

    /// Arms hanging, then opened towards and away from us.
    static func flying(_ pose: Pose) -> [Pose] {
        [
            pose.with(arms: .swing(2, 6)),
            pose.with(
                arms: .turned(-128, -118, upperShows: 0.7, foreShows: 0.8),
                farArm: .turned(112, 104, upperShows: 0.8, foreShows: 0.9)
            ),
        ]
    }
}
