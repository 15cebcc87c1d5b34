extension Motion {
    /// On a chair, fast enough to breathe.
    static let seatedDrills: [Motion] = [
        .sitting(
            "seated-boxing",
            .roundByHalves,
            1.2,
            [.upperArm],
            [.sat(lean: 6, arms: .swing(86, 90), farArm: .guarding), .sat(arms: .guarding)]
        ),
        .sitting(
            "seated-one-arm-punches",
            .back,
            1.4,
            [.upperArm],
            [
                .sat(arms: .guarding, farArm: .swing(14, 70)),
                .sat(lean: 6, arms: .swing(86, 90), farArm: .swing(14, 70)),
            ]
        ),
        .sitting(
            "seated-uppercuts",
            .roundByHalves,
            1.4,
            [.upperArm],
            [
                .sat(lean: 2, arms: .swing(66, 178), farArm: .guarding),
                .sat(lean: 6, arms: .swing(-20, 76), farArm: .guarding),
            ]
        ),
        .sitting(
            "seated-side-punches",
            .roundByHalves,
            1.6,
            [.belly, .upperArm],
            front: [
                Pose.frontSeated(arms: .turned(-80, -88, upperShows: 0.5, foreShows: 0.95), farArm: .swing(16, 188))
                    .facing(-1, twist: -0.8),
                Pose.frontSeated(arms: .swing(16, 188)),
            ]
        ),
        .sitting(
            "seated-boxing-ladder",
            .roundByHalves,
            2,
            [.upperArm],
            [
                .sat(lean: 8, arms: .swing(86, 90), farArm: .guarding), .sat(arms: .guarding),
                .sat(lean: 8, arms: .swing(112, 116), farArm: .guarding), .sat(arms: .guarding),
            ]
        ),
        .sitting(
            "seated-arm-run",
            .roundByHalves,
            0.9,
            [.upperArm],
            [.sat(lean: 6, arms: .swing(-50, 40), farArm: .swing(40, 130)), .sat(lean: 6, arms: .swing(0, 90))]
        ),
        .sitting(
            "seated-drumming",
            .roundByHalves,
            0.8,
            [.upperArm],
            [
                .sat(lean: 8, arms: .swing(30, 128), farArm: .swing(24, 66)),
                .sat(lean: 8, arms: .swing(28, 98), farArm: .swing(28, 98)),
            ]
        ),
        .sitting(
            "seated-swim",
            .roundByHalves,
            1.8,
            [.upperArm, .chest],
            [
                .sat(lean: 16, arms: .swing(96, 98), farArm: .swing(-30, -10)),
                .sat(lean: 16, arms: .swing(40, 60), farArm: .turned(-120, -40, upperShows: 0.9, foreShows: 0.9)),
                .sat(lean: 16, arms: .swing(0, 30), farArm: .turned(-200, -120, upperShows: 0.9, foreShows: 0.9)),
            ]
        ),
        .sitting(
            "seated-heel-digs",
            .eachSide,
            2.4,
            [.thigh],
            [
                .sat(arms: .swing(10, 80)),
                .sat(lean: 4, legs: .swing(74, 62, foot: 170), farLeg: .stand(52), arms: .swing(84, 88)),
            ]
        ),
        .sitting(
            "seated-march-swing",
            .roundByHalves,
            1.4,
            [.thigh, .upperArm],
            [
                .sat(legs: .swing(118, 8), farLeg: .stand(52), arms: .swing(-46, 40), farArm: .swing(40, 120)),
                .sat(legs: .swing(100, 4), farLeg: .stand(52), arms: .swing(-10, 80), farArm: .swing(0, 80)),
            ]
        ),
        .sitting(
            "seated-march-reach",
            .roundByHalves,
            1.8,
            [.thigh, .upperArm],
            [
                .sat(legs: .swing(118, 8), farLeg: .stand(52), arms: .swing(0, 60), farArm: .swing(88, 92)),
                .sat(legs: .swing(100, 4), farLeg: .stand(52), arms: .swing(6, 80)),
            ]
        ),
        .sitting(
            "seated-knee-and-row",
            .eachSide,
            3,
            [.thigh, .chest],
            [
                .sat(lean: 8, arms: .swing(80, 84)),
                .sat(lean: -4, legs: .swing(122, 10), farLeg: .stand(52), arms: .swing(-48, 60)),
            ]
        ),
        .sitting(
            "seated-push-pull",
            .back,
            1.8,
            [.upperArm, .chest],
            [.sat(lean: 8, arms: .swing(84, 88)), .sat(lean: -4, arms: .swing(-50, 66))]
        ),
        .sitting(
            "seated-kick-and-push",
            .eachSide,
            2.8,
            [.thigh, .upperArm],
            [
                .sat(arms: .swing(-20, 90)),
                .sat(lean: -4, legs: .swing(94, 84, foot: 176), farLeg: .stand(52), arms: .swing(86, 90)),
            ]
        ),
        .sitting(
            "seated-one-side-drive",
            .back,
            1.8,
            [.thigh, .upperArm],
            [
                .sat(lean: 4, arms: .swing(-20, 70), farArm: .swing(14, 70)),
                .sat(legs: .swing(120, 10), farLeg: .stand(52), arms: .swing(100, 104), farArm: .swing(14, 70)),
            ]
        ),
        .sitting(
            "seated-ski",
            .back,
            1.6,
            [.chest, .upperArm],
            [.sat(lean: -2, arms: .swing(110, 118)), .sat(lean: 30, head: 16, arms: .swing(-44, -36))]
        ),
        .sitting(
            "seated-rope-turns",
            .round,
            0.9,
            [.forearm],
            [70.0, 90, 70, 50].map { .sat(legs: .stand(52, foot: $0 > 80 ? 64 : 90), arms: .swing(-4, $0)) }
        ),
        .sitting(
            "seated-fast-feet",
            .roundByHalves,
            0.5,
            [.shank, .thigh],
            [.sat(legs: .swing(104, 4), farLeg: .stand(52, foot: 60), arms: .swing(0, 30))]
        ),
        .sitting(
            "seated-jacks",
            .back,
            1.4,
            [.thigh, .upperArm],
            front: [
                .frontSeated(legs: .satFront(14), arms: .swing(12, 8)),
                .frontSeated(legs: .satFront(44, shows: 0.55, shank: 2), arms: .swing(66, 68)),
                .frontSeated(legs: .satFront(74, shows: 0.75, shank: 4), arms: .swing(120, 128)),
            ]
        ),
        .sitting(
            "seated-dance",
            .roundByHalves,
            2,
            [.belly, .upperArm],
            front: [.frontSeated(high: 14, arms: .swing(140, 160), farArm: .swing(40, 130))]
        ),
        .sitting(
            "seated-rope-climb",
            .roundByHalves,
            1.8,
            [.upperArm, .chest],
            [
                .sat(arms: .swing(158, 166), farArm: .swing(40, 150)),
                .sat(lean: 4, arms: .swing(110, 156), farArm: .swing(110, 156)),
            ]
        ),
        .sitting(
            "seated-fist-roll",
            .round,
            0.8,
            [.upperArm],
            [0.0, 90, 180, 270].map { angle in
                let way = Point.step(angle, 8)
                return .sat(lean: 4, arms: .near(26 + way.x, -8 + way.y), farArm: .near(26 - way.x, -8 - way.y))
            }
        ),
        .sitting(
            "seated-ropes",
            .roundByHalves,
            0.8,
            [.upperArm],
            with: [.cable(Point(98, 5)), .tied(Point(98, 5), .farHand)],
            [.sat(lean: 12, arms: .swing(30, 112), farArm: .swing(16, 56))]
        ),
        .sitting(
            "seated-ball-toss",
            .back,
            1.8,
            [.chest, .upperArm],
            held: .ball,
            [.sat(lean: 4, arms: .near(20, -16)), .sat(arms: .swing(120, 124))]
        ),
        .sitting(
            "seated-weights-circuit",
            .back,
            4.4,
            [.upperArm, .chest],
            held: .dumbbells,
            [
                .sat(arms: .swing(4, 10)), .sat(arms: .swing(10, 138)), .sat(lean: -2, arms: .near(14, 6)),
                .sat(arms: .near(4, 56)),
            ]
        ),
        .sitting(
            "one-arm-weight-circuit",
            .back,
            4.4,
            [.upperArm, .chest],
            held: .oneDumbbell,
            [
                .sat(arms: .swing(4, 10), farArm: .swing(14, 70)), .sat(arms: .swing(10, 138), farArm: .swing(14, 70)),
                .sat(arms: .near(56, -6), farArm: .swing(14, 70)),
            ]
        ),
    ]
}
