extension Motion {
    /// Machines and presses whose way is short, and what else lies between two exercises of one family.
    static let shortRanges: [Motion] = [
        Motion(
            "short-leg-press",
            .back,
            2.8,
            around: Motion.squats.like("leg-press").around,
            working: [.thigh],
            [
                Pose(-32, 40, lean: -42, legs: .stand(24.5, 83.8, foot: 190), arms: .swing(20, 40)),
                Pose(-32, 40, lean: -42, legs: .stand(32, 88, foot: 190), arms: .swing(20, 40)),
            ]
        )
        .shown(at: 0),
        Motion(
            "wide-leg-press",
            .back,
            3.4,
            seen: .front,
            around: [
                .line(Point(0, 98), Point(0, 160), width: 44), .line(Point(-62, 10), Point(-62, 110), width: 5),
                .line(Point(62, 10), Point(62, 110), width: 5), .solePlate,
            ],
            working: [.thigh],
            [.widePress(0), .widePress(0.5), .widePress(1)]
        )
        .shown(at: 0),
        Motion(
            "short-machine-press",
            .back,
            2.6,
            held: .handle,
            around: Motion.presses.like("machine-press").around,
            working: [.chest, .upperArm],
            [.seated(lean: -5, arms: .near(38, -10)), .seated(lean: -5, arms: .near(56, -10))]
        ),
        Motion(
            "row-machine",
            .back,
            2.8,
            held: .handle,
            around: Fixture.rowMachine,
            working: [.chest, .upperArm],
            [.sat(arms: .hold(54, 84)), .sat(lean: -2, arms: .hold(8, 76))]
        ),
        Motion(
            "short-row",
            .back,
            2.6,
            held: .handle,
            around: Fixture.rowMachine,
            working: [.chest, .upperArm],
            [.sat(arms: .hold(54, 84)), .sat(arms: .hold(31, 80))]
        ),
        .lyingDown("bridge-hold", .stay, 5, [.thigh, .belly], [.bridge()]),
        .lyingDown(
            "prone-raise",
            .back,
            3.4,
            [.belly, .chest],
            [
                .prone(arms: .swing(-88, -84)),
                .prone(high: 66, head: 60, arms: .swing(-82, -76)),
            ]
        ),
        Motion(
            "tempo-push-up",
            .back,
            5,
            working: [.chest, .upperArm],
            [
                .plank(toes: -85, shoulders: 61, head: 62, arms: .hold(32, 4.5)),
                .plank(toes: -85, shoulders: 22, head: 78, arms: .hold(32, 4.5)),
            ]
        )
        .paced(down: 0.55, wait: 0.12),
        Motion(
            "diamond-push-up",
            .back,
            2.8,
            working: [.upperArm],
            [
                .plank(toes: -85, shoulders: 60, head: 62, arms: .hold(21, 4.5)),
                .plank(toes: -85, shoulders: 26, head: 76, arms: .hold(21, 4.5)),
            ]
        )
        .shown(at: 0.33),
        Motion(
            "low-step-up",
            .eachSide,
            7,
            around: [.block(8, 0, 62, 15)],
            working: [.thigh],
            [
                Pose(-22, 84.6, lean: 0, legs: .stand(-8), arms: .hanging),
                Pose(-20, 84.2, lean: 2, legs: .swing(66, -36), farLeg: .stand(-8), arms: .hanging),
                Pose(-12, 81, lean: 6, legs: .stand(34, 15), farLeg: .stand(-8), arms: .hanging),
                Pose(2, 88, lean: 8, legs: .stand(34, 15), farLeg: .stand(-8, foot: 46), arms: .hanging),
                Pose(14, 96, lean: 4, legs: .stand(34, 15), farLeg: .swing(-6, -56), arms: .hanging),
                Pose(20, 99.4, lean: 0, legs: .stand(34, 15), farLeg: .swing(30, -30), arms: .hanging),
                Pose(20, 99.4, lean: 0, legs: .stand(34, 15), arms: .hanging),
            ]
        )
        .shown(at: 0.117),
    ]
}

extension Fixture {
    /// A seat before a pad for the chest, with handles on a cable.
    fileprivate static let rowMachine: [Fixture] =
        [
            .block(-18, 31, 38, 6), .line(Point(0, 31), Point(0, 2)), .line(Point(19, 70), Point(19, 96), width: 8),
            .line(Point(21, 76), Point(40, 40), width: 5), .line(Point(40, 40), Point(40, 2), width: 5),
            .line(Point(0, 4), Point(84, 4), width: 5),
        ] + Fixture.tower(88, pulley: 84)
}

extension Pose {
    /// Returns a pose in a leg press seen from above, so far from bent knees (0) to long legs (1).
    fileprivate static func widePress(_ share: Double) -> Pose {
        let leg = Leg.turned(
            mix(72, 28, share),
            mix(0, 20, share),
            foot: 90,
            thighShows: mix(0.9, 0.98, share),
            shankShows: mix(0.72, 0.98, share)
        )
        return Pose(0, 106, lean: 0, legs: leg, arms: .swing(34, -24))
    }
}
