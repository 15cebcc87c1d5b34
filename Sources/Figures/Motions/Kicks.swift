extension Motion {
    /// Kicks and steps from a stance.
    static let kicks: [Motion] = [
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
    var standingTall: Pose {
        var pose = self.with(legs: .stand(14))
        pose.hip = Point(0, 84.4)
        return pose
    }
}
