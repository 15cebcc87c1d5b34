extension Motion {
    /// Strikes and kicks into the air, from a stance.
    static let boxing: [Motion] = [
        Motion(
            "uppercuts",
            .roundByHalves,
            1.4,
            working: [.upperArm],
            [.fighting(lean: 8, arms: .swing(62, 176)), .fighting(lean: 12, arms: .swing(-24, 74))]
        ).keepingFeet,
        Motion(
            "hooks",
            .roundByHalves,
            1.4,
            seen: .front,
            working: [.belly, .upperArm],
            [
                Pose.front(6, 80, feet: 20, arms: .swing(84, -88), farArm: .swing(16, 188)).facing(-0.6, twist: -0.5),
                Pose.front(0, 80, feet: 20, arms: .swing(20, 186)).facing(0.01),
            ]
        ).keepingFeet,
        Motion(
            "bag-boxing",
            .roundByHalves,
            1.4,
            held: .gloves,
            around: [.block(66, 62, 26, 80), .line(Point(79, 142), Point(79, 206), width: 3)],
            working: [.upperArm],
            [.fighting(lean: 8, arms: .swing(84, 88)), .fighting()]
        ).keepingFeet,
        Motion(
            "light-weight-punches",
            .roundByHalves,
            1.4,
            held: .dumbbells,
            working: [.upperArm],
            [.fighting(lean: 8, arms: .swing(86, 90)), .fighting()]
        ).keepingFeet,
        Motion(
            "punch-ladder",
            .roundByHalves,
            2.4,
            working: [.upperArm],
            [
                .fighting(lean: 14, arms: .swing(58, 62)), .fighting(), .fighting(lean: 8, farArm: .swing(86, 90)),
                .fighting(), .fighting(arms: .swing(116, 120)), .fighting(),
            ]
        ).keepingFeet,
        Motion(
            "punch-and-squeeze",
            .back,
            2.2,
            working: [.upperArm, .chest],
            [
                .fighting(lean: 6, arms: .swing(86, 90), farArm: .swing(86, 90)),
                .fighting(lean: 0, arms: .swing(-48, 70), farArm: .swing(-48, 70)),
            ]
        ),
        Motion(
            "palm-strikes",
            .roundByHalves,
            1.4,
            working: [.upperArm],
            [Pose.fighting(lean: 8, arms: .swing(84, 88)).hand(80), Pose.fighting().hand(20)]
        ).keepingFeet,
        Motion(
            "block-and-strike",
            .eachSide,
            4,
            working: [.upperArm],
            [.fighting(), .fighting(lean: 8, arms: .swing(120, 172), farArm: .swing(86, 90))]
        ).keepingFeet,
        Motion(
            "hammer-strikes",
            .roundByHalves,
            2.2,
            working: [.upperArm, .chest],
            [.fighting(lean: -4, arms: .swing(150, 214)), .fighting(lean: 16, arms: .swing(52, 60))]
        ).keepingFeet,
        Motion(
            "elbow-strikes",
            .roundByHalves,
            1.8,
            seen: .front,
            working: [.belly, .upperArm],
            [
                Pose.front(
                    6,
                    80,
                    feet: 20,
                    arms: .turned(88, -84, upperShows: 0.9, foreShows: 0.55),
                    farArm: .swing(16, 188)
                )
                .facing(-0.8, twist: -0.9),
                Pose.front(0, 80, feet: 20, arms: .swing(20, 186)).facing(0.01),
            ]
        ).keepingFeet,
        Motion(
            "front-kicks",
            .eachSide,
            4,
            working: [.thigh],
            [
                .fighting().standingTall, .kneeUp(86, lean: -4, arms: .guarding),
                Pose(0, 84.4, lean: -14, legs: .swing(84, 80), farLeg: .swing(2, -1), arms: .guarding),
            ]
        ),
        Motion(
            "side-kicks",
            .eachSide,
            4,
            seen: .front,
            working: [.thigh],
            [
                .front(0, arms: .swing(20, 186)),
                Pose(-7, 84, lean: 0, legs: .swing(70, -10, foot: 90), farLeg: .stand(-12), arms: .swing(20, 186)),
                Pose(
                    -7,
                    84,
                    lean: -20,
                    head: -8,
                    legs: .swing(70, 66, foot: 90),
                    farLeg: .stand(-12),
                    arms: .swing(20, 186)
                ),
            ]
        ),
        Motion(
            "knee-strikes",
            .eachSide,
            3,
            working: [.thigh, .belly],
            [
                .fighting(lean: 4, arms: .swing(110, 130), farArm: .swing(110, 130)).standingTall,
                .kneeUp(112, lean: -6, high: 10, arms: .swing(30, 50)),
            ]
        ),
        Motion(
            "heel-press-kicks",
            .eachSide,
            4,
            working: [.thigh],
            [
                .fighting().standingTall, .kneeUp(104, lean: -6, arms: .guarding),
                Pose(0, 84.4, lean: -10, legs: .swing(70, 66, foot: 176), farLeg: .swing(2, -1), arms: .guarding),
            ]
        ),
        Motion(
            "leg-curl-step",
            .eachSide,
            3,
            working: [.thigh],
            [
                .standing(arms: .swing(70, 80)),
                Pose(0, 84.6, lean: 6, legs: .swing(20, -94), farLeg: .swing(1, 0), arms: .swing(-40, 60)),
            ]
        ),
        Motion(
            "strike-and-kick",
            .back,
            3.6,
            working: [.thigh, .upperArm],
            [
                .fighting(lean: 8, arms: .swing(86, 90)).standingTall, .kneeUp(86, lean: -4, arms: .guarding),
                Pose(0, 84.4, lean: -12, legs: .swing(76, 72), farLeg: .swing(2, -1), arms: .guarding),
            ]
        ),
        Motion(
            "guard-steps",
            .back,
            2.4,
            seen: .front,
            working: [.thigh],
            [
                .front(-14, 74, feet: 20, legs: .stand(6), farLeg: .stand(-34), arms: .swing(20, 186)),
                .front(0, 74, legs: .stand(24, 6), farLeg: .stand(-20), arms: .swing(20, 186)),
                .front(14, 74, legs: .stand(34), farLeg: .stand(-6), arms: .swing(20, 186)),
            ]
        ),
        Motion(
            "side-step-and-strike",
            .back,
            2.8,
            seen: .front,
            working: [.thigh, .upperArm],
            [
                .front(-14, 76, legs: .stand(6), farLeg: .stand(-34), arms: .swing(20, 186)),
                .front(0, 76, legs: .stand(24, 6), farLeg: .stand(-20), arms: .swing(20, 186)),
                .front(
                    14,
                    76,
                    lean: 6,
                    legs: .stand(34),
                    farLeg: .stand(-6),
                    arms: .swing(96, 92),
                    farArm: .swing(20, 186)
                ),
            ]
        ),
        Motion(
            "advance-and-strike",
            .back,
            3,
            working: [.thigh, .upperArm],
            [
                Pose(-24, 80, lean: 4, legs: .stand(8), farLeg: .stand(-44, foot: 70), arms: .guarding),
                Pose(-8, 81, lean: 6, legs: .stand(30, 8, foot: 96), farLeg: .stand(-38, 3, foot: 64), arms: .guarding),
                Pose(
                    8,
                    79,
                    lean: 12,
                    legs: .stand(46),
                    farLeg: .stand(-14, foot: 60),
                    arms: .swing(86, 90),
                    farArm: .guarding
                ),
            ]
        ),
    ]
}

extension Pose {
    /// The same on nearly straight legs, feet together.
    fileprivate var standingTall: Pose {
        var pose = self.with(legs: .stand(14))
        pose.hip = Point(0, 84.4)
        return pose
    }
}
