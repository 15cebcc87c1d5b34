extension Motion {
    /// From side to side.
    static let slides: [Motion] = [
        Motion(
            "skater",
            .roundByHalves,
            2,
            seen: .front,
            working: [.thigh],
            [
                Pose(
                    18,
                    68,
                    lean: 14,
                    high: 24,
                    head: 18,
                    legs: .stand(34),
                    farLeg: .turned(-54, 10, foot: 90, thighShows: 0.9, shankShows: 0.9),
                    arms: .swing(40, 20),
                    farArm: .turned(-60, -30, upperShows: 0.9, foreShows: 0.9)
                ),
                Pose(
                    0,
                    88,
                    lean: 0,
                    legs: .turned(22, 0, foot: 90, thighShows: 0.98, shankShows: 0.9),
                    arms: .swing(50, 40)
                ),
            ]
        ),
        Motion(
            "skater-hop",
            .roundByHalves,
            1.6,
            seen: .front,
            working: [.thigh],
            [
                Pose(
                    16,
                    64,
                    lean: 16,
                    high: 28,
                    head: 20,
                    legs: .stand(30),
                    farLeg: .turned(-60, 6, foot: 90, thighShows: 0.9, shankShows: 0.9),
                    arms: .swing(60, 50),
                    farArm: .turned(-60, -30, upperShows: 0.9, foreShows: 0.9)
                ),
                Pose.front(
                    0,
                    94,
                    legs: .turned(22, 0, foot: 90, thighShows: 0.98, shankShows: 0.9),
                    farLeg: .turned(22, 0, foot: 90, thighShows: 0.98, shankShows: 0.9),
                    arms: .swing(70, 60)
                ),
            ]
        ),
        Motion(
            "slide-skating",
            .back,
            2.2,
            seen: .front,
            working: [.thigh],
            [
                Pose.front(-20, 66, lean: -10, legs: .stand(36), farLeg: .stand(-36), arms: .swing(40, -20)),
                Pose.front(20, 66, lean: 10, legs: .stand(36), farLeg: .stand(-36), arms: .swing(40, -20)),
            ]
        ),
        Motion(
            "slide-board",
            .back,
            2.2,
            seen: .front,
            around: [.line(Point(-84, 1), Point(84, 1), width: 4), .block(-90, 0, 8, 10), .block(82, 0, 8, 10)],
            working: [.thigh],
            [
                Pose.front(-34, 64, lean: -12, legs: .stand(14, 2), farLeg: .stand(-52, 2), arms: .swing(30, 20)),
                Pose.front(34, 64, lean: 12, legs: .stand(52, 2), farLeg: .stand(-14, 2), arms: .swing(30, 20)),
            ]
        ),
        Motion(
            "shuffle",
            .back,
            1.4,
            seen: .front,
            around: Fixture.cones + Fixture.arrow(64, 150, isAhead: true) + Fixture.arrow(-64, 150, isAhead: false),
            working: [.thigh],
            [
                .front(-26, 66, legs: .stand(-8), farLeg: .stand(-54), arms: .swing(30, 120)),
                .front(0, 70, legs: .stand(20, 8), farLeg: .stand(-20, 8), arms: .swing(30, 120)),
                .front(26, 66, legs: .stand(54), farLeg: .stand(8), arms: .swing(30, 120)),
            ]
        ),
    ]
}
