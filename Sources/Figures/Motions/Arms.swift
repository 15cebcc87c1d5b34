extension Motion {
    /// One joint of the arm at a time.
    static let arms: [Motion] = [
        Motion(
            "curl",
            .back,
            2.8,
            held: .dumbbellsAcross,
            working: [.upperArm],
            [.standing(arms: .swing(0, 6)), .standing(arms: .swing(6, 138))]
        ),
        Motion(
            "hammer-curl",
            .back,
            2.8,
            held: .dumbbells,
            working: [.upperArm, .forearm],
            [.standing(arms: .swing(0, 6)), .standing(arms: .swing(6, 138))]
        )
        .shown(at: 0.345),
        Motion(
            "barbell-curl",
            .back,
            2.8,
            held: .barbell,
            working: [.upperArm],
            [.standing(arms: .swing(4, 12)), .standing(lean: -2, arms: .swing(8, 134))]
        ),
        Motion(
            "seated-curl",
            .back,
            2.8,
            held: .dumbbellsAcross,
            around: Fixture.chair(),
            working: [.upperArm],
            [.seated(arms: .swing(-4, 4)), .seated(arms: .swing(6, 138))]
        ),
        Motion(
            "push-down",
            .back,
            2.6,
            held: .handle,
            around: Fixture.tower(66, pulley: 176),
            working: [.upperArm],
            [
                .standing(lean: 8, arms: .swing(0, 100)), .standing(lean: 8, arms: .swing(0, 6)),
            ]
        ),
        Motion(
            "overhead-triceps",
            .back,
            2.8,
            held: .dumbbell,
            working: [.upperArm],
            [.standing(arms: .swing(168, 290)), .standing(arms: .swing(172, 178))]
        ),
        Motion(
            "skull-crusher",
            .back,
            2.8,
            held: .barbell,
            around: Fixture.bench(-78, 86),
            working: [.upperArm],
            [
                Pose(0, 47.5, lean: -90, legs: .stand(48), arms: .swing(182, 184)),
                Pose(0, 47.5, lean: -90, legs: .stand(48), arms: .swing(186, 284)),
            ]
        ),
        Motion(
            "triceps-kickback",
            .back,
            2.6,
            held: .oneDumbbell,
            around: Fixture.bench(34, 66) + Fixture.swing(Point(-4, 93), 50, from: -34, to: -78),
            working: [.upperArm],
            [
                Pose(-18, 78, lean: 72, head: 52, legs: .stand(14), arms: .swing(-92, 0), farArm: .hold(44, 41.5)),
                Pose(-18, 78, lean: 72, head: 52, legs: .stand(14), arms: .swing(-92, -92), farArm: .hold(44, 41.5)),
            ]
        ),
        Motion(
            "lateral-raise",
            .back,
            2.8,
            seen: .front,
            held: .dumbbells,
            working: [.upperArm],
            [
                Pose(0, 84.4, lean: 0, legs: .stand(9), farLeg: .stand(-9), arms: .swing(8, 8)),
                Pose(0, 84.4, lean: 0, legs: .stand(9), farLeg: .stand(-9), arms: .swing(86, 88)),
            ]
        ),
        Motion(
            "front-raise",
            .back,
            2.8,
            held: .dumbbells,
            working: [.upperArm],
            [.standing(arms: .swing(6, 10)), .standing(lean: -2, arms: .swing(88, 90))]
        ),
        Motion(
            "chest-fly",
            .back,
            3,
            seen: .front,
            held: .dumbbells,
            around: Fixture.benchFromAbove,
            working: [.chest],
            [
                .onBenchFromAbove(arms: .turned(70, -90, upperShows: 0.25, foreShows: 0.2)),
                .onBenchFromAbove(arms: .turned(82, 96, upperShows: 1, foreShows: 0.95)),
            ]
        ),
        Motion(
            "arm-circles",
            .round,
            2.4,
            seen: .front,
            around: [.turning(Point(86, 128), 12), .turning(Point(-86, 128), 12)],
            working: [.upperArm],
            Pose.armCircles
        ),
        Motion(
            "arm-swings",
            .back,
            2,
            seen: .front,
            working: [.chest, .upperArm],
            [
                Pose(0, 84.4, lean: 0, legs: .stand(9), farLeg: .stand(-9), arms: .swing(88, 92)),
                Pose(
                    0,
                    84.4,
                    lean: 0,
                    legs: .stand(9),
                    farLeg: .stand(-9),
                    arms: .turned(80, -95, upperShows: 0.4, foreShows: 0.9)
                ),
            ]
        )
        .shown(at: 0.5, before: 0),
    ]
}

extension Pose {
    /// Returns the pose on the back on a bench, seen from above, the feet on the floor.
    fileprivate static func onBenchFromAbove(arms: Arm) -> Pose {
        Pose(0, 92, lean: 0, legs: .turned(22, 4, foot: 90, thighShows: 0.9, shankShows: 0.3), arms: arms)
    }
}

extension Fixture {
    /// A bench that someone lies on, seen from above.
    fileprivate static let benchFromAbove: [Fixture] = [.line(Point(0, 90), Point(0, 168), width: 40)]
}
