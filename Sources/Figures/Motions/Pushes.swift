extension Motion {
    /// Without gear or nearly so: pushing and pulling at walls, chairs and the air.
    static let pushes: [Motion] = [
        Motion(
            "decline-push-up",
            .back,
            2.8,
            around: [
                .line(Point(-108, 30), Point(-72, 30), width: 6), .line(Point(-100, 30), Point(-100, 2)),
                .line(Point(-76, 30), Point(-76, 2)),
            ],
            working: [.chest, .upperArm],
            [
                Pose(-18, 54, lean: 86, head: 62, legs: .swing(-88, -90, foot: -4), arms: .hold(28, 4.5)),
                Pose(-18, 46, lean: 112, head: 96, legs: .swing(-97, -99, foot: -10), arms: .hold(28, 4.5)),
            ]
        ),
        Motion(
            "pike-push-up",
            .back,
            2.8,
            working: [.upperArm],
            [
                Pose(-12, 68, lean: 125, head: 128, legs: .stand(-46, foot: 50), arms: .hold(64, 4.5)),
                Pose(-2, 68, lean: 134, head: 116, legs: .stand(-46, foot: 40), arms: .hold(64, 4.5)),
            ]
        ),
        Motion(
            "chair-dip",
            .back,
            2.8,
            around: Fixture.chair(-34, back: false),
            working: [.upperArm],
            [
                Pose(-4, 46, lean: 8, legs: .stand(54), arms: .hold(-16, 42)),
                Pose(-2, 34, lean: 17, legs: .stand(54), arms: .hold(-16, 42)),
            ]
        ),
        .sitting(
            "chair-press-up",
            .back,
            3,
            [.upperArm],
            with: [.line(Point(-14, 62), Point(18, 62), width: 5), .line(Point(14, 62), Point(14, 38))],
            [.sat(arms: .hold(6, 66)), Pose.sat(lean: 6, arms: .hold(6, 66)).raised(12)]
        ),
        .sitting(
            "palm-press",
            .back,
            3,
            [.chest],
            front: [
                Pose.frontSeated(arms: .turned(44, -96, upperShows: 0.8, foreShows: 0.86)).hand(-84),
                Pose.frontSeated(arms: .turned(52, -96, upperShows: 0.85, foreShows: 0.94)).hand(-84),
            ]
        ),
        Motion(
            "wall-push-hold",
            .stay,
            4,
            around: Fixture.wall(60),
            working: [.chest, .upperArm],
            [Pose(4, 83, lean: 15, head: 10, legs: .stand(0, foot: 84), arms: .hold(54, 124))]
        ),
        Motion(
            "forearm-wall-push",
            .back,
            3,
            around: Fixture.wall(54),
            working: [.chest],
            [
                Pose(-4, 79.6, lean: 22, head: 14, legs: .stand(-20, foot: 86), arms: .swing(92, 176)),
                Pose(-8, 79.6, lean: 20, high: 24, head: 20, legs: .stand(-20, foot: 86), arms: .swing(98, 178)).drawn(
                    4,
                    0
                ),
            ]
        ),
        Motion(
            "one-arm-wall-push",
            .back,
            3,
            around: Fixture.wall(60),
            working: [.chest, .upperArm],
            [
                Pose(-8, 84.2, lean: 8, legs: .stand(0), arms: .hold(54, 124), farArm: .swing(-40, 20)),
                Pose(
                    10,
                    82.5,
                    lean: 20,
                    head: 14,
                    legs: .stand(0, foot: 80),
                    arms: .hold(54, 124),
                    farArm: .swing(-40, 20)
                ),
            ]
        ),
        Motion(
            "counter-push-up",
            .back,
            2.8,
            around: [.block(30, 0, 54, 60)],
            working: [.chest, .upperArm],
            [
                .plank(toes: -62, shoulders: 115, foot: 30, head: 34, arms: .hold(36, 64.5)),
                .plank(toes: -62, shoulders: 88, foot: 30, head: 44, arms: .hold(36, 64.5)),
            ]
        ),
        Motion(
            "wall-triceps",
            .back,
            2.8,
            around: Fixture.wall(60),
            working: [.upperArm],
            [
                Pose(-8, 84.2, lean: 8, legs: .stand(0), arms: .hold(54, 136)),
                Pose(2, 83, lean: 16, head: 10, legs: .stand(0, foot: 84), arms: .swing(66, 160)),
            ]
        ),
        Motion(
            "wall-shoulder-push",
            .back,
            3,
            around: Fixture.wall(60),
            working: [.upperArm],
            [
                Pose(4, 84, lean: 6, legs: .stand(10), arms: .hold(54, 138)),
                Pose(8, 84, lean: 8, legs: .stand(16), arms: .hold(54, 168)),
            ]
        ),
        Motion(
            "front-sweep",
            .back,
            3,
            working: [.upperArm],
            [.standing(arms: .swing(2, 6)), .standing(arms: .swing(88, 90))]
        ),
        Motion(
            "tense-circles",
            .round,
            1.6,
            seen: .front,
            around: [.ring(Point(68, 132), 7, width: 2.5), .ring(Point(-68, 132), 7, width: 2.5)],
            working: [.upperArm],
            Pose.handCircles(68, 132, 6).map { .front(arms: $0.near, farArm: $0.far) }
        ),
        .sitting(
            "seated-tense-circles",
            .round,
            1.6,
            [.upperArm],
            with: [.ring(Point(68, 95), 7, width: 2.5), .ring(Point(-68, 95), 7, width: 2.5)],
            front: Pose.handCircles(68, 95, 6).map { .frontSeated(arms: $0.near, farArm: $0.far) }
        ),
        .sitting(
            "sky-press",
            .back,
            3,
            [.upperArm],
            [Pose.sat(arms: .near(13, 4)).hand(60), Pose.sat(arms: .near(3, 57)).hand(60)]
        ),
        Motion(
            "w-pull",
            .back,
            3,
            seen: .front,
            working: [.chest, .upperArm],
            [.front(arms: .swing(150, 168)), .front(arms: .swing(44, 156))]
        ),
        .sitting(
            "seated-w-pull",
            .back,
            3,
            [.chest, .upperArm],
            front: [.frontSeated(arms: .swing(100, 170)), .frontSeated(arms: .swing(44, 156))]
        ),
        Motion(
            "wall-slide",
            .back,
            3.4,
            seen: .front,
            around: [
                .line(Point(-60, 2), Point(-60, 206), width: 4), .line(Point(60, 2), Point(60, 206), width: 4),
                .line(Point(-60, 206), Point(60, 206), width: 4),
            ],
            working: [.chest, .upperArm],
            [.front(0, 80, feet: 12, arms: .swing(62, 176)), .front(0, 80, feet: 12, arms: .swing(146, 174))]
        ),
        Motion(
            "floor-w",
            .back,
            3,
            around: Fixture.mat(-95, 190),
            working: [.chest],
            [
                .prone(head: 80, arms: .swing(98, 112)),
                .prone(high: 76, head: 66, arms: .turned(104, 112, upperShows: 0.3, foreShows: 0.8)),
            ]
        ),
        Motion(
            "floor-swimmer",
            .roundByHalves,
            1.8,
            around: Fixture.mat(-95, 190),
            working: [.chest, .belly],
            [
                Pose(
                    -14,
                    11,
                    lean: 90,
                    high: 76,
                    head: 62,
                    legs: .swing(-104, -106, foot: -66),
                    farLeg: .swing(-89, -91, foot: -50),
                    arms: .swing(84, 88),
                    farArm: .swing(110, 114)
                )
            ]
        ),
        .lyingDown(
            "lying-elbow-drive",
            .back,
            3,
            [.chest],
            [.supine(arms: .swing(92, 178)), .supine(high: -80, head: -74, arms: .swing(84, 176))]
        ),
        .lyingDown(
            "lying-punches",
            .roundByHalves,
            1.4,
            [.upperArm, .chest],
            [.supine(arms: .swing(178, 180), farArm: .swing(100, 186)), .supine(arms: .swing(120, 184))]
        ),
        .lyingDown(
            "air-cycling",
            .round,
            1.6,
            [.thigh, .belly],
            stride(from: 0.0, to: 360, by: 45).map { angle in
                let pedal = Point.step(angle, 16)
                return .supine(
                    legs: .stand(48 + pedal.x, 62 + pedal.y, foot: 180),
                    farLeg: .stand(48 - pedal.x, 62 - pedal.y, foot: 180)
                )
            }
        ),
        Motion(
            "prisoner-squat",
            .back,
            3.2,
            working: [.thigh],
            [.standing(arms: .handsOnHead), .bottom(arms: .handsOnHead)]
        ),
        Motion(
            "wall-slide-squat",
            .back,
            3.4,
            around: Fixture.wall(-56),
            working: [.thigh],
            [
                Pose(-37, 74, lean: 0, legs: .stand(4), arms: .swing(4, 14)),
                Pose(-37, 52, lean: 0, legs: .stand(4), arms: .swing(8, 30)),
            ]
        ),
        Motion(
            "one-leg-wall-sit",
            .stay,
            4,
            around: Fixture.wall(-56),
            working: [.thigh],
            [Pose(-37, 46, lean: 0, legs: .swing(88, 70, foot: 160), farLeg: .stand(16), arms: .swing(8, 30))]
        ),
        Motion(
            "ball-wall-squat",
            .back,
            3.4,
            around: Fixture.wall(-84) + [.carried(.waist, Point(-35, 0), 25)],
            working: [.thigh],
            [
                Pose(-8, 82, lean: 0, legs: .stand(20), arms: .swing(4, 14)),
                Pose(-18, 46, lean: 0, legs: .stand(20), arms: .swing(70, 78)),
            ]
        ),
        Motion(
            "wall-hip-hinge",
            .back,
            3.4,
            around: Fixture.wall(-52),
            working: [.thigh, .belly],
            [
                Pose(-8, 84, lean: 0, legs: .stand(4), arms: .near(13, -30)),
                Pose(-33, 76, lean: 66, head: 48, legs: .stand(4), arms: .near(13, -30)),
            ]
        ),
        Motion(
            "side-step-squat",
            .eachSide,
            4,
            seen: .front,
            working: [.thigh],
            [
                .front(arms: .swing(10, 8)), .front(14, 78, legs: .stand(36), farLeg: .stand(-9), arms: .onHips),
                .front(
                    13,
                    56,
                    legs: .stand(36),
                    farLeg: .stand(-9),
                    arms: .turned(20, -100, upperShows: 0.8, foreShows: 0.8)
                ),
            ]
        ),
        Motion(
            "scapular-push-up",
            .back,
            3,
            working: [.chest],
            [
                Pose.plank(toes: -85, shoulders: 62, head: 62, arms: .hold(30, 4.5)).drawn(3, 0),
                Pose.plank(toes: -85, shoulders: 52, head: 64, arms: .hold(30, 4.5)).drawn(-7, 0),
            ]
        ),
        Motion(
            "machine-circuit",
            .back,
            4,
            held: .handle,
            around: Fixture.machineSeat + [.line(Point(58, 2), Point(58, 120), width: 5)],
            working: [.chest, .thigh],
            [
                .sat(lean: -4, arms: .near(19, -10)), .sat(lean: -4, arms: .near(52, -10)),
                .sat(lean: -4, arms: .near(14, -6)),
                .sat(lean: -4, legs: .swing(92, 76, foot: 164), arms: .near(19, -10)),
            ]
        ),
    ]
}
