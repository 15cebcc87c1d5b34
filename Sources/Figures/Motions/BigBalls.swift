extension Motion {
    /// On a big ball.
    static let bigBalls: [Motion] = [
        .lyingDown(
            "ball-dead-bug",
            .eachSide,
            5,
            [.belly],
            with: [.ring(Point(-12, 61), 15, width: 5)],
            [
                .supine(legs: .swing(166, 90), arms: .hold(-34, 58)),
                .supine(
                    legs: .swing(104, 100),
                    farLeg: .swing(166, 90),
                    arms: .swing(230, 256),
                    farArm: .hold(-34, 58)
                ),
            ]
        ),
        Motion(
            "ball-crunch",
            .back,
            2.8,
            around: [.ring(Point(-18, 19), 19, width: 5)],
            working: [.belly],
            [
                Pose(0, 46, lean: -80, high: -104, head: -104, legs: .stand(44), arms: .near(8, 14)),
                Pose(0, 46, lean: -72, high: -50, head: -32, legs: .stand(44), arms: .near(8, 14)),
            ]
        ),
        Motion(
            "ball-sit",
            .stay,
            4,
            around: [.bigBall(-2)],
            working: [.belly],
            [.sat(legs: .stand(46), arms: .swing(24, 60))]
        ),
        Motion(
            "ball-march",
            .eachSide,
            4.4,
            around: [.bigBall(-2)],
            working: [.belly, .thigh],
            [
                .sat(legs: .stand(46), arms: .swing(24, 40)),
                .sat(legs: .swing(112, 4), farLeg: .stand(46), arms: .swing(40, 60)),
            ]
        ),
    ]
}
