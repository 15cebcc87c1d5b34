extension Motion {
    /// Slow weight and slow hands.
    static let taiChi: [Motion] = [
        Motion(
            "tai-chi-arms",
            .back,
            5,
            working: [.upperArm],
            [
                Pose(-10, 76, lean: 2, legs: .stand(24), farLeg: .stand(-10, foot: 82), arms: .swing(6, 80)).hand(30),
                Pose(-2, 76, lean: 6, legs: .stand(24), farLeg: .stand(-10, foot: 76), arms: .swing(76, 96)).hand(60),
            ]
        ),
        Motion(
            "tai-chi-walk",
            .back,
            6,
            working: [.thigh],
            [
                Pose(
                    -16,
                    74,
                    lean: 0,
                    legs: .stand(28, 4, foot: 112),
                    farLeg: .stand(-4, foot: 58),
                    arms: .swing(40, 110),
                    farArm: .swing(0, 60)
                ),
                Pose(
                    14,
                    70,
                    lean: 0,
                    legs: .stand(40),
                    farLeg: .stand(-4, foot: 58),
                    arms: .swing(10, 70),
                    farArm: .swing(60, 110)
                ),
            ]
        ),
        Motion(
            "cloud-hands",
            .back,
            5,
            seen: .front,
            working: [.belly, .thigh],
            [
                Pose.front(
                    -14,
                    68,
                    feet: 26,
                    arms: .turned(-30, -80, upperShows: 0.8, foreShows: 0.8),
                    farArm: .turned(70, 160, upperShows: 0.9, foreShows: 0.8)
                ).facing(-0.8),
                Pose.front(
                    14,
                    68,
                    feet: 26,
                    arms: .turned(70, 160, upperShows: 0.9, foreShows: 0.8),
                    farArm: .turned(-30, -80, upperShows: 0.8, foreShows: 0.8)
                ).facing(0.8),
            ]
        ),
        .sitting(
            "seated-tai-chi",
            .back,
            5,
            [.belly, .upperArm],
            front: [
                Pose.frontSeated(
                    arms: .turned(-30, -80, upperShows: 0.8, foreShows: 0.8),
                    farArm: .turned(70, 160, upperShows: 0.9, foreShows: 0.8)
                ).facing(-0.8, twist: -0.4),
                Pose.frontSeated(
                    arms: .turned(70, 160, upperShows: 0.9, foreShows: 0.8),
                    farArm: .turned(-30, -80, upperShows: 0.8, foreShows: 0.8)
                ).facing(0.8, twist: 0.4),
            ]
        ),
    ]
}
