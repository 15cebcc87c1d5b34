extension Motion {
    /// Jumps, and up and down.
    static let jumps: [Motion] = [
        Motion(
            "box-jump",
            .back,
            2.6,
            around: [.block(30, 0, 60, 38)],
            working: [.thigh, .shank],
            [
                Pose(-46, 52, lean: 44, head: 20, legs: .stand(-22, foot: 80), arms: .swing(-50, -40)),
                Pose(-2, 104, lean: 14, legs: .stand(24, 52, foot: 70), arms: .swing(100, 112)),
                Pose(32, 88, lean: 34, head: 14, legs: .stand(58, 38, foot: 76), arms: .swing(20, 40)),
                Pose(44, 122, lean: 0, legs: .stand(58, 38), arms: .hanging),
            ]
        )
        .shown(at: 0.233),
        Motion(
            "broad-jump",
            .back,
            2.8,
            working: [.thigh, .shank],
            [
                Pose(-66, 52, lean: 46, head: 20, legs: .stand(-42, foot: 80), arms: .swing(-55, -45)),
                Pose(-28, 80, lean: 30, legs: .stand(-44, 4, foot: 20), arms: .swing(120, 130)),
                Pose(4, 84, lean: 26, legs: .stand(44, 24, foot: 104), arms: .swing(70, 86)),
                Pose(26, 50, lean: 40, head: 16, legs: .stand(54, foot: 84), arms: .swing(30, 50)),
            ]
        )
        .shown(at: 0.367),
        Motion(
            "sprawl",
            .back,
            3,
            working: [.thigh, .belly],
            [
                Pose(0, 76, lean: 14, legs: .stand(14), arms: .guarding),
                Pose(-14, 44, lean: 42, high: 88, head: 60, legs: .stand(14, foot: 52), arms: .hold(32, 4.5)),
                Pose(-14, 46, lean: 66, high: 76, head: 60, legs: .stand(-38, 9, foot: -2), arms: .hold(32, 4.5)),
                .plank(toes: -85, shoulders: 60, head: 50, arms: .hold(32, 4.5)),
                Pose(-12, 25, lean: 62, high: 42, head: 24, legs: .stand(-85, foot: 10), arms: .hold(32, 4.5)),
            ]
        ),
        Motion(
            "step-back-burpee",
            .eachSide,
            8,
            working: [.thigh, .chest],
            [
                .standing(arms: .swing(150, 160)),
                Pose(-14, 44, lean: 42, high: 88, head: 60, legs: .stand(14, foot: 58), arms: .hold(32, 4.5)),
                Pose(
                    -14,
                    45,
                    lean: 46,
                    high: 88,
                    head: 60,
                    legs: .stand(-38, 9, foot: -2),
                    farLeg: .stand(14, foot: 54),
                    arms: .hold(32, 4.5)
                ),
                Pose(
                    -13,
                    47,
                    lean: 70,
                    high: 74,
                    head: 60,
                    legs: .stand(-85, foot: 10),
                    farLeg: .stand(-24, 9, foot: 8),
                    arms: .hold(32, 4.5)
                ),
                .plank(toes: -85, shoulders: 60, head: 60, arms: .hold(32, 4.5)),
            ]
        )
        .shown(at: 0.15),
        Motion(
            "incline-burpee",
            .back,
            4,
            around: [.block(30, 0, 54, 40)],
            working: [.chest, .thigh],
            [
                Pose(-16, 84.4, lean: 0, legs: .stand(-4), arms: .swing(150, 160)),
                Pose(-24, 66, lean: 60, head: 40, legs: .stand(-4, foot: 80), arms: .hold(36, 45)),
                Pose(-24, 68, lean: 52, head: 40, legs: .stand(-44, 8, foot: 40), arms: .hold(36, 45)),
                .plank(toes: -80, shoulders: 98, head: 42, arms: .hold(36, 45)),
            ]
        )
        .shown(at: 0.5, before: 0),
        Motion(
            "step-over",
            .back,
            3,
            around: [.block(-24, 0, 48, 22)],
            working: [.thigh],
            [
                Pose(-60, 80, lean: 6, legs: .stand(-46), arms: .swing(10, 60)),
                Pose(
                    -38,
                    86,
                    lean: 12,
                    legs: .stand(-44, 40, foot: 32),
                    farLeg: .stand(-46, 0, foot: 70),
                    arms: .swing(-30, 40),
                    farArm: .swing(30, 90)
                ),
                Pose(
                    2,
                    106,
                    lean: 4,
                    legs: .stand(10, 22),
                    farLeg: .stand(-10, 48, foot: 46),
                    arms: .swing(-20, 40),
                    farArm: .swing(30, 100)
                ),
                Pose(
                    36,
                    92,
                    lean: 8,
                    legs: .stand(12, 22, foot: 60),
                    farLeg: .stand(58, 6, foot: 84),
                    arms: .swing(10, 60)
                ),
            ]
        ),
        Motion(
            "step-aerobics",
            .eachSide,
            4,
            around: [.block(16, 0, 48, 14)],
            working: [.thigh],
            [
                Pose(-20, 84.4, lean: 0, legs: .stand(-6), arms: .swing(10, 60)),
                Pose(-14, 82, lean: 6, legs: .stand(2, 34, foot: 62), farLeg: .stand(-6), arms: .swing(20, 100)),
                Pose(-4, 84, lean: 6, legs: .stand(32, 14), farLeg: .stand(-6, foot: 70), arms: .swing(60, 140)),
                Pose(8, 92, lean: 4, legs: .stand(32, 14), farLeg: .stand(0, 30, foot: 40), arms: .swing(90, 150)),
                Pose(18, 98, lean: 2, legs: .stand(32, 14), farLeg: .swing(76, -14), arms: .swing(130, 160)),
            ]
        ),
    ]
}
