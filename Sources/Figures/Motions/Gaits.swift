extension Motion {
    /// Between walking and sprinting.
    static let gaits: [Motion] = [
        Motion(
            "run-walk",
            .round,
            2.4,
            working: [.thigh, .shank],
            Pose.strides + Pose.strides.mirrored + Pose.bounds + Pose.bounds.mirrored
        )
        .shown(at: 0.7),
        Motion(
            "power-walk",
            .roundByHalves,
            1,
            working: [.thigh, .shank],
            Pose.strides.map { stride in
                var pose = stride
                (pose.low, pose.high, pose.head) = (5, 5, 3)
                (pose.nearArm, pose.farArm) = (stride.nearArm.bent, stride.farArm.bent)
                return pose
            }
        ).rushing(2),
        Motion("sprint", .roundByHalves, 0.6, working: [.thigh, .shank], Pose.sprints).rushing(3),
        Motion(
            "run-in-place",
            .roundByHalves,
            0.8,
            working: [.thigh, .shank],
            [
                Pose(
                    0,
                    84.4,
                    lean: 2,
                    legs: .swing(44, -38),
                    farLeg: .swing(12, -8, foot: 88),
                    arms: .swing(-34, 52),
                    farArm: .swing(26, 108)
                ),
                Pose(
                    0,
                    91,
                    lean: 2,
                    legs: .swing(30, -28),
                    farLeg: .swing(14, -30),
                    arms: .swing(-8, 76),
                    farArm: .swing(-4, 80)
                ),
            ]
        ),
        Motion("walking-lunge", .roundByHalves, 3.6, working: [.thigh], Pose.lungeSteps)
            .with(Fixture.onward(62, 14)).shown(at: 0),
        Motion(
            "power-march",
            .roundByHalves,
            0.9,
            working: [.thigh],
            [.kneeUp(92, arms: .swing(-42, 40), farArm: .swing(38, 124)), .kneeUp(16, arms: .swing(0, 80))]
        ),
    ]
}

extension Pose {
    /// Half a cycle of lunges that go on: down on one knee, up with the other foot passing by.
    fileprivate static let lungeSteps: [Pose] = [
        Pose(4, 48, lean: 2, legs: .stand(50), farLeg: .stand(-33, foot: 20), arms: .hanging),
        Pose(4, 66, lean: 6, legs: .stand(42), farLeg: .swing(-10, -96, foot: -20), arms: .hanging),
        Pose(4, 78, lean: 4, legs: .stand(30), farLeg: .swing(26, -72), arms: .hanging),
        Pose(2, 84, lean: 2, legs: .stand(16), farLeg: .swing(68, -20), arms: .hanging),
        Pose(2, 78, lean: 2, legs: .stand(-16, foot: 74), farLeg: .swing(56, 18), arms: .hanging),
    ]

    /// Half a cycle of running as fast as one can: high knees, a long push behind.
    fileprivate static let sprints: [Pose] = Pose.bounds.enumerated().map { index, bound in
        var pose = bound
        (pose.low, pose.high, pose.head) = (16, 16, 8)
        switch index {
        case 0: pose.farLeg = .swing(10, -118)
        case 1: pose.farLeg = .swing(60, -84)
        case 2: (pose.nearLeg, pose.farLeg) = (.swing(-24, -40, foot: 44), .swing(88, -24))
        default: (pose.nearLeg, pose.farLeg) = (.swing(-28, -74), .swing(80, 10))
        }
        if index > 1 { (pose.nearArm, pose.farArm) = (.swing(56, 146), .swing(-58, 34)) }
        return pose
    }
}

extension Arm {
    /// With the elbow at a right angle.
    fileprivate var bent: Arm {
        guard case .swing(let upper, _) = self else { return self }
        return .swing(upper * 1.3, upper * 1.3 + 86)
    }
}
