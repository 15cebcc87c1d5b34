extension Motion {
    /// Standing well: on both feet, in a line, on one, on what gives way.
    static let balance: [Motion] = [
        Motion(
            "weight-shift",
            .back,
            4,
            seen: .front,
            working: [.thigh],
            [.front(-12, feet: 20, arms: .swing(8, 10)), .front(12, feet: 20, arms: .swing(8, 10))]
        ),
        Motion(
            "ankle-sway",
            .back,
            4,
            working: [.shank],
            [
                Pose(-5.5, 84.2, lean: -4, legs: .stand(14), arms: .swing(12, 18)),
                Pose(11, 83.7, lean: 8, legs: .stand(14), arms: .swing(-2, 4)),
            ]
        ),
        Motion("stand-still", .stay, 4, seen: .front, working: [.belly], [.front(feet: 7, arms: .swing(9, 7))]),
        Motion(
            "closed-stand",
            .stay,
            4,
            seen: .front,
            working: [.shank],
            [.front(feet: 4.5, arms: .swing(30, 34))]
        ),
        Motion(
            "semi-tandem",
            .stay,
            4,
            working: [.shank],
            [Pose(2, 83.2, lean: 0, legs: .stand(25), farLeg: .stand(6), arms: .swing(20, 28), farArm: .swing(-18, -8))]
        ),
        Motion(
            "tandem-stand",
            .stay,
            4,
            working: [.shank],
            [
                Pose(
                    2,
                    81.8,
                    lean: 0,
                    legs: .stand(32),
                    farLeg: .stand(0),
                    arms: .swing(30, 40),
                    farArm: .swing(-26, -18)
                )
            ]
        ),
        Motion(
            "tandem-walk",
            .eachSide,
            4,
            working: [.shank],
            [
                Pose(
                    0,
                    83,
                    lean: 0,
                    legs: .stand(-6, foot: 82),
                    farLeg: .stand(20),
                    arms: .swing(34, 44),
                    farArm: .swing(-30, -22)
                ),
                Pose(
                    6,
                    83,
                    lean: 0,
                    legs: .swing(32, -26),
                    farLeg: .stand(20),
                    arms: .swing(-30, -22),
                    farArm: .swing(34, 44)
                ),
                Pose(
                    20,
                    81.6,
                    lean: 0,
                    legs: .stand(48),
                    farLeg: .stand(20),
                    arms: .swing(-30, -22),
                    farArm: .swing(34, 44)
                ),
            ]
        ),
        Motion(
            "one-leg-taps",
            .back,
            4,
            working: [.thigh],
            [
                Pose(0, 82, lean: 2, legs: .stand(44, foot: 70), farLeg: .stand(14), arms: .swing(20, 30)),
                Pose(0, 83, lean: 2, legs: .stand(14, 10, foot: 70), farLeg: .stand(14), arms: .swing(10, 20)),
                Pose(2, 82, lean: 4, legs: .stand(-24, foot: 42), farLeg: .stand(14), arms: .swing(-18, 0)),
            ]
        ),
        Motion(
            "single-leg-head-turn",
            .back,
            4,
            seen: .front,
            working: [.shank],
            [Pose.oneLegFront.facing(-1), Pose.oneLegFront.facing(1)]
        ),
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
            .back,
            5,
            working: [.thigh],
            [
                Pose(32, 56, lean: 4, legs: .stand(62), farLeg: .stand(14, foot: 34), arms: .onHipsSide),
                Pose(10, 82, lean: 2, legs: .stand(14, 10, foot: 70), farLeg: .stand(14), arms: .onHipsSide),
                Pose(-22, 60, lean: 8, legs: .stand(-52, foot: 30), farLeg: .stand(14), arms: .onHipsSide),
            ]
        ),
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

extension Pose {
    /// On the far leg, seen from the front, the arms out.
    static let oneLegFront = Pose.front(
        -7,
        84,
        legs: .turned(50, -6, foot: 90, thighShows: 0.4, shankShows: 0.95),
        farLeg: .stand(-12),
        arms: .swing(52, 60)
    )

    /// The same with the face, and the shoulders, turned.
    func facing(_ face: Double, twist: Double = 0) -> Pose {
        var pose = self
        (pose.face, pose.twist) = (face, twist)
        return pose
    }

    /// The same with the shoulders drawn forward and up.
    func drawn(_ forward: Double, _ up: Double) -> Pose {
        var pose = self
        pose.shoulders = Point(forward, up)
        return pose
    }

    /// The same with flat hands at an angle to the forearms.
    func hand(_ angle: Double) -> Pose {
        var pose = self
        pose.hand = angle
        return pose
    }

    /// A step on the toes; the legs' thighs at these angles.
    fileprivate static func tiptoe(_ near: Double, _ far: Double) -> Pose {
        Pose(
            0,
            94.5,
            lean: 0,
            legs: .swing(near, near - 6, foot: 46),
            farLeg: .swing(far, far < 0 ? far - 10 : far - 34, foot: 40),
            arms: .swing(-near, 6 - near),
            farArm: .swing(near, near + 12)
        )
    }
}

extension Arm {
    /// Seen from the side, a hand on the hip.
    static let onHipsSide = Arm.near(3, -38)
}
