extension Motion {
    /// Walking as a test of balance, and standing on what gives way.
    static let balanceWalks: [Motion] = [
        Motion(
            "heel-stand",
            .stay,
            4,
            around: Fixture.wall(60),
            working: [.shank],
            [Pose(4.4, 92.6, lean: 2, legs: .stand(14, foot: 52), arms: .hold(55, 124))]
        ),
        Motion("toe-walk", .roundByHalves, 1.5, working: [.shank], [.tiptoe(14, -12), .tiptoe(2, 8)]),
        Motion(
            "heel-walk",
            .roundByHalves,
            1.5,
            working: [.shank],
            [
                Pose(
                    0,
                    84.4,
                    lean: 2,
                    legs: .swing(13, 5, foot: 124),
                    farLeg: .swing(-9, -14, foot: 106),
                    arms: .swing(-16, -4),
                    farArm: .swing(16, 30)
                ),
                Pose(0, 85, lean: 2, legs: .swing(3, -4, foot: 115), farLeg: .swing(12, -24, foot: 96), arms: .hanging),
            ]
        ),
        Motion(
            "side-step",
            .back,
            2.6,
            seen: .front,
            working: [.thigh],
            [
                .front(-14, 83, legs: .stand(-6), farLeg: .stand(-24), arms: .swing(12, 10)),
                Pose.front(4, 81, legs: .stand(30, 6), farLeg: .stand(-24), arms: .swing(16, 14)),
                .front(14, 76, legs: .stand(42), farLeg: .stand(-24), arms: .swing(18, 16)),
            ]
        ),
        Motion(
            "cross-step",
            .eachSide,
            5,
            seen: .front,
            working: [.thigh, .shank],
            [
                .front(0, 80, feet: 24, arms: .swing(60, 70)),
                .front(-10, 82, legs: .stand(-10, 9), farLeg: .stand(-24), arms: .swing(60, 70)),
                .front(-26, 78, legs: .stand(-46), farLeg: .stand(-24), arms: .swing(60, 70)),
            ]
        ),
        Motion(
            "high-step",
            .roundByHalves,
            2,
            around: [.line(Point(34, 2), Point(34, 26), width: 3), .line(Point(26, 26), Point(42, 26), width: 4)],
            working: [.thigh],
            [
                .kneeUp(98, arms: .swing(-30, -10), farArm: .swing(30, 60)),
                Pose(0, 84.6, lean: 0, legs: .swing(14, -14), farLeg: .swing(1, 0), arms: .swing(0, 20)),
            ]
        ),
        Motion(
            "clock-lunge",
            .round,
            9,
            around: Fixture.clock,
            working: [.thigh],
            Pose.roundTheClock
        )
        .shown(at: 2.5 / 12),
        Motion(
            "cushion-stand",
            .stay,
            4,
            around: [.block(-22, 0, 52, 9)],
            working: [.shank],
            [Pose(0, 93.6, lean: 0, legs: .stand(14, 9), arms: .swing(28, 40), farArm: .swing(-24, -14))]
        ),
        Motion(
            "balance-board",
            .back,
            3,
            around: [.disc(Point(6, 7), 7), .line(Point(-24, 15), Point(36, 15), width: 4)],
            working: [.shank, .belly],
            [
                Pose(0, 101, lean: 3, legs: .stand(14, 17), arms: .swing(48, 60), farArm: .swing(-30, -20)),
                Pose(2, 101, lean: -3, legs: .stand(14, 17), arms: .swing(-20, -10), farArm: .swing(40, 52)),
            ]
        ),
        Motion(
            "catch-and-stand",
            .back,
            2.4,
            seen: .front,
            held: .smallBall,
            working: [.shank, .belly],
            [
                Pose.oneLegFront.with(arms: .swing(16, 100), farArm: .swing(20, 100)),
                Pose.oneLegFront.with(arms: .swing(20, 196), farArm: .swing(16, 100)),
            ]
        ),
    ]
}

extension Fixture {
    /// A clock's face on the floor around the standing foot.
    fileprivate static let clock: [Fixture] = stride(from: 0.0, to: 360, by: 30).map { hour in
        let way = Point.step(hour, 1)
        return .line(Point(10 + way.x * 70, 3 + way.y * 6), Point(10 + way.x * 80, 3 + way.y * 7), width: 2.5)
    }
}

extension Pose {
    /// The near foot steps to twelve, three and six, and back beside the far one each time.
    fileprivate static let roundTheClock: [Pose] = {
        let tall = Pose.standing(arms: .onHipsSide)
        let goes = Pose(14, 78, lean: 3, legs: .stand(40, 9, foot: 96), farLeg: .stand(14, foot: 76), arms: .onHipsSide)
        let twelve = Pose(32, 56, lean: 4, legs: .stand(62), farLeg: .stand(14, foot: 34), arms: .onHipsSide)
        let aside = Leg.turned(10, -6, foot: 90, thighShows: 0.66, shankShows: 0.66)
        let three = Pose(-13, 57.5, lean: 34, head: 12, legs: aside, farLeg: .stand(14), arms: .onHipsSide)
        let back = Pose(-10, 78, lean: 6, legs: .stand(-20, 8, foot: 50), farLeg: .stand(14), arms: .onHipsSide)
        let six = Pose(-22, 60, lean: 8, legs: .stand(-52, foot: 30), farLeg: .stand(14), arms: .onHipsSide)
        return [tall, goes, twelve, twelve, goes, tall, three, three, tall, back, six, back]
    }()
}
