extension Motion {
    /// Presses, rows and curls with a bar.
    static let barbells: [Motion] = [
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
            seen: .front,
            held: .dumbbells,
            working: [.upperArm, .thigh],
            [
                .front(0, 75, feet: 13, arms: .racked), .front(feet: 13, arms: .racked),
                .front(feet: 13, arms: .pressed),
            ]
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
    ]
}

extension Pose {
    /// Returns the small bend of the knees before a drive.
    static func dipped(arms: Arm) -> Pose { Pose(-7, 75, lean: 6, legs: .stand(14), arms: arms) }
}
