extension Motion {
    /// Motions of other families with other things or on one side only.
    static let variants: [Motion] = [
        Motion(
            "band-face-pull",
            .back,
            2.8,
            around: Fixture.anchored(90, 146),
            working: [.chest, .upperArm],
            Motion.pulls.like("face-pull").ends
        ),
        Motion(
            "banded-squat",
            .back,
            3.2,
            held: .footBand,
            working: [.thigh],
            [.standing(arms: .near(12, 2)), .bottom(lean: 34, arms: .near(12, 2))]
        ),
        Motion(
            "one-arm-press",
            .back,
            3,
            seen: .front,
            held: .oneDumbbell,
            working: [.upperArm],
            [.front(arms: .racked, farArm: .swing(22, 8)), .front(arms: .pressed, farArm: .swing(22, 8))]
        ),
        .sitting(
            "back-press",
            .back,
            4,
            [.belly, .chest],
            [.sat(lean: 8, arms: .swing(14, 60)), .sat(lean: -9, arms: .swing(4, 50))]
        ),
        Motion(
            "cuff-band-row",
            .back,
            2.8,
            around: [.line(Point(90, 2), Point(90, 150)), .disc(Point(90, 106), 4), .tied(Point(90, 106), .hand)],
            working: [.chest, .upperArm],
            Motion.bandRows.like("one-arm-band-row").ends.map { $0.hand(40) }
        ),
        .sitting(
            "seated-one-arm-curl",
            .back,
            2.8,
            [.upperArm],
            held: .oneDumbbell,
            [.sat(arms: .swing(-4, 4), farArm: .swing(14, 70)), .sat(arms: .swing(6, 138), farArm: .swing(14, 70))]
        ),
        Motion(
            "shrug-carry",
            .roundByHalves,
            1.5,
            held: .dumbbells,
            working: [.chest, .forearm],
            Motion.steady.like("farmer-carry").keys.prefix(4).map { $0.pose.drawn(0, 6) }
        ),
        Motion(
            "standing-punches",
            .roundByHalves,
            1.3,
            working: [.upperArm],
            [
                Pose(-4, 80, lean: 4, legs: .stand(14), arms: .swing(86, 90), farArm: .guarding),
                Pose(-4, 80, lean: 2, legs: .stand(14), arms: .guarding),
            ]
        ),
        Motion(
            "guard-pivot",
            .back,
            3,
            working: [.thigh, .shank],
            [
                Pose(-22, 79, lean: 4, legs: .stand(8), farLeg: .stand(-44, foot: 70), arms: .swing(-4, 20)),
                Pose(
                    -6,
                    80,
                    lean: 6,
                    legs: .stand(26, 6, foot: 94),
                    farLeg: .stand(-36, 3, foot: 64),
                    arms: .swing(-4, 20)
                ),
                Pose(12, 79, lean: 4, legs: .stand(44), farLeg: .stand(-10, foot: 60), arms: .swing(-4, 20)),
            ]
        ),
        Motion(
            "chair-circuit",
            .back,
            4.4,
            around: Fixture.chair(-26),
            working: [.thigh, .shank],
            [
                Pose(-22, 48, lean: 28, head: 14, legs: .stand(14), arms: .swing(70, 76)),
                .standing(arms: .swing(20, 30)),
                Pose(4.4, 92.6, lean: 0, legs: .stand(14, foot: 51), arms: .swing(20, 30)),
            ]
        )
        .shown(at: 0),
        Motion(
            "rucksack-steps",
            .back,
            2.6,
            held: .rucksack,
            working: [.thigh],
            [
                Pose(20, 80, lean: 4, legs: .stand(46), farLeg: .stand(4, foot: 70), arms: .swing(-10, 60)),
                Pose(4, 83, lean: 4, legs: .stand(24, 8, foot: 80), farLeg: .stand(10), arms: .swing(0, 70)),
                Pose(-10, 80, lean: 4, legs: .stand(-34, foot: 60), farLeg: .stand(10), arms: .swing(-10, 60)),
            ]
        ),
    ]

    /// The poses at both ends of a way there and back.
    private var ends: [Pose] { [self.keys[0].pose, self.pose(at: 0.5)] }
}
