extension Motion {
    /// With a long bar.
    static let barbells: [Motion] = [
        Motion(
            "box-squat",
            .back,
            3.8,
            held: .barOnBack,
            around: [.block(-62, 0, 40, 36)],
            working: [.thigh],
            [
                .standing(lean: 4, arms: .underBar(lean: 4)),
                Pose(-24, 47.5, lean: 36, head: 12, legs: .stand(14), arms: .underBar(lean: 36)),
            ]
        ),
        Motion(
            "goblet-box-squat",
            .back,
            3.6,
            held: .dumbbell,
            around: [.block(-62, 0, 40, 36)],
            working: [.thigh],
            [
                .standing(arms: .near(19, -12)),
                Pose(-24, 47.5, lean: 30, head: 10, legs: .stand(14), arms: .near(19, -12)),
            ]
        ),
        Motion(
            "overhead-squat",
            .back,
            3.8,
            held: .barbell,
            working: [.thigh, .upperArm],
            [.standing(arms: .near(-4, 57)), .bottom(lean: 34, arms: .near(-14, 55))]
        ),
        Motion(
            "zercher-squat",
            .back,
            3.8,
            held: .barInElbows,
            working: [.thigh],
            [.standing(arms: .swing(10, 140)), .bottom(lean: 34, arms: .swing(12, 140))]
        ),
        Motion(
            "sumo-deadlift",
            .back,
            3.6,
            seen: .front,
            held: .barbell,
            working: [.thigh],
            [
                Pose(
                    0,
                    48,
                    lean: 0,
                    legs: .stand(44),
                    farLeg: .stand(-44),
                    arms: .turned(-6, -4, upperShows: 1, foreShows: 1)
                ),
                Pose(
                    0,
                    76,
                    lean: 0,
                    legs: .stand(44),
                    farLeg: .stand(-44),
                    arms: .turned(-6, -4, upperShows: 1, foreShows: 1)
                ),
            ]
        ),
        Motion(
            "sumo-squat",
            .back,
            3.4,
            seen: .front,
            working: [.thigh],
            [
                .front(0, 76, feet: 42, arms: .turned(20, -60, upperShows: 0.9, foreShows: 0.7)),
                .front(0, 46, feet: 42, arms: .turned(20, -60, upperShows: 0.9, foreShows: 0.7)),
            ]
        ),
        Motion(
            "sumo-hold",
            .stay,
            4,
            seen: .front,
            working: [.thigh],
            [.front(0, 47, feet: 42, arms: .turned(20, -60, upperShows: 0.9, foreShows: 0.7))]
        ),
        Motion(
            "dumbbell-sumo-squat",
            .back,
            3.4,
            seen: .front,
            held: .kettlebell,
            working: [.thigh],
            [
                .front(0, 76, feet: 42, arms: .turned(-18, -20, upperShows: 0.95, foreShows: 0.95)),
                .front(0, 50, feet: 42, arms: .turned(-18, -20, upperShows: 0.95, foreShows: 0.95)),
            ]
        ),
        Motion(
            "decline-press",
            .back,
            3,
            held: .barbell,
            around: [
                .line(Point(8, 52), Point(-76, 20), width: 8), .line(Point(-66, 20), Point(-66, 2)),
                .line(Point(2, 46), Point(2, 2)), .line(Point(26, 66), Point(48, 34)), .disc(Point(46, 40), 6),
            ],
            working: [.chest, .upperArm],
            [
                Pose(0, 62, lean: -110, legs: .swing(104, 20, foot: 100), arms: .hold(-38, 97)),
                Pose(0, 62, lean: -110, legs: .swing(104, 20, foot: 100), arms: .hold(-32, 66)),
            ]
        ),
        Motion(
            "push-press",
            .back,
            2.6,
            held: .barbell,
            working: [.upperArm, .thigh],
            [.dipped(arms: .near(15, 3)), .standing(arms: .near(15, 3)), .standing(arms: .near(4, 57))]
        ),
        Motion(
            "dumbbell-push-press",
            .back,
            2.6,
            held: .dumbbells,
            working: [.upperArm, .thigh],
            [.dipped(arms: .near(13, 4)), .standing(arms: .near(13, 4)), .standing(arms: .near(4, 57))]
        ),
        Motion(
            "landmine-press",
            .back,
            2.8,
            held: .landmine,
            working: [.upperArm, .chest],
            [
                .standing(lean: 4, arms: .near(18, 0), farArm: .swing(-10, 6)),
                .standing(lean: 8, arms: .near(46, 30), farArm: .swing(-10, 6)),
            ]
        ),
        Motion(
            "landmine-row",
            .back,
            2.8,
            held: .landmine,
            working: [.chest, .upperArm],
            [
                Pose(
                    -22,
                    73,
                    lean: 58,
                    head: 40,
                    legs: .stand(8),
                    farLeg: .stand(-12),
                    arms: .swing(4, 6),
                    farArm: .hold(6, 62)
                ),
                Pose(
                    -22,
                    73,
                    lean: 56,
                    head: 40,
                    legs: .stand(8),
                    farLeg: .stand(-12),
                    arms: .swing(-70, 14),
                    farArm: .hold(6, 62)
                ),
            ]
        ),
        Motion(
            "barbell-shrug",
            .back,
            2.6,
            seen: .front,
            held: .barbell,
            working: [.chest],
            [.front(arms: .swing(8, 4)), Pose.front(arms: .swing(8, 4)).drawn(0, 9)]
        ),
        Motion(
            "dumbbell-shrug",
            .back,
            2.6,
            seen: .front,
            held: .dumbbells,
            working: [.chest],
            [.front(arms: .swing(10, 6)), Pose.front(arms: .swing(10, 6)).drawn(0, 9)]
        ),
        Motion(
            "upright-row",
            .back,
            2.8,
            seen: .front,
            held: .barbell,
            working: [.upperArm, .chest],
            [
                .front(arms: .turned(2, -4, upperShows: 1, foreShows: 1)),
                .front(arms: .turned(84, -64, upperShows: 0.9, foreShows: 0.95)),
            ]
        ),
        Motion(
            "preacher-curl",
            .back,
            2.8,
            held: .barbell,
            around: [
                .block(-18, 31, 36, 6), .line(Point(0, 31), Point(0, 2)), .line(Point(20, 88), Point(46, 56), width: 9),
                .line(Point(32, 68), Point(32, 2)),
            ],
            working: [.upperArm],
            [
                .sat(lean: 8, legs: .stand(50), arms: .swing(44, 50)),
                .sat(lean: 8, legs: .stand(50), arms: .swing(44, 160)),
            ]
        ),
        Motion(
            "hang-clean",
            .back,
            2.4,
            held: .barbell,
            working: [.thigh, .chest],
            [
                Pose(-18, 74, lean: 46, head: 28, legs: .stand(14), arms: .swing(-2, -1)),
                Pose(3, 92, lean: -4, legs: .stand(14, foot: 54), arms: .swing(-20, 20)),
                Pose(-14, 66, lean: 14, legs: .stand(14), arms: .near(14, 4)), .standing(arms: .near(14, 4)),
            ]
        ),
        Motion(
            "power-clean",
            .back,
            2.8,
            held: .barbell,
            working: [.thigh, .chest],
            [
                Pose(-27.5, 56.4, lean: 60, head: 35, legs: .stand(14), arms: .swing(0, 1)),
                Pose(3, 92, lean: -4, legs: .stand(14, foot: 54), arms: .swing(-20, 20)),
                Pose(-14, 66, lean: 14, legs: .stand(14), arms: .near(14, 4)), .standing(arms: .near(14, 4)),
            ]
        ),
        Motion(
            "clean",
            .back,
            3,
            held: .barbell,
            working: [.thigh, .chest],
            [
                Pose(-27.5, 56.4, lean: 60, head: 35, legs: .stand(14), arms: .swing(0, 1)),
                Pose(3, 90, lean: -4, legs: .stand(14, foot: 60), arms: .swing(-20, 20)),
                .bottom(lean: 26, arms: .near(14, 4)), .standing(arms: .near(14, 4)),
            ]
        ),
        Motion(
            "clean-and-jerk",
            .back,
            4,
            held: .barbell,
            working: [.thigh, .upperArm],
            [
                Pose(-27.5, 56.4, lean: 60, head: 35, legs: .stand(14), arms: .swing(0, 1)),
                Pose(-14, 66, lean: 14, legs: .stand(14), arms: .near(14, 4)),
                .standing(arms: .near(14, 4)),
                Pose(0, 76, lean: 0, legs: .stand(36), farLeg: .stand(-22, foot: 50), arms: .near(2, 57)),
            ]
        ),
        Motion(
            "snatch",
            .back,
            3,
            held: .barbell,
            working: [.thigh, .upperArm],
            [
                Pose(-28, 54, lean: 62, head: 36, legs: .stand(14), arms: .swing(6, 8)),
                Pose(3, 92, lean: -4, legs: .stand(14, foot: 54), arms: .swing(-30, 40)),
                .bottom(lean: 30, arms: .near(-12, 55)), .standing(arms: .near(2, 57)),
            ]
        ),
        Motion(
            "thruster",
            .back,
            2.8,
            held: .barbell,
            working: [.thigh, .upperArm],
            [.bottom(lean: 28, arms: .near(14, 4)), .standing(arms: .near(14, 4)), .standing(arms: .near(3, 57))]
        ),
        Motion(
            "dumbbell-thruster",
            .back,
            2.8,
            held: .dumbbells,
            working: [.thigh, .upperArm],
            [.bottom(lean: 28, arms: .near(13, 4)), .standing(arms: .near(13, 4)), .standing(arms: .near(3, 57))]
        ),
        Motion(
            "t-bar-row",
            .back,
            2.8,
            held: .landmine,
            working: [.chest, .upperArm],
            [
                Pose(-20, 72, lean: 58, head: 40, legs: .stand(12), arms: .swing(2, 4)),
                Pose(-20, 72, lean: 56, head: 40, legs: .stand(12), arms: .swing(-66, 20)),
            ]
        ),
        Motion(
            "hack-squat",
            .back,
            3.6,
            around: [
                .line(Point(-70, 150), Point(-6, 20), width: 5), .line(Point(0, 14), Point(48, 4), width: 7),
                .carried(.chest, Point(-12, -2), 7),
            ],
            working: [.thigh],
            [
                Pose(-16, 78, lean: -22, head: -12, legs: .stand(34, 8, foot: 100), arms: .swing(20, 130)),
                Pose(-8, 54, lean: -22, head: -12, legs: .stand(34, 8, foot: 100), arms: .swing(20, 130)),
            ]
        ),
    ]
}

extension Pose {
    /// The small bend of the knees before a drive.
    fileprivate static func dipped(arms: Arm) -> Pose { Pose(-7, 75, lean: 6, legs: .stand(14), arms: arms) }
}
