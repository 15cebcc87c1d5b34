extension Motion {
    /// Against cables and bands.
    static let cables: [Motion] = [
        Motion(
            "cable-pull-through",
            .back,
            3,
            held: .rope,
            around: Fixture.tower(-84, pulley: 24),
            working: [.thigh, .belly],
            [
                Pose(-10, 77, lean: 74, head: 52, legs: .stand(24), arms: .swing(-34, -32)),
                Pose(10, 84.4, lean: -2, legs: .stand(24), arms: .swing(-4, 4)),
            ]
        ),
        Motion(
            "cable-crossover",
            .back,
            3,
            seen: .front,
            around: [
                .line(Point(-96, 2), Point(-96, 196), width: 5), .line(Point(96, 2), Point(96, 196), width: 5),
                .cable(Point(94, 182)), .tied(Point(-94, 182), .farHand),
            ],
            working: [.chest],
            [
                .front(0, 80, feet: 16, arms: .swing(88, 100)),
                .front(0, 80, high: 0, feet: 16, arms: .turned(20, -30, upperShows: 0.8, foreShows: 0.9)),
            ]
        ),
        Motion(
            "cable-lateral-raise",
            .back,
            2.8,
            seen: .front,
            around: [.line(Point(-84, 2), Point(-84, 150), width: 5), .cable(Point(-80, 16))],
            working: [.upperArm],
            [
                .front(arms: .turned(-6, -8, upperShows: 1, foreShows: 1), farArm: .onHips),
                .front(arms: .swing(84, 88), farArm: .onHips),
            ]
        ),
        Motion(
            "cable-rear-fly",
            .back,
            2.8,
            seen: .front,
            around: [
                .line(Point(-96, 2), Point(-96, 196), width: 5), .line(Point(96, 2), Point(96, 196), width: 5),
                .cable(Point(-94, 140)), .tied(Point(94, 140), .farHand),
            ],
            working: [.chest, .upperArm],
            [.front(arms: .turned(-70, -80, upperShows: 0.5, foreShows: 0.8)), .front(arms: .swing(88, 92))]
        ),
        Motion(
            "one-arm-cable-row",
            .back,
            2.8,
            held: .handle,
            around: Fixture.tower(84, pulley: 106),
            working: [.chest, .upperArm],
            [
                .inStep(arms: .hold(40, 112), far: .onHipsSide),
                .inStep(lean: -4, arms: .swing(-42, 66), far: .onHipsSide),
            ]
        ),
        Motion(
            "one-arm-band-row",
            .back,
            2.8,
            around: Fixture.anchored(90, 106),
            working: [.chest, .upperArm],
            [
                .inStep(arms: .hold(40, 112), far: .onHipsSide),
                .inStep(lean: -4, arms: .swing(-42, 66), far: .onHipsSide),
            ]
        ),
        Motion(
            "band-row",
            .back,
            2.8,
            around: Fixture.anchored(90, 106),
            working: [.chest, .upperArm],
            [.inStep(arms: .hold(40, 112)), .inStep(lean: -4, arms: .swing(-42, 66))]
        ),
        .sitting(
            "seated-band-row",
            .back,
            2.8,
            [.chest, .upperArm],
            with: Fixture.anchored(98, 84),
            [.sat(lean: 8, arms: .swing(80, 84)), .sat(lean: -4, arms: .swing(-44, 68))]
        ),
        .sitting(
            "seated-air-row",
            .back,
            2.8,
            [.chest, .upperArm],
            [.sat(lean: 18, arms: .swing(70, 76)), .sat(lean: -8, arms: .swing(-44, 68))]
        ),
        Motion(
            "air-row",
            .back,
            2.8,
            working: [.chest, .upperArm],
            [
                Pose(-6, 81, lean: 12, legs: .stand(14), arms: .swing(76, 80)),
                Pose(-6, 81, lean: 0, legs: .stand(14), arms: .swing(-46, 64)),
            ]
        ),
        Motion(
            "cable-curl",
            .back,
            2.8,
            held: .handle,
            around: Fixture.tower(78, pulley: 18),
            working: [.upperArm],
            [.standing(lean: -2, arms: .swing(4, 20)), .standing(lean: -2, arms: .swing(8, 130))]
        ),
        Motion(
            "cable-rope-curl",
            .back,
            2.8,
            held: .rope,
            around: Fixture.tower(78, pulley: 18),
            working: [.upperArm, .forearm],
            [.standing(lean: -2, arms: .swing(4, 20)), .standing(lean: -2, arms: .swing(8, 130))]
        ),
        Motion(
            "cable-overhead-triceps",
            .back,
            2.8,
            held: .rope,
            around: Fixture.tower(-84, pulley: 150),
            working: [.upperArm],
            [
                Pose(0, 81, lean: 24, legs: .stand(26), farLeg: .stand(-6, foot: 70), arms: .swing(140, 268)),
                Pose(0, 81, lean: 24, legs: .stand(26), farLeg: .stand(-6, foot: 70), arms: .swing(134, 138)),
            ]
        ),
        Motion(
            "cable-crunch",
            .back,
            3,
            held: .rope,
            around: Fixture.tower(72, pulley: 176) + Fixture.mat(-60, 110),
            working: [.belly],
            [
                .kneeling(-8, lean: 14, head: 20, arms: .near(14, 16)),
                Pose(-16, 45, lean: 44, high: 94, head: 104, legs: .swing(-12, -97, foot: -57), arms: .near(14, 16)),
            ]
        ),
        Motion(
            "cable-press",
            .back,
            2.8,
            held: .handle,
            around: Fixture.tower(-84, pulley: 120),
            working: [.chest, .upperArm],
            [.inStep(lean: 8, arms: .swing(-50, 84)), .inStep(lean: 12, arms: .swing(84, 88))]
        ),
        Motion(
            "band-press",
            .back,
            2.8,
            around: Fixture.anchored(-92, 118),
            working: [.chest, .upperArm],
            [.inStep(lean: 6, arms: .swing(-50, 84)), .inStep(lean: 8, arms: .swing(84, 88))]
        ),
        Motion(
            "one-arm-band-press",
            .back,
            2.8,
            around: Fixture.anchored(-92, 118),
            working: [.chest, .upperArm],
            [
                .inStep(lean: 6, arms: .swing(-50, 84), far: .onHipsSide),
                .inStep(lean: 8, arms: .swing(84, 88), far: .onHipsSide),
            ]
        ),
        .sitting(
            "seated-band-press",
            .back,
            2.8,
            [.chest, .upperArm],
            with: [.cable(Point(-16, 76))],
            [.sat(arms: .swing(-46, 80)), .sat(lean: 2, arms: .swing(84, 88))]
        ),
        Motion(
            "cable-anti-turn",
            .back,
            3.4,
            seen: .front,
            around: [.line(Point(-94, 2), Point(-94, 150), width: 6), .cable(Point(-90, 112))],
            working: [.belly],
            Pose.pressingAhead
        ),
        Motion(
            "band-anti-turn",
            .back,
            3.4,
            seen: .front,
            around: [
                .line(Point(-94, 2), Point(-94, 150), width: 4), .disc(Point(-94, 112), 4), .cable(Point(-94, 112)),
            ],
            working: [.belly],
            Pose.pressingAhead
        ),
        .sitting(
            "seated-anti-turn",
            .back,
            3.4,
            [.belly],
            with: [.line(Point(-94, 2), Point(-94, 120)), .cable(Point(-94, 80))],
            front: [
                .frontSeated(arms: .turned(30, -105, upperShows: 0.75, foreShows: 1)),
                .frontSeated(arms: .turned(-24, -64, upperShows: 0.7, foreShows: 0.42)),
            ]
        ),
        Motion(
            "cable-chop",
            .back,
            2.8,
            seen: .front,
            around: [.line(Point(96, 2), Point(96, 196), width: 6), .cable(Point(92, 184))],
            working: [.belly],
            Motion.dumbbells.like("wood-chop").keys.dropFirst().prefix(2).map(\.pose)
        ),
        Motion(
            "band-pull-down",
            .back,
            2.8,
            around: [.line(Point(8, 206), Point(60, 206), width: 5), .cable(Point(30, 204))],
            working: [.chest, .upperArm],
            [.standing(lean: 2, arms: .near(20, 52)), .standing(lean: -4, arms: .near(16, 0))]
        ),
        Motion(
            "straight-arm-band",
            .back,
            2.8,
            around: Fixture.anchored(90, 140),
            working: [.chest, .upperArm],
            [.standing(lean: 8, arms: .swing(92, 94)), .standing(lean: 12, arms: .swing(4, 8))]
        ),
        Motion(
            "band-push-down",
            .back,
            2.6,
            around: [.line(Point(20, 206), Point(60, 206), width: 5), .cable(Point(34, 204))],
            working: [.upperArm],
            [.standing(lean: 6, arms: .swing(0, 104)), .standing(lean: 6, arms: .swing(0, 6))]
        ),
        Motion(
            "banded-curl",
            .back,
            2.8,
            held: .footBand,
            working: [.upperArm],
            [.standing(arms: .swing(2, 10)), .standing(arms: .swing(6, 138))]
        ),
        Motion(
            "band-overhead-press",
            .back,
            2.8,
            held: .footBand,
            working: [.upperArm],
            [.standing(arms: .near(14, 3)), .standing(arms: .near(4, 57))]
        ),
        Motion(
            "band-squat-press",
            .back,
            3,
            held: .footBand,
            working: [.thigh, .upperArm],
            [.bottom(lean: 28, arms: .near(13, 4)), .standing(arms: .near(13, 4)), .standing(arms: .near(4, 57))]
        ),
        Motion(
            "banded-deadlift",
            .back,
            3.2,
            held: .footBand,
            working: [.thigh, .belly],
            [
                Pose(-26, 60, lean: 58, head: 35, legs: .stand(14), arms: .swing(0, 1)),
                .standing(lean: -2, arms: .swing(4, 6)),
            ]
        ),
        Motion(
            "banded-good-morning",
            .back,
            3.4,
            held: .footBand,
            working: [.thigh, .belly],
            [.standing(arms: .near(13, -4)), .hinged(arms: .near(13, -4))]
        ),
        Motion(
            "banded-lateral-raise",
            .back,
            2.8,
            seen: .front,
            held: .footBand,
            working: [.upperArm],
            [.front(arms: .swing(10, 8)), .front(arms: .swing(86, 88))]
        ),
        Motion(
            "band-squat-row",
            .back,
            3,
            around: Fixture.anchored(94, 100),
            working: [.thigh, .chest],
            [.bottom(lean: 24, arms: .swing(84, 86)), .standing(lean: -3, arms: .swing(-46, 66))]
        ),
        .sitting(
            "seated-band-pull-apart",
            .back,
            2.8,
            [.chest, .upperArm],
            held: .band,
            front: [
                .frontSeated(arms: .turned(60, -60, upperShows: 0.25, foreShows: 0.2)),
                .frontSeated(arms: .swing(90, 92)),
            ]
        ),
        .sitting(
            "seated-towel-pull",
            .back,
            2.8,
            [.chest, .upperArm],
            held: .towel,
            front: [
                .frontSeated(arms: .turned(60, -40, upperShows: 0.4, foreShows: 0.3)),
                .frontSeated(arms: .turned(74, 10, upperShows: 0.9, foreShows: 0.3)),
            ]
        ),
        .sitting(
            "seated-band-triceps",
            .back,
            2.8,
            [.upperArm],
            with: [.tied(Point(4, 84), .hand)],
            [.sat(arms: .swing(-6, 100), farArm: .near(12, -10)), .sat(arms: .swing(-6, 20), farArm: .near(12, -10))]
        ),
        .sitting(
            "band-circuit",
            .back,
            4,
            [.chest, .upperArm],
            with: Fixture.anchored(98, 84),
            [.sat(lean: 6, arms: .swing(80, 84)), .sat(lean: -4, arms: .swing(-44, 68)), .sat(arms: .swing(6, 130))]
        ),
        .sitting(
            "band-neck-press",
            .stay,
            4,
            [.chest],
            held: .headBand,
            [.sat(head: -4, arms: .hold(40, 118), farArm: .swing(14, 70))]
        ),
        .sitting(
            "band-leg-press",
            .back,
            3,
            [.thigh],
            held: .footTowel,
            [
                .sat(lean: -4, legs: .stand(46, 30, foot: 120), farLeg: .stand(52), arms: .swing(-20, 80)),
                .sat(lean: -4, legs: .swing(88, 82, foot: 172), farLeg: .stand(52), arms: .swing(-20, 80)),
            ]
        ),
        .sitting(
            "band-leg-curl",
            .back,
            3,
            [.thigh],
            with: [.line(Point(98, 2), Point(98, 40)), .tied(Point(98, 20), .ankle)],
            [
                .sat(legs: .swing(86, 50, foot: 120), farLeg: .stand(52), arms: .swing(0, 14)),
                .sat(legs: .swing(88, 4, foot: 92), farLeg: .stand(52), arms: .swing(0, 14)),
            ]
        ),
        Motion(
            "cable-kickback",
            .back,
            2.8,
            around: [.line(Point(72, 2), Point(72, 150), width: 6), .tied(Point(66, 12), .ankle)],
            working: [.thigh],
            [
                Pose(
                    0,
                    83.6,
                    lean: 16,
                    head: 8,
                    legs: .stand(20, 5, foot: 84),
                    farLeg: .stand(14),
                    arms: .hold(66, 112)
                ),
                Pose(
                    0,
                    83.6,
                    lean: 20,
                    head: 8,
                    legs: .stand(-24, 12, foot: 60),
                    farLeg: .stand(14),
                    arms: .hold(66, 112)
                ),
            ]
        ),
        Motion(
            "cable-side-lift",
            .back,
            2.6,
            seen: .front,
            around: [.line(Point(-84, 2), Point(-84, 150), width: 6), .ankleCable(Point(-80, 12))],
            working: [.thigh],
            [
                Pose(
                    -5,
                    84.4,
                    lean: 0,
                    legs: .swing(2, 2, foot: 90),
                    farLeg: .stand(-12),
                    arms: .onHips,
                    farArm: .hold(-62, 110)
                ),
                Pose(
                    -5,
                    84.4,
                    lean: -6,
                    legs: .swing(36, 36, foot: 90),
                    farLeg: .stand(-12),
                    arms: .onHips,
                    farArm: .hold(-62, 110)
                ),
            ]
        ),
        Motion(
            "rope-haul",
            .roundByHalves,
            1.8,
            around: [.block(84, 0, 20, 16), .cable(Point(84, 14)), .tied(Point(84, 14), .farHand)],
            working: [.chest, .upperArm],
            [
                Pose(
                    -24,
                    68,
                    lean: 22,
                    head: 8,
                    legs: .stand(-2),
                    farLeg: .stand(-6),
                    arms: .swing(60, 70),
                    farArm: .swing(-30, 70)
                ),
                Pose(
                    -24,
                    68,
                    lean: 18,
                    head: 8,
                    legs: .stand(-4),
                    farLeg: .stand(-4),
                    arms: .swing(10, 80),
                    farArm: .swing(20, 100)
                ),
            ]
        ),
        Motion(
            "rope-climb-air",
            .roundByHalves,
            1.8,
            working: [.chest, .upperArm],
            [
                Pose(-4, 82, lean: 0, legs: .stand(14), arms: .swing(158, 166), farArm: .swing(40, 150)),
                Pose(-8, 77, lean: 6, legs: .stand(14), arms: .swing(110, 156), farArm: .swing(110, 156)),
            ]
        ),
    ]
}

extension Pose {
    fileprivate static func inStep(lean: Double = -2, arms: Arm, far: Arm? = nil) -> Pose {
        Pose(-12, 80.5, lean: lean, legs: .stand(14), farLeg: .stand(-20, foot: 76), arms: arms, farArm: far)
    }

    /// Both hands from the chest ahead, towards us, while something pulls to the side.
    fileprivate static let pressingAhead: [Pose] = [
        .front(0, 78, feet: 20, arms: .turned(30, -105, upperShows: 0.75, foreShows: 1)),
        .front(0, 78, feet: 20, arms: .turned(-24, -64, upperShows: 0.7, foreShows: 0.42)),
    ]
}
