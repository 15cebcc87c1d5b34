extension Motion {
    /// On the feet, gently: hips, knees and ankles.
    static let standingLegs: [Motion] = [
        Motion(
            "knee-circle",
            .eachSide,
            5,
            seen: .front,
            working: [.thigh],
            [
                .front(-5, arms: .onHips),
                .front(
                    -6,
                    84,
                    legs: .turned(10, 0, foot: 90, thighShows: 0.2, shankShows: 0.95),
                    farLeg: .stand(-12),
                    arms: .onHips
                ),
                .front(
                    -6,
                    84,
                    legs: .turned(78, 4, foot: 90, thighShows: 0.8, shankShows: 0.95),
                    farLeg: .stand(-12),
                    arms: .onHips
                ),
            ]
        ),
        Motion(
            "ankle-rock-standing",
            .back,
            2.6,
            around: Fixture.wall(60),
            working: [.shank],
            [
                Pose(4.4, 92.6, lean: 2, legs: .stand(14, foot: 52), arms: .hold(55, 124)),
                Pose(-5, 84, lean: 8, legs: .stand(7, 7, foot: 107), arms: .hold(55, 124)),
            ]
        ),
        Motion(
            "toe-raise",
            .back,
            2.6,
            around: Fixture.wall(-40),
            working: [.shank],
            [
                Pose(-19, 82.4, lean: -4, legs: .stand(14), arms: .swing(-4, 4)),
                Pose(-19, 82.4, lean: -4, legs: .stand(11, 8, foot: 118), arms: .swing(-4, 4)),
            ]
        ),
        Motion(
            "knee-hug",
            .eachSide,
            5,
            working: [.thigh],
            [
                .standing(arms: .hanging),
                Pose(0, 84.6, lean: 0, legs: .swing(122, -8), farLeg: .swing(1, 0), arms: .hold(30, 92)),
            ]
        ),
        Motion(
            "knee-to-wall",
            .back,
            3,
            around: Fixture.wall(62),
            working: [.shank],
            [
                Pose(-4, 76, lean: 8, legs: .stand(44), farLeg: .stand(-28, foot: 76), arms: .hold(57, 120)),
                Pose(12, 68, lean: 8, legs: .stand(44), farLeg: .stand(-28, foot: 46), arms: .hold(57, 116)),
            ]
        ),
        Motion(
            "hamstring-sweep",
            .back,
            3.6,
            working: [.thigh],
            [
                Pose(
                    -14,
                    80,
                    lean: 30,
                    head: 20,
                    legs: .swing(34, 32, foot: 124),
                    farLeg: .stand(0),
                    arms: .swing(-20, -10)
                ),
                Pose(
                    -20,
                    74,
                    lean: 86,
                    head: 70,
                    legs: .swing(40, 37, foot: 130),
                    farLeg: .stand(-10),
                    arms: .swing(4, 8)
                ),
                Pose(
                    -14,
                    80,
                    lean: 20,
                    head: 10,
                    legs: .swing(34, 32, foot: 124),
                    farLeg: .stand(0),
                    arms: .swing(100, 110)
                ),
            ]
        ),
        Motion(
            "lunge-rotation",
            .back,
            4,
            working: [.thigh, .belly],
            [
                Pose(8, 50, lean: 2, legs: .stand(54), farLeg: .stand(-33, foot: 20), arms: .swing(84, 88)),
                Pose(
                    8,
                    50,
                    lean: 2,
                    legs: .stand(54),
                    farLeg: .stand(-33, foot: 20),
                    arms: .turned(-84, -88, upperShows: 0.9, foreShows: 0.9),
                    farArm: .swing(84, 88)
                ),
            ]
        ),
        Motion(
            "deep-squat",
            .stay,
            5,
            working: [.thigh, .shank],
            [Pose(-19, 26, lean: 22, head: 10, legs: .stand(14), arms: .near(26, -26))]
        ),
    ]
}
