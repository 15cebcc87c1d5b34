extension Motion {
    /// Shoulder blades and legs, on the floor.
    static let floorPulls: [Motion] = [
        Motion(
            "floor-w",
            .back,
            3,
            around: Fixture.mat(-95, 190),
            working: [.chest],
            [
                .prone(head: 80, arms: .swing(98, 112)),
                .prone(high: 76, head: 66, arms: .turned(104, 112, upperShows: 0.3, foreShows: 0.8)),
            ]
        ),
        Motion(
            "floor-swimmer",
            .roundByHalves,
            1.8,
            around: Fixture.mat(-95, 190),
            working: [.chest, .belly],
            [
                Pose(
                    -14,
                    11,
                    lean: 90,
                    high: 76,
                    head: 62,
                    legs: .swing(-104, -106, foot: -66),
                    farLeg: .swing(-89, -91, foot: -50),
                    arms: .swing(84, 88),
                    farArm: .swing(110, 114)
                )
            ]
        )
        .moved(2),
        .lyingDown(
            "lying-elbow-drive",
            .back,
            3,
            [.chest],
            [.supine(arms: .swing(92, 178)), .supine(high: -80, head: -74, arms: .swing(84, 176))]
        ),
        .lyingDown(
            "lying-punches",
            .roundByHalves,
            1.4,
            [.upperArm, .chest],
            [.supine(arms: .swing(178, 180), farArm: .swing(100, 186)), .supine(arms: .swing(120, 184))]
        ),
        .lyingDown(
            "air-cycling",
            .round,
            1.6,
            [.thigh, .belly],
            stride(from: 0.0, to: 360, by: 45).map { angle in
                let pedal = Point.step(angle, 16)
                return .supine(
                    legs: .stand(48 + pedal.x, 62 + pedal.y, foot: 180),
                    farLeg: .stand(48 - pedal.x, 62 - pedal.y, foot: 180)
                )
            }
        ),
        Motion(
            "scapular-push-up",
            .back,
            3,
            working: [.chest],
            [
                Pose.plank(toes: -85, shoulders: 62, head: 62, arms: .hold(30, 4.5)).drawn(3, 0),
                Pose.plank(toes: -85, shoulders: 52, head: 64, arms: .hold(30, 4.5)).drawn(-7, 0),
            ]
        ),
    ]
}
