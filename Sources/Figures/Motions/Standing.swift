extension Motion {
    /// On the feet, gently: neck, shoulders, arms, trunk and legs, and holds at a wall.
    static let standing: [Motion] = [
        Motion(
            "neck-nod",
            .back,
            4,
            working: [.chest],
            [.standing(head: 34, arms: .hanging), .standing(head: -28, arms: .hanging)]
        ),
        Motion(
            "chin-slide",
            .back,
            4,
            working: [.chest],
            [
                Pose(0, 84.6, lean: 0, high: 4, head: 26, legs: .stand(14), arms: .hanging),
                Pose(0, 84.6, lean: 0, high: -2, head: -8, legs: .stand(14), arms: .hanging),
            ]
        ),
        Motion("neck-diagonal", .stay, 5, seen: .front, working: [.chest], [Pose.front(head: 26).facing(0.9)]),
        Motion(
            "shrug-roll",
            .round,
            3,
            seen: .front,
            working: [.chest],
            [0.0, 5, 9, 5, 0, -1].map { Pose.front(arms: .swing(8, 6)).drawn(0, $0) }
        ),
        Motion(
            "shoulder-squeeze",
            .back,
            3,
            working: [.chest],
            [.standing(arms: .swing(10, 30)).drawn(3, 0), Pose.standing(lean: -3, arms: .swing(-32, 30)).drawn(-5, -1)]
        ),
        .sitting(
            "seated-shoulder-squeeze",
            .back,
            3,
            [.chest],
            [.sat(arms: .swing(10, 50)).drawn(3, 0), Pose.sat(lean: -3, arms: .swing(-38, 44)).drawn(-5, -1)]
        ),
        Motion(
            "wrist-circles",
            .round,
            2.4,
            working: [.forearm],
            [0.0, 60, 0, -60].map { Pose.standing(arms: .swing(14, 88 + $0 / 8)).hand($0) }
        ),
        Motion(
            "elbow-bends",
            .back,
            2.6,
            working: [.upperArm],
            [.standing(arms: .swing(0, 6)), .standing(arms: .swing(6, 140))]
        ),
        .sitting(
            "seated-elbow-bends",
            .back,
            2.6,
            [.upperArm],
            [.sat(arms: .swing(0, 10)), .sat(arms: .swing(6, 140))]
        ),
        .sitting(
            "seated-self-curl",
            .back,
            3.4,
            [.upperArm],
            [.sat(arms: .swing(10, 60), farArm: .swing(14, 84)), .sat(arms: .swing(10, 120), farArm: .swing(14, 130))]
        ),
        Motion(
            "trunk-turns",
            .back,
            3,
            seen: .front,
            working: [.belly],
            [-1.0, 1].map { side in
                let across = Arm.turned(-30, -70, upperShows: 0.7, foreShows: 0.7)
                return Pose.front(
                    feet: 14,
                    arms: side > 0 ? .swing(30, 36) : across,
                    farArm: side > 0 ? across : .swing(30, 36)
                )
                .facing(side, twist: side * 0.9)
            }
        ),
        Motion(
            "standing-cat",
            .back,
            4.4,
            working: [.chest, .belly],
            [
                Pose(-18, 74, lean: 34, high: 58, head: 92, legs: .stand(14), arms: .hold(10, 62)),
                Pose(-18, 74, lean: 64, high: 38, head: 10, legs: .stand(14), arms: .hold(10, 62)),
            ]
        ),
        Motion(
            "knee-circle",
            .eachSide,
            5,
            seen: .front,
            working: [.thigh],
            [
                .front(-5, arms: .onHips),
                .front(
                    -6,
                    84,
                    legs: .turned(10, 0, foot: 90, thighShows: 0.2, shankShows: 0.95),
                    farLeg: .stand(-12),
                    arms: .onHips
                ),
                .front(
                    -6,
                    84,
                    legs: .turned(78, 4, foot: 90, thighShows: 0.8, shankShows: 0.95),
                    farLeg: .stand(-12),
                    arms: .onHips
                ),
            ]
        ),
        Motion(
            "ankle-rock-standing",
            .back,
            2.6,
            around: Fixture.wall(60),
            working: [.shank],
            [
                Pose(4.4, 92.6, lean: 2, legs: .stand(14, foot: 52), arms: .hold(55, 124)),
                Pose(-5, 84, lean: 8, legs: .stand(7, 7, foot: 107), arms: .hold(55, 124)),
            ]
        ),
        Motion(
            "toe-raise",
            .back,
            2.6,
            around: Fixture.wall(-40),
            working: [.shank],
            [
                Pose(-19, 82.4, lean: -4, legs: .stand(14), arms: .swing(-4, 4)),
                Pose(-19, 82.4, lean: -4, legs: .stand(11, 8, foot: 118), arms: .swing(-4, 4)),
            ]
        ),
        Motion(
            "knee-hug",
            .eachSide,
            5,
            working: [.thigh],
            [
                .standing(arms: .hanging),
                Pose(0, 84.6, lean: 0, legs: .swing(122, -8), farLeg: .swing(1, 0), arms: .hold(30, 92)),
            ]
        ),
        Motion(
            "reach-and-open",
            .back,
            3.4,
            seen: .front,
            working: [.chest, .upperArm],
            [
                .front(0, feet: 9, arms: .turned(40, -20, upperShows: 0.3, foreShows: 0.3)),
                .front(0, 76, feet: 28, arms: .swing(98, 102)),
            ]
        ),
        Motion(
            "breath-arms",
            .back,
            6,
            seen: .front,
            working: [.chest],
            [.front(arms: .swing(10, 8)), .front(arms: .swing(150, 158))]
        ),
        .sitting(
            "seated-breath-arms",
            .back,
            6,
            [.chest],
            front: [.frontSeated(arms: .swing(14, 10)), .frontSeated(arms: .swing(150, 158))]
        ),
        Motion(
            "shake-out",
            .roundByHalves,
            0.7,
            seen: .front,
            working: [.upperArm],
            [.front(3, 82, lean: 4, feet: 12, arms: .swing(40, 70), farArm: .swing(26, -10))]
        ),
        Motion(
            "chest-opener-wall",
            .stay,
            5,
            seen: .front,
            around: [.block(49, 0, 6, 190)],
            working: [.chest, .upperArm],
            [Pose.front(0, feet: 13, arms: .swing(88, 178), farArm: .swing(12, 8)).facing(-1, twist: -0.5)]
        ),
        Motion(
            "standing-back-hug",
            .stay,
            5,
            working: [.chest],
            [Pose(-4, 83, lean: 4, high: 40, head: 66, legs: .stand(14), arms: .swing(64, 100)).drawn(5, 0)]
        ),
        Motion(
            "forearm-stretch",
            .stay,
            5,
            working: [.forearm],
            [Pose.standing(arms: .swing(84, 88), farArm: .swing(74, 100)).hand(84)]
        ),
        Motion(
            "hip-flexor-standing",
            .stay,
            5,
            working: [.thigh],
            [Pose(4, 72, lean: -8, legs: .stand(50), farLeg: .stand(-28, foot: 30), arms: .onHipsSide)]
        ),
        Motion(
            "inner-thigh-stretch",
            .eachSide,
            8,
            seen: .front,
            working: [.thigh],
            [
                .front(0, 74, feet: 38, arms: .onHips),
                .front(22, 60, lean: 6, legs: .stand(42), farLeg: .stand(-42), arms: .onHips),
            ]
        ),
        Motion(
            "outer-hip-stretch",
            .stay,
            5,
            seen: .front,
            around: [.block(59, 0, 6, 190)],
            working: [.thigh],
            [
                Pose(
                    8,
                    78,
                    lean: -14,
                    high: 18,
                    head: 12,
                    legs: .stand(-8),
                    farLeg: .stand(-4),
                    arms: .swing(56, 176),
                    farArm: .swing(40, -48)
                )
            ]
        ),
        Motion(
            "towel-pass",
            .back,
            4,
            seen: .front,
            held: .towel,
            working: [.upperArm, .chest],
            [
                .front(arms: .swing(40, 36)), .front(arms: .turned(90, 88, upperShows: 0.9, foreShows: 0.9)),
                .front(arms: .swing(140, 142)),
            ]
        ),
        Motion(
            "towel-pull-apart",
            .back,
            2.6,
            seen: .front,
            held: .towel,
            working: [.chest, .upperArm],
            [
                .front(arms: .turned(60, -40, upperShows: 0.4, foreShows: 0.3)),
                .front(arms: .turned(74, 10, upperShows: 0.9, foreShows: 0.3)),
            ]
        ),
        Motion(
            "knee-to-wall",
            .back,
            3,
            around: Fixture.wall(62),
            working: [.shank],
            [
                Pose(-4, 76, lean: 8, legs: .stand(44), farLeg: .stand(-28, foot: 76), arms: .hold(57, 120)),
                Pose(12, 68, lean: 8, legs: .stand(44), farLeg: .stand(-28, foot: 46), arms: .hold(57, 116)),
            ]
        ),
        Motion(
            "hamstring-sweep",
            .back,
            3.6,
            working: [.thigh],
            [
                Pose(
                    -14,
                    80,
                    lean: 30,
                    head: 20,
                    legs: .swing(34, 32, foot: 124),
                    farLeg: .stand(0),
                    arms: .swing(-20, -10)
                ),
                Pose(
                    -20,
                    74,
                    lean: 86,
                    head: 70,
                    legs: .swing(40, 37, foot: 130),
                    farLeg: .stand(-10),
                    arms: .swing(4, 8)
                ),
                Pose(
                    -14,
                    80,
                    lean: 20,
                    head: 10,
                    legs: .swing(34, 32, foot: 124),
                    farLeg: .stand(0),
                    arms: .swing(100, 110)
                ),
            ]
        ),
        Motion(
            "lunge-rotation",
            .back,
            4,
            working: [.thigh, .belly],
            [
                Pose(8, 50, lean: 2, legs: .stand(54), farLeg: .stand(-33, foot: 20), arms: .swing(84, 88)),
                Pose(
                    8,
                    50,
                    lean: 2,
                    legs: .stand(54),
                    farLeg: .stand(-33, foot: 20),
                    arms: .turned(-84, -88, upperShows: 0.9, foreShows: 0.9),
                    farArm: .swing(84, 88)
                ),
            ]
        ),
        Motion(
            "deep-squat",
            .stay,
            5,
            working: [.thigh, .shank],
            [Pose(-19, 26, lean: 22, head: 10, legs: .stand(14), arms: .near(26, -26))]
        ),
    ]
}
