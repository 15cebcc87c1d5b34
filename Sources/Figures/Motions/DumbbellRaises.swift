extension Motion {
    /// Bends, raises and curls of single joints.
    static let dumbbellRaises: [Motion] = [
        Motion(
            "side-bend-weight",
            .back,
            3,
            seen: .front,
            held: .dumbbell,
            working: [.belly],
            [
                .front(arms: .swing(4, 2), farArm: .onHips),
                .front(high: 30, head: 30, arms: .swing(-8, -10), farArm: .onHips),
            ]
        ),
        Motion(
            "reverse-fly",
            .back,
            2.8,
            held: .dumbbells,
            working: [.chest, .upperArm],
            Pose.flying(Pose(-18, 74, lean: 60, head: 44, legs: .stand(14), arms: .hanging))
        ),
        .sitting(
            "seated-reverse-fly",
            .back,
            2.8,
            [.chest, .upperArm],
            held: .dumbbells,
            Pose.flying(.sat(lean: 50, head: 46))
        ),
        .sitting(
            "seated-lateral-raise",
            .back,
            2.8,
            [.upperArm],
            held: .dumbbells,
            front: [.frontSeated(arms: .swing(10, 8)), .frontSeated(arms: .swing(86, 88))]
        ),
        .sitting(
            "seated-weight-calf-raise",
            .back,
            2.6,
            [.shank],
            held: .dumbbellOnKnee,
            [.sat(arms: .swing(24, 84)), .sat(legs: .stand(52, foot: 46), arms: .swing(26, 86))]
        ),
        Motion(
            "squat-curl",
            .back,
            3.2,
            held: .dumbbells,
            working: [.thigh, .upperArm],
            [.bottom(lean: 40, arms: .swing(0, 4)), .standing(arms: .swing(0, 6)), .standing(arms: .swing(6, 138))]
        ),
        Motion(
            "decline-sit-up",
            .back,
            3.2,
            around: [
                .line(Point(20, 48), Point(-60, 12), width: 8), .line(Point(-50, 12), Point(-50, 2)),
                .line(Point(26, 58), Point(26, 2)), .disc(Point(44, 44), 6),
            ],
            working: [.belly],
            [
                Pose(-6, 50, lean: -112, legs: .swing(112, 24, foot: 100), arms: .near(14, -5)),
                Pose(-6, 50, lean: -6, high: 16, head: 18, legs: .swing(112, 24, foot: 100), arms: .near(14, -5)),
            ]
        ),
    ]
}

extension Motion {
    static func onBench(_ name: String, held: Held, _ working: Set<Part>, _ poses: [Pose]) -> Motion {
        Motion(name, .back, 3, held: held, around: Fixture.bench(-78, 86), working: working, poses)
    }

    static func cleanAndPress(_ name: String, _ held: Held, far: Arm?) -> Motion {
        Motion(
            name,
            .back,
            3.4,
            held: held,
            working: [.thigh, .upperArm],
            [
                Pose(-18, 70, lean: 52, head: 34, legs: .stand(14), arms: .swing(0, 2), farArm: far),
                Pose(-8, 74, lean: 8, legs: .stand(14), arms: .near(13, 3), farArm: far),
                .standing(arms: .near(13, 3), farArm: far), .standing(arms: .near(3, 57), farArm: far),
            ]
        )
    }

    /// Returns a motion from high on one side to low on the other.
    static func chopping(_ name: String, _ held: Held, from anchor: Point? = nil) -> Motion {
        Motion(
            name,
            .back,
            2.6,
            seen: .front,
            held: held,
            around: anchor.map { Fixture.anchored($0.x, $0.y) } ?? [],
            working: [.belly],
            [
                Pose.front(
                    4,
                    80,
                    feet: 20,
                    arms: .turned(120, 140, upperShows: 0.9, foreShows: 0.9),
                    farArm: .turned(-100, -130, upperShows: 0.8, foreShows: 1)
                ).facing(0.9, twist: 0.6),
                Pose.front(
                    -4,
                    72,
                    high: -10,
                    feet: 20,
                    arms: .turned(-40, -50, upperShows: 0.9, foreShows: 1),
                    farArm: .turned(24, 40, upperShows: 1, foreShows: 0.8)
                ).facing(-0.9, twist: -0.6),
            ]
        )
    }
}

extension Pose {
    /// Returns the pose on a bench, feet on the floor.
    static func benched(arms: Arm, farArm: Arm? = nil) -> Pose {
        Pose(0, 47.5, lean: -90, legs: .stand(48), arms: arms, farArm: farArm)
    }

    /// Returns the pose from the floor to standing, a weight held up; the far leg comes under the body.
    static func gettingUp(_ x: Double, _ y: Double, lean: Double, _ farLeg: Leg) -> Pose {
        let far = Arm.turned(-8, -4, upperShows: 0.9, foreShows: 0.8)
        return Pose(x, y, lean: lean, legs: .stand(54), farLeg: farLeg, arms: .swing(178, 180), farArm: far)
    }

    /// Returns arms hanging, then opened towards and away from us.
    static func flying(_ pose: Pose) -> [Pose] {
        [
            pose.with(arms: .swing(2, 6)),
            pose.with(
                arms: .turned(-128, -118, upperShows: 0.7, foreShows: 0.8),
                farArm: .turned(112, 104, upperShows: 0.8, foreShows: 0.9)
            ),
        ]
    }
}
