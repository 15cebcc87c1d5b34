extension Motion {
    /// Chest-deep in a pool.
    static let waters: [Motion] = [
        .watery("pool-walk", .roundByHalves, 2, [.thigh], Pose.strides.map { $0.upright }),
        .watery(
            "water-aerobics",
            .back,
            1.8,
            [.thigh, .upperArm],
            front: [
                Pose(0, 84.8, lean: 0, legs: .swing(-2, -2, foot: 90), arms: .swing(10, 10)),
                Pose(0, 88, lean: 0, legs: .swing(12, 12, foot: 90), arms: .swing(50, 52)),
                Pose(0, 79.6, lean: 0, legs: .swing(21, 21, foot: 90), arms: .swing(96, 98)),
            ]
        ),
        .watery(
            "pool-arms",
            .back,
            2.4,
            [.upperArm, .chest],
            front: [
                .front(0, 78, feet: 22, arms: .swing(86, 88)),
                .front(0, 78, feet: 22, arms: .turned(70, -80, upperShows: 0.5, foreShows: 0.8)),
            ]
        ),
        .watery(
            "water-push-pull",
            .back,
            2.2,
            [.upperArm, .chest],
            [.standing(lean: 4, arms: .swing(78, 82)), .standing(lean: -2, arms: .swing(-40, 66))]
        ),
        .watery(
            "water-squat-push",
            .back,
            2.4,
            [.thigh, .upperArm],
            [Pose(-14, 58, lean: 26, legs: .stand(14), arms: .swing(0, 90)), .standing(arms: .swing(86, 90))]
        ),
        .watery(
            "water-high-knees",
            .roundByHalves,
            1.4,
            [.thigh],
            [.kneeUp(98, arms: .swing(-40, 40), farArm: .swing(36, 110)), .kneeUp(14, arms: .swing(0, 70))]
        ),
        .watery(
            "water-leg-swings",
            .back,
            2.4,
            [.thigh],
            at: 120,
            with: [.block(63, 0, 41, 128)],
            [
                Pose(
                    0,
                    84.6,
                    lean: 6,
                    legs: .swing(-28, -50),
                    farLeg: .stand(14),
                    arms: .hold(58, 133),
                    farArm: .swing(-20, 0)
                ),
                Pose(
                    0,
                    84.6,
                    lean: 2,
                    legs: .swing(16, -30),
                    farLeg: .stand(14),
                    arms: .hold(58, 133),
                    farArm: .swing(-20, 0)
                ),
                Pose(
                    0,
                    84.6,
                    lean: 2,
                    legs: .swing(42, 32),
                    farLeg: .stand(14),
                    arms: .hold(58, 133),
                    farArm: .swing(-20, 0)
                ),
            ]
        ),
        .watery(
            "water-edge-press",
            .back,
            3,
            [.chest, .upperArm],
            at: 92,
            with: [.block(30, 0, 70, 102)],
            [
                Pose(-4, 72, lean: 10, legs: .swing(30, -70, foot: 0), arms: .hold(31, 106.5)),
                Pose(4, 106, lean: 18, legs: .swing(-6, -16, foot: 20), arms: .hold(31, 106.5)),
            ]
        ),
        .watery(
            "water-jog",
            .roundByHalves,
            1.4,
            [.thigh],
            at: 128,
            with: [.carried(.waist, Point(-10, 0), 8), .carried(.waist, Point(9, 0), 6)],
            Pose.bounds.map { pose in pose.raised(16).upright }
        ),
    ]
}

extension Motion {
    /// Returns a motion chest-deep in water, from the side or from the front.
    static func watery(
        _ name: String,
        _ course: Course,
        _ seconds: Double,
        _ working: Set<Part>,
        at height: Double = 108,
        with more: [Fixture] = [],
        _ poses: [Pose]
    ) -> Motion {
        Motion(name, course, seconds, around: more + [.water(height)], working: working, poses)
    }

    static func watery(
        _ name: String,
        _ course: Course,
        _ seconds: Double,
        _ working: Set<Part>,
        front poses: [Pose]
    ) -> Motion {
        Motion(name, course, seconds, seen: .front, around: [.water(108)], working: working, poses)
    }
}

extension Pose {
    /// Returns the pose on the back at the water's surface, the arms going round.
    static func floating(near: Double, far: Double, kick: Double) -> Pose {
        Pose(
            2,
            64,
            lean: -86,
            head: -74,
            legs: .swing(92 + kick, 88 + kick, foot: 140),
            farLeg: .swing(92 - kick, 88 - kick, foot: 140),
            arms: .turned(near, near + 4, upperShows: 0.95, foreShows: 0.95),
            farArm: .turned(far, far + 4, upperShows: 0.95, foreShows: 0.95)
        )
    }
}
