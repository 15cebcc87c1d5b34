extension Motion {
    /// On machines that go on, with ropes, and round the hips.
    static let machines: [Motion] = [
        Motion(
            "incline-walk",
            .roundByHalves,
            1.4,
            around: [
                .line(Point(-72, -3), Point(72, 22), width: 5), .line(Point(70, 24), Point(60, 118), width: 5),
                .line(Point(61, 116), Point(42, 118), width: 5),
            ],
            working: [.thigh, .shank],
            [
                Pose(
                    -6,
                    92,
                    lean: 10,
                    head: 4,
                    legs: .swing(42, 6, foot: 104),
                    farLeg: .swing(-20, -42, foot: 56),
                    arms: .swing(-24, 0),
                    farArm: .swing(24, 60)
                ),
                Pose(
                    -6,
                    94,
                    lean: 10,
                    head: 4,
                    legs: .swing(24, -6, foot: 98),
                    farLeg: .swing(4, -66),
                    arms: .swing(-10, 14),
                    farArm: .swing(12, 44)
                ),
                Pose(
                    -6,
                    94,
                    lean: 10,
                    head: 4,
                    legs: .swing(6, -8, foot: 98),
                    farLeg: .swing(38, -44),
                    arms: .swing(2, 30),
                    farArm: .swing(0, 30)
                ),
                Pose(
                    -6,
                    93,
                    lean: 10,
                    head: 4,
                    legs: .swing(-8, -22, foot: 86),
                    farLeg: .swing(50, 0),
                    arms: .swing(14, 48),
                    farArm: .swing(-14, 12)
                ),
            ]
        ),
        Motion(
            "stair-machine",
            .roundByHalves,
            1.6,
            around: [
                .line(Point(66, 2), Point(50, 120), width: 5), .line(Point(50, 120), Point(28, 116), width: 5),
                .line(Point(-30, 3), Point(74, 3), width: 6), .pedal(Point(62, 26), isNear: false),
                .pedal(Point(62, 26)),
            ],
            working: [.thigh],
            [
                Pose(-6, 96, lean: 12, head: 6, legs: .stand(22, 42), farLeg: .stand(10, 12), arms: .hold(34, 115)),
                Pose(
                    -6,
                    97,
                    lean: 12,
                    head: 6,
                    legs: .stand(16, 26),
                    farLeg: .stand(14, 30, foot: 82),
                    arms: .hold(34, 115)
                ),
            ]
        ),
        Motion(
            "elliptical",
            .round,
            1.4,
            around: [
                .ring(Point(-46, 30), 20, width: 5), .line(Point(-60, 3), Point(70, 3), width: 5),
                .line(Point(60, 3), Point(54, 84), width: 5), .line(Point(-46, 30), Point(-46, 3)),
                .tied(Point(57, 44), .farHand, width: 4), .pedal(Point(-46, 30), isNear: false),
                .tied(Point(57, 44), .hand, width: 4), .pedal(Point(-46, 30)),
            ],
            working: [.thigh, .upperArm],
            Pose.gliding
        ),
        Motion(
            "battle-ropes",
            .roundByHalves,
            0.8,
            around: [.cable(Point(96, 6))],
            working: [.upperArm],
            [
                Pose(-38, 69, lean: 30, head: 14, legs: .stand(-18), arms: .swing(30, 112), farArm: .swing(6, 40))
            ]
        ),
        Motion(
            "hip-circles",
            .round,
            3,
            seen: .front,
            working: [.belly],
            Pose.circling
        ),
    ]
}

extension Pose {
    /// Eight places of an elliptical trainer's pedals, the arms against the legs.
    fileprivate static let gliding: [Pose] = stride(from: 0.0, to: 360, by: 30).map { angle in
        let pedal = Point.step(-angle, 1)
        let grip = 30 + pedal.x * 16
        return Pose(
            -4,
            95,
            lean: 4,
            legs: .stand(8 + pedal.x * 22, 18 + pedal.y * 8, foot: 78 + pedal.x * 10),
            farLeg: .stand(8 - pedal.x * 22, 18 - pedal.y * 8, foot: 78 - pedal.x * 10),
            arms: .hold(60 - grip, 118),
            farArm: .hold(grip, 118)
        )
    }

    /// The hip goes round, seen from the front; feet and hands stay.
    fileprivate static let circling: [Pose] = stride(from: 0.0, to: 360, by: 45).map { angle in
        let way = Point.step(angle, 10)
        return Pose(
            way.x,
            82.6,
            lean: -way.x * 1.6,
            head: 0,
            legs: .stand(12),
            farLeg: .stand(-12),
            arms: .swing(40, -50)
        )
    }
}
