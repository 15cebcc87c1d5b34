extension Motion {
    /// Rows, presses, curls and lifts with dumbbells.
    static let dumbbells: [Motion] = [
        Motion(
            "staggered-row",
            .back,
            2.8,
            held: .oneDumbbell,
            working: [.chest, .upperArm],
            [
                Pose(
                    -12,
                    76,
                    lean: 54,
                    head: 38,
                    legs: .stand(-20, foot: 76),
                    farLeg: .stand(30),
                    arms: .swing(0, 2),
                    farArm: .hold(24, 62)
                ),
                Pose(
                    -12,
                    76,
                    lean: 54,
                    head: 38,
                    legs: .stand(-20, foot: 76),
                    farLeg: .stand(30),
                    arms: .swing(-76, 10),
                    farArm: .hold(24, 62)
                ),
            ]
        ),
        .onBench(
            "one-arm-bench-press",
            held: .oneDumbbell,
            [.chest, .upperArm],
            [
                .benched(arms: .hold(-44, 104.5), farArm: .swing(70, 100)),
                .benched(arms: .swing(70, 176), farArm: .swing(70, 100)),
            ]
        ),
        .onBench(
            "pullover",
            held: .dumbbell,
            [.chest, .upperArm],
            [.benched(arms: .swing(236, 264)), .benched(arms: .swing(174, 182))]
        )
        .moved(14).shown(at: 0),
        Motion(
            "chest-supported-row",
            .back,
            2.8,
            held: .dumbbells,
            around: [
                .line(Point(-12, 48), Point(34, 84), width: 8), .line(Point(-26, 44), Point(-4, 46), width: 7),
                .line(Point(6, 62), Point(6, 2)), .line(Point(-20, 42), Point(-20, 2)),
            ],
            working: [.chest, .upperArm],
            [
                Pose(-14, 62, lean: 54, head: 40, legs: .stand(-30, foot: 46), arms: .swing(0, 2)),
                Pose(-14, 62, lean: 54, head: 40, legs: .stand(-30, foot: 46), arms: .swing(-70, 14)),
            ]
        ),
        Motion(
            "incline-curl",
            .back,
            2.8,
            held: .dumbbellsAcross,
            around: [
                .line(Point(-12, 34), Point(-44, 88), width: 7), .block(-14, 28, 32, 7),
                .line(Point(0, 28), Point(0, 2)), .line(Point(-36, 70), Point(-36, 2)),
            ],
            working: [.upperArm],
            [
                Pose(0, 47, lean: -32, legs: .stand(50), arms: .swing(-4, 0)),
                Pose(0, 47, lean: -32, legs: .stand(50), arms: .swing(0, 134)),
            ]
        ),
        .sitting(
            "concentration-curl",
            .back,
            2.8,
            [.upperArm],
            held: .oneDumbbell,
            [
                .sat(lean: 44, head: 32, arms: .swing(14, 18), farArm: .swing(20, 60)),
                .sat(lean: 44, head: 32, arms: .swing(14, 128), farArm: .swing(20, 60)),
            ]
        ),
        Motion(
            "dumbbell-snatch",
            .back,
            2.6,
            held: .oneDumbbell,
            working: [.thigh, .upperArm],
            [
                Pose(-22, 58, lean: 58, head: 36, legs: .stand(14), arms: .swing(0, 2), farArm: .swing(-14, 0)),
                Pose(3, 92, lean: -2, legs: .stand(14, foot: 54), arms: .swing(-30, 40), farArm: .swing(-20, 0)),
                .standing(arms: .near(2, 57), farArm: .swing(-20, 0)),
            ]
        ),
        Motion(
            "kettlebell-snatch",
            .back,
            2.4,
            held: .kettlebell,
            working: [.thigh, .upperArm],
            [
                Pose(-22, 68, lean: 60, head: 38, legs: .stand(14), arms: .swing(-20, -18), farArm: .swing(-40, -30)),
                .standing(arms: .swing(70, 120), farArm: .swing(-20, 0)),
                .standing(arms: .near(2, 57), farArm: .swing(-20, 0)),
            ]
        ),
        .cleanAndPress("dumbbell-clean-press", .dumbbells, far: nil),
        .cleanAndPress("kettlebell-clean-press", .kettlebell, far: .swing(-20, 0)),
    ]
}
