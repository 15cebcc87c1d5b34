extension Pose {
    /// Half a cycle of walking: the heel strikes, the other leg comes by.
    static let strides: [Pose] = [
        Pose(
            0,
            80.5,
            lean: 3,
            legs: .swing(25, 17, foot: 108),
            farLeg: .swing(-20, -38, foot: 62),
            arms: .swing(-24, -10),
            farArm: .swing(20, 40)
        ),
        Pose(
            0,
            82.5,
            lean: 3,
            legs: .swing(16, 3, foot: 92),
            farLeg: .swing(-6, -54),
            arms: .swing(-14, 2),
            farArm: .swing(10, 28)
        ),
        Pose(
            0,
            84.2,
            lean: 3,
            legs: .swing(3, -5, foot: 90),
            farLeg: .swing(14, -48),
            arms: .swing(-2, 14),
            farArm: .swing(0, 16)
        ),
        Pose(
            0,
            83.3,
            lean: 3,
            legs: .swing(-10, -18, foot: 82),
            farLeg: .swing(27, -4),
            arms: .swing(10, 28),
            farArm: .swing(-14, 2)
        ),
    ]

    /// Half a cycle of running: the foot lands, carries, pushes off, and both are in the air.
    static let bounds: [Pose] = [
        Pose(
            0,
            81.5,
            lean: 9,
            legs: .swing(30, 4, foot: 96),
            farLeg: .swing(-8, -98),
            arms: .swing(-52, 30),
            farArm: .swing(30, 118)
        ),
        Pose(
            0,
            84.5,
            lean: 9,
            legs: .swing(12, -16, foot: 88),
            farLeg: .swing(34, -86),
            arms: .swing(-20, 66),
            farArm: .swing(-2, 90)
        ),
        Pose(
            0,
            85,
            lean: 9,
            legs: .swing(-20, -36, foot: 50),
            farLeg: .swing(62, -30),
            arms: .swing(28, 116),
            farArm: .swing(-50, 32)
        ),
        Pose(
            0,
            90,
            lean: 9,
            legs: .swing(-24, -62),
            farLeg: .swing(56, 4),
            arms: .swing(34, 120),
            farArm: .swing(-54, 30)
        ),
    ]
}
