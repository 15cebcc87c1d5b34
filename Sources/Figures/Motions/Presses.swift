extension Motion {
    /// Away from the chest, or over the head.
    static let presses: [Motion] = [
        Motion(
            "push-up",
            .back,
            2.8,
            working: [.chest, .upperArm],
            [
                .plank(toes: -85, shoulders: 61, head: 62, arms: .hold(32, 4.5)),
                .plank(toes: -85, shoulders: 31, head: 74, arms: .hold(32, 4.5)),
            ]
        )
        .shown(at: 0.4),
        Motion(
            "incline-push-up",
            .back,
            2.8,
            around: [.block(30, 0, 54, 40)],
            working: [.chest, .upperArm],
            [
                .plank(toes: -80, shoulders: 98, head: 42, arms: .hold(36, 45)),
                .plank(toes: -80, shoulders: 66, head: 52, arms: .hold(36, 45)),
            ]
        ),
        Motion(
            "wall-push-up",
            .back,
            3,
            around: Fixture.wall(60),
            working: [.chest, .upperArm],
            [
                Pose(-8, 84.2, lean: 8, legs: .stand(0), arms: .hold(54, 124)),
                Pose(10, 82.5, lean: 20, head: 14, legs: .stand(0, foot: 80), arms: .hold(54, 124)),
            ]
        ),
        Motion(
            "knee-push-up",
            .back,
            2.8,
            around: Fixture.mat(-80, 150),
            working: [.chest, .upperArm],
            [
                Pose(-10, 31.5, lean: 50, head: 46, legs: .swing(-52, -112, foot: -74), arms: .hold(27, 4.5)),
                Pose(-5, 16, lean: 78, head: 72, legs: .swing(-80, -118, foot: -80), arms: .hold(35, 4.5)),
            ]
        ),
        Motion(
            "bench-press",
            .back,
            3,
            held: .barbell,
            around: Fixture.bench(-78, 86),
            working: [.chest, .upperArm],
            [
                Pose(0, 47.5, lean: -90, legs: .stand(48), arms: .hold(-44, 104.5)),
                Pose(0, 47.5, lean: -90, legs: .stand(48), arms: .hold(-38, 66)),
            ]
        ),
        Motion(
            "floor-press",
            .back,
            3,
            held: .dumbbells,
            around: Fixture.mat(-80, 150),
            working: [.chest, .upperArm],
            [
                Pose(0, 11, lean: -90, legs: .stand(54), arms: .swing(178, 180)),
                Pose(0, 11, lean: -90, legs: .stand(54), arms: .swing(82, 178)),
            ]
        ),
        Motion(
            "incline-press",
            .back,
            3,
            held: .barbell,
            around: [
                .line(Point(-12, 34), Point(-54, 70), width: 7), .block(-14, 28, 32, 7),
                .line(Point(0, 28), Point(0, 2)),
                .line(Point(-44, 58), Point(-44, 2)),
            ],
            working: [.chest, .upperArm],
            [
                Pose(0, 47, lean: -50, legs: .stand(50), arms: .hold(-28, 133)),
                Pose(0, 47, lean: -50, legs: .stand(50), arms: .hold(-22, 92)),
            ]
        ),
        Motion(
            "machine-press",
            .back,
            3,
            held: .handle,
            around: [
                .block(-18, 31, 38, 6), .line(Point(-16, 37), Point(-22, 104), width: 7),
                .line(Point(0, 31), Point(0, 2)),
                .line(Point(-26, 2), Point(-26, 152), width: 5), .line(Point(-26, 152), Point(32, 158), width: 5),
                .tied(Point(32, 158), .hand, width: 4),
            ],
            working: [.chest, .upperArm],
            [.seated(lean: -5, arms: .near(19, -10)), .seated(lean: -5, arms: .near(56, -10))]
        ),
        Motion(
            "dip",
            .back,
            3,
            around: [.line(Point(-34, 90), Point(40, 90), width: 5), .line(Point(-30, 90), Point(-30, 2), width: 5)],
            working: [.chest, .upperArm],
            [
                Pose(-2, 105, lean: 4, legs: .swing(8, -74), arms: .hold(4, 95)),
                Pose(-16, 80, lean: 24, head: 10, legs: .swing(8, -74), arms: .hold(4, 95)),
            ]
        ),
        Motion(
            "overhead-press",
            .back,
            3,
            held: .barbell,
            working: [.upperArm],
            [.standing(lean: -3, arms: .near(16, 2)), .standing(arms: .near(4, 57))]
        ),
        Motion(
            "dumbbell-overhead-press",
            .back,
            3,
            seen: .front,
            held: .dumbbells,
            working: [.upperArm],
            [.front(arms: .racked), .front(arms: .pressed)]
        ),
        Motion(
            "seated-overhead-press",
            .back,
            3,
            seen: .front,
            held: .dumbbells,
            around: Fixture.frontChair,
            working: [.upperArm],
            [.frontSeated(arms: .racked), .frontSeated(arms: .pressed)]
        ),
    ]
}

extension Arm {
    /// Seen from the front, weights beside the head with the elbows out, so that the face stays in sight.
    static let racked = Arm.swing(64, 172)
    /// The same arms long, the weights above the shoulders.
    static let pressed = Arm.swing(164, 184)
}
