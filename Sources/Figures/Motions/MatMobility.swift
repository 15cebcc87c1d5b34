extension Motion {
    /// Turning and rocking on the mat.
    static let matMobility: [Motion] = [
        Motion(
            "thread-the-needle",
            .back,
            5,
            around: Fixture.mat(-75, 150),
            working: [.chest],
            [
                Pose(
                    -20,
                    45.8,
                    lean: 74,
                    head: 80,
                    legs: .kneel,
                    arms: .turned(170, 172, upperShows: 0.98, foreShows: 0.98),
                    farArm: .hold(25, 4.5)
                ),
                Pose(
                    -20,
                    45.8,
                    lean: 88,
                    high: 92,
                    head: 94,
                    legs: .kneel,
                    arms: .turned(95, 80, upperShows: 0.2, foreShows: 0.2),
                    farArm: .hold(46, 4.5)
                ),
                Pose(
                    -20,
                    45.8,
                    lean: 106,
                    high: 112,
                    head: 112,
                    legs: .kneel,
                    arms: .turned(-86, -94, upperShows: 0.7, foreShows: 0.9),
                    farArm: .hold(68, 4.5)
                ),
            ]
        ),
        Motion(
            "thoracic-rotation",
            .back,
            4,
            around: Fixture.mat(-75, 120),
            working: [.chest],
            [
                Pose(
                    -20,
                    45.8,
                    lean: 74,
                    head: 84,
                    legs: .kneel,
                    arms: .turned(0, 130, upperShows: 0.98, foreShows: 0.98),
                    farArm: .hold(25, 4.5)
                ),
                Pose(
                    -20,
                    45.8,
                    lean: 74,
                    head: 60,
                    legs: .kneel,
                    arms: .turned(158, 60, upperShows: 0.98, foreShows: 0.98),
                    farArm: .hold(25, 4.5)
                ),
            ]
        ),
        Motion(
            "adductor-rock",
            .back,
            4,
            around: Fixture.mat(-90, 150),
            working: [.thigh],
            [
                Pose(
                    -16,
                    45.8,
                    lean: 74,
                    head: 80,
                    legs: .turned(30, 6, foot: 90, thighShows: 0.6, shankShows: 0.4),
                    farLeg: .kneel,
                    arms: .hold(29, 4.5)
                ),
                Pose(
                    -40,
                    42,
                    lean: 82,
                    head: 84,
                    legs: .turned(56, 14, foot: 90, thighShows: 0.7, shankShows: 0.45),
                    farLeg: .swing(32, -97, foot: -57),
                    arms: .hold(29, 4.5)
                ),
            ]
        ),
        Motion(
            "open-book",
            .back,
            5,
            seen: .front,
            around: Fixture.mat(-90, 190),
            working: [.chest],
            [
                Pose.onSide(
                    legs: .turned(100, 72, foot: 90, thighShows: 0.6, shankShows: 0.6),
                    farLeg: .turned(-92, -82, foot: 90, thighShows: 0.6, shankShows: 0.6),
                    arms: .turned(20, 10, upperShows: 0.5, foreShows: 0.4)
                ),
                Pose.onSide(
                    legs: .turned(100, 72, foot: 90, thighShows: 0.6, shankShows: 0.6),
                    farLeg: .turned(-92, -82, foot: 90, thighShows: 0.6, shankShows: 0.6),
                    arms: .swing(172, 174)
                ),
            ]
        ),
        Motion(
            "knee-rock",
            .back,
            4,
            seen: .front,
            around: Fixture.matFromAbove,
            working: [.belly],
            [.fromAbove(knees: -1), .fromAbove(knees: 0), .fromAbove(knees: 1)]
        ),
        Motion(
            "half-kneel-rock",
            .back,
            4,
            around: Fixture.mat(-70, 140),
            working: [.thigh, .shank],
            [
                Pose(-8, 46.8, lean: 0, legs: .stand(46), farLeg: .swing(4, -97, foot: -57), arms: .onHipsSide),
                Pose(12, 42.5, lean: 0, legs: .stand(46), farLeg: .swing(-28, -97, foot: -57), arms: .onHipsSide),
            ]
        ),
    ]
}
