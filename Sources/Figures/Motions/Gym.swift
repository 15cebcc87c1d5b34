extension Motion {
    /// On machines with seats, pads and sledges.
    static let gym: [Motion] = [
        Motion(
            "leg-press-calf",
            .back,
            2.6,
            around: Motion.squats.like("leg-press").around,
            working: [.shank],
            [.onLegPress(.stand(30, 84, foot: 200)), .onLegPress(.stand(36, 90, foot: 160))]
        ),
        Motion(
            "one-leg-press",
            .back,
            3.4,
            around: Motion.squats.like("leg-press").around,
            working: [.thigh],
            [
                .onLegPress(.stand(6, 73.5, foot: 190), far: .stand(18, 4)),
                .onLegPress(.stand(32, 88, foot: 190), far: .stand(18, 4)),
            ]
        ),
        Motion(
            "calf-machine-seated",
            .back,
            2.6,
            around: [
                .block(-18, 31, 36, 6), .line(Point(0, 31), Point(0, 2)), .block(38, 0, 26, 7),
                .carried(.knee, Point(-6, 13), 8), .line(Point(62, 7), Point(56, 84)),
                .line(Point(30, 66), Point(58, 76), width: 4),
            ],
            working: [.shank],
            [
                .sat(legs: .stand(46, 7, foot: 108), arms: .swing(40, 70)),
                .sat(legs: .stand(46, 7, foot: 54), arms: .swing(40, 70)),
            ]
        ),
        Motion(
            "calf-machine-standing",
            .back,
            2.6,
            around: [
                .block(2, 0, 26, 9), .carried(.chest, Point(0, 9), 8), .line(Point(-44, 2), Point(-44, 170), width: 5),
                .line(Point(-44, 150), Point(4, 158), width: 4),
            ],
            working: [.shank],
            [
                Pose(0, 90, lean: 0, legs: .stand(14, 9, foot: 100), arms: .near(16, -4)),
                Pose(4.4, 101.4, lean: 0, legs: .stand(14, 9, foot: 51), arms: .near(16, -4)),
            ]
        ),
        Motion(
            "kickback-machine",
            .back,
            2.8,
            around: [
                .line(Point(40, 2), Point(40, 112), width: 6), .line(Point(28, 112), Point(48, 112), width: 6),
                .solePlate,
            ],
            working: [.thigh],
            [
                Pose(
                    -22,
                    80,
                    lean: 44,
                    head: 30,
                    legs: .swing(50, -40, foot: 30),
                    farLeg: .stand(-6),
                    arms: .hold(36, 114)
                ),
                Pose(
                    -22,
                    80,
                    lean: 44,
                    head: 30,
                    legs: .swing(-46, -80, foot: 0),
                    farLeg: .stand(-6),
                    arms: .hold(36, 114)
                ),
            ]
        ),
        .machineFront(
            "hip-out",
            [
                .frontSeated(legs: .satFront(8, shank: -2), arms: .onGrips),
                .frontSeated(legs: .satFront(40, shows: 0.5, shank: 2), arms: .onGrips),
                .frontSeated(legs: .satFront(74, shows: 0.8, shank: 6), arms: .onGrips),
            ],
            pad: 11
        ),
        .machineFront(
            "hip-in",
            [
                .frontSeated(legs: .satFront(74, shows: 0.8, shank: 6), arms: .onGrips),
                .frontSeated(legs: .satFront(40, shows: 0.5, shank: 2), arms: .onGrips),
                .frontSeated(legs: .satFront(8, shank: -2), arms: .onGrips),
            ],
            pad: -9
        ),
        Motion(
            "incline-machine-press",
            .back,
            3,
            held: .handle,
            around: Fixture.machineSeat,
            working: [.chest, .upperArm],
            [.sat(lean: -16, arms: .near(18, -4)), .sat(lean: -16, arms: .near(46, 32))]
        ),
        Motion(
            "shoulder-machine",
            .back,
            3,
            held: .handle,
            around: Fixture.machineSeat,
            working: [.upperArm],
            [.sat(lean: -4, arms: .near(17, 4)), .sat(lean: -4, arms: .near(8, 56))]
        ),
        Motion(
            "triceps-machine",
            .back,
            2.8,
            held: .handle,
            around: Fixture.machineSeat + [
                .line(Point(22, 74), Point(42, 70), width: 7), .line(Point(34, 70), Point(34, 2)),
            ],
            working: [.upperArm],
            [.sat(arms: .swing(46, 160)), .sat(arms: .swing(46, 58))]
        ),
        Motion(
            "ab-machine",
            .back,
            3,
            around: Fixture.machineSeat + [.carried(.chest, Point(13, -8), 8)],
            working: [.belly],
            [.sat(lean: -4, arms: .near(14, 0)), .sat(lean: 8, high: 58, head: 66, arms: .near(14, 0))]
        ),
        Motion(
            "back-machine",
            .back,
            3,
            around: [
                .block(-18, 31, 38, 6), .line(Point(0, 31), Point(0, 2)), .carried(.chest, Point(-17, -4), 8),
                .line(Point(-40, 2), Point(-34, 60), width: 5),
            ],
            working: [.belly, .chest],
            [.sat(lean: 44, head: 30, arms: .near(13, -16)), .sat(lean: -24, head: -14, arms: .near(13, -16))]
        ),
        Motion(
            "pec-deck",
            .back,
            3,
            seen: .front,
            around: Fixture.frontChair + [.carried(.hand, Point(0, -6), 7), .carried(.farHand, Point(0, -6), 7)],
            working: [.chest],
            [.frontSeated(arms: .swing(88, 178)), .frontSeated(arms: .turned(30, 178, upperShows: 0.4, foreShows: 1))]
        ),
        Motion(
            "reverse-pec-deck",
            .back,
            3,
            held: .handle,
            around: [
                .block(-18, 31, 38, 6), .line(Point(0, 31), Point(0, 2)), .line(Point(20, 56), Point(20, 96), width: 8),
                .line(Point(22, 60), Point(58, 2), width: 5),
            ],
            working: [.chest, .upperArm],
            [
                .sat(lean: 6, legs: .stand(44), arms: .swing(88, 92)),
                .sat(lean: 6, legs: .stand(44), arms: .turned(-90, -80, upperShows: 0.6, foreShows: 0.9)),
            ]
        ),
        Motion(
            "one-arm-pulldown",
            .back,
            3,
            held: .handle,
            around: Motion.pulls.like("lat-pull-down").around,
            working: [.chest, .upperArm],
            [
                .seated(lean: -2, arms: .hold(15, 148), farArm: .swing(14, 70)),
                .seated(lean: -10, arms: .hold(11, 104), farArm: .swing(14, 70)),
            ]
        ),
        Motion(
            "assisted-dip",
            .back,
            3,
            around: [
                .line(Point(-34, 90), Point(40, 90), width: 5), .line(Point(-44, 200), Point(-44, 2), width: 5),
                .carried(.knee, Point(-6, -15), 8),
            ],
            working: [.chest, .upperArm],
            [
                Pose(-2, 105, lean: 4, legs: .swing(4, -86), arms: .hold(4, 95)),
                Pose(-14, 80, lean: 18, head: 8, legs: .swing(4, -86), arms: .hold(4, 95)),
            ]
        ),
        Motion(
            "assisted-pull-up-machine",
            .back,
            3.2,
            around: Fixture.highBar(173) + [.carried(.knee, Point(-6, -15), 8)],
            working: [.chest, .upperArm],
            [
                Pose(0, 69.5, lean: 0, legs: .swing(4, -86), arms: .hold(5, 173)),
                Pose(-3, 113, lean: -6, legs: .swing(4, -86), arms: .hold(5, 173)),
            ]
        ),
        Motion(
            "banded-pull-up",
            .back,
            3.2,
            around: Fixture.highBar(173) + [.tied(Point(5, 173), .knee)],
            working: [.chest, .upperArm],
            Motion.pulls.like("pull-up").keys.dropFirst().prefix(2).map(\.pose)
        ),
        Motion(
            "dead-hang",
            .stay,
            4,
            around: Fixture.highBar(194),
            working: [.forearm, .chest],
            [Pose(0, 90, lean: 0, legs: .swing(10, -50, foot: 10), arms: .hold(5, 194))]
        ),
        Motion(
            "scapular-pull-up",
            .back,
            3,
            around: Fixture.highBar(194),
            working: [.chest],
            [
                Pose(0, 85, lean: 0, legs: .swing(10, -70, foot: -10), arms: .hold(5, 194)).drawn(0, 9),
                Pose(-2, 97, lean: -6, legs: .swing(10, -70, foot: -10), arms: .hold(5, 194)).drawn(0, -4),
            ]
        ),
        Motion(
            "hanging-leg-raise",
            .back,
            3.2,
            around: Fixture.highBar(194),
            working: [.belly, .thigh],
            [
                Pose(0, 90, lean: 0, legs: .swing(6, 2, foot: 60), arms: .hold(5, 194)),
                Pose(-3, 92.5, lean: -10, high: 4, legs: .swing(96, 94, foot: 150), arms: .hold(5, 194)),
            ]
        ),
        Motion(
            "toes-to-bar",
            .back,
            3.2,
            around: Fixture.highBar(194),
            working: [.belly, .thigh],
            [
                Pose(0, 90, lean: 0, legs: .swing(6, 2, foot: 60), arms: .hold(5, 194)),
                Pose(-8, 108, lean: -42, high: -10, legs: .swing(160, 158, foot: 218), arms: .hold(5, 194)),
            ]
        ),
        Motion(
            "inverted-row",
            .back,
            3,
            around: [
                .line(Point(-40, 96), Point(-40, 2), width: 5), .line(Point(-40, 96), Point(-52, 96), width: 4),
                .disc(Point(-40, 96), 5),
            ],
            working: [.chest, .upperArm],
            [.underBar(38), .underBar(80)]
        ),
        Motion(
            "suspension-row",
            .back,
            3,
            held: .handle,
            around: [.cable(Point(60, 202)), .line(Point(40, 206), Point(80, 206), width: 5)],
            working: [.chest, .upperArm],
            [.leaningBack(-34, arms: .swing(100, 104)), .leaningBack(-26, arms: .swing(-10, 120))]
        ),
        Motion(
            "towel-row",
            .back,
            3,
            held: .nothing,
            around: [.line(Point(70, 2), Point(70, 190), width: 7), .cable(Point(70, 118))],
            working: [.chest, .upperArm],
            [.leaningBack(-22, arms: .swing(74, 80)), .leaningBack(-10, arms: .swing(-40, 76))]
        ),
        Motion(
            "doorway-row",
            .back,
            3,
            around: [.line(Point(41, 2), Point(41, 200), width: 7)],
            working: [.chest, .upperArm],
            [.leaningBack(-18, arms: .hold(36, 114)), .leaningBack(-3, arms: .hold(36, 114))]
        ),
        Motion(
            "one-arm-doorway-row",
            .back,
            3,
            around: [.line(Point(41, 2), Point(41, 200), width: 7)],
            working: [.chest, .upperArm],
            [
                .leaningBack(-18, arms: .hold(36, 114), farArm: .swing(-30, -20)),
                .leaningBack(-3, arms: .hold(36, 114), farArm: .swing(-10, 0)),
            ]
        ),
    ]

    private static func machineFront(_ name: String, _ poses: [Pose], pad: Double) -> Motion {
        Motion(
            name,
            .back,
            3.2,
            seen: .front,
            around: Fixture.frontChair + [.carried(.knee, Point(pad, 4), 6), .carried(.farKnee, Point(-pad, 4), 6)],
            working: [.thigh],
            poses
        )
    }
}

extension Arm {
    /// Seen from the front, hands on grips beside the seat.
    fileprivate static let onGrips = Arm.turned(16, 6, upperShows: 1, foreShows: 0.8)
}

extension Pose {
    fileprivate static func onLegPress(_ legs: Leg, far: Leg? = nil) -> Pose {
        Pose(-32, 40, lean: -42, legs: legs, farLeg: far, arms: .swing(20, 40))
    }

    /// Hanging under a low bar with the heels on the floor, shoulders of a height.
    fileprivate static func underBar(_ shoulders: Double) -> Pose {
        let heels = Point(82, 8)
        let length = Proportions.thigh + Proportions.shank + Proportions.trunk
        let rise = (shoulders - heels.y) / length
        let along = Point((1 - rise * rise).squareRoot(), -rise)
        let hip = heels - along * (Proportions.thigh + Proportions.shank)
        let leg = along.angle
        return Pose(hip.x, hip.y, lean: -abs(leg), legs: .swing(leg, leg, foot: leg + 86), arms: .hold(-40, 96))
    }

    /// In one line leaning back on the heels.
    fileprivate static func leaningBack(_ lean: Double, arms: Arm, farArm: Arm? = nil) -> Pose {
        let ankle = Point(20, 8)
        let hip = ankle + Point.step(180 - lean, Proportions.thigh + Proportions.shank)
        return Pose(
            hip.x,
            hip.y,
            lean: lean,
            head: lean / 2,
            legs: .swing(-lean, -lean, foot: 90 - lean * 0.5),
            arms: arms,
            farArm: farArm
        )
    }
}
