extension Motion {
    /// On a chair, fast enough to breathe.
    static let seatedDrills: [Motion] = [
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
    ]
}
