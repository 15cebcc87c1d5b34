extension Motion {
    /// A cable at the ankle, and ropes hand over hand.
    static let ropes: [Motion] = [
        Motion(
            "cable-kickback",
            .back,
            2.8,
            around: [.line(Point(72, 2), Point(72, 150), width: 6), .tied(Point(66, 12), .ankle)],
            working: [.thigh],
            [
                Pose(
                    0,
                    83.6,
                    lean: 16,
                    head: 8,
                    legs: .stand(20, 5, foot: 84),
                    farLeg: .stand(14),
                    arms: .hold(66, 112)
                ),
                Pose(
                    0,
                    83.6,
                    lean: 20,
                    head: 8,
                    legs: .stand(-24, 12, foot: 60),
                    farLeg: .stand(14),
                    arms: .hold(66, 112)
                ),
            ]
        ),
        Motion(
            "cable-side-lift",
            .back,
            2.6,
            seen: .front,
            around: [.line(Point(-84, 2), Point(-84, 150), width: 6), .ankleCable(Point(-80, 12))],
            working: [.thigh],
            [
                Pose(
                    -5,
                    84.4,
                    lean: 0,
                    legs: .swing(2, 2, foot: 90),
                    farLeg: .stand(-12),
                    arms: .onHips,
                    farArm: .hold(-62, 110)
                ),
                Pose(
                    -5,
                    84.4,
                    lean: -6,
                    legs: .swing(36, 36, foot: 90),
                    farLeg: .stand(-12),
                    arms: .onHips,
                    farArm: .hold(-62, 110)
                ),
            ]
        ),
        Motion(
            "rope-haul",
            .roundByHalves,
            1.8,
            around: [.block(84, 0, 20, 16), .cable(Point(84, 14)), .tied(Point(84, 14), .farHand)],
            working: [.chest, .upperArm],
            [
                Pose(
                    -24,
                    68,
                    lean: 22,
                    head: 8,
                    legs: .stand(-2),
                    farLeg: .stand(-6),
                    arms: .swing(60, 70),
                    farArm: .swing(-30, 70)
                ),
                Pose(
                    -24,
                    68,
                    lean: 18,
                    head: 8,
                    legs: .stand(-4),
                    farLeg: .stand(-4),
                    arms: .swing(10, 80),
                    farArm: .swing(20, 100)
                ),
            ]
        ),
        Motion(
            "rope-climb-air",
            .roundByHalves,
            1.8,
            working: [.chest, .upperArm],
            [
                Pose(-4, 82, lean: 0, legs: .stand(14), arms: .swing(158, 166), farArm: .swing(40, 150)),
                Pose(-8, 77, lean: 6, legs: .stand(14), arms: .swing(110, 156), farArm: .swing(110, 156)),
            ]
        ),
    ]
}
