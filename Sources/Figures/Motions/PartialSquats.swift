extension Motion {
    /// Squats that stop on the way down: who is told to stop there must not see more.
    static let partialSquats: [Motion] = [
        Motion(
            "mini-squat",
            .back,
            2.8,
            working: [.thigh],
            [.standing(arms: .swing(16, 24)), .bent(0.2, arms: .swing(30, 40))]
        ),
        Motion(
            "quarter-squat",
            .back,
            2.6,
            working: [.thigh],
            [.standing(arms: .onHipsSide), .bent(0.28, arms: .onHipsSide)]
        ),
        Motion(
            "half-squat",
            .back,
            3,
            working: [.thigh],
            [.standing(arms: .swing(20, 30)), .bent(0.5, arms: .swing(78, 82))]
        ),
        Motion(
            "pulse-squat",
            .back,
            1.4,
            working: [.thigh],
            [.bent(0.72, arms: .swing(80, 84)), .bent(0.96, arms: .swing(84, 88))]
        ),
        Motion(
            "tempo-squat",
            .back,
            5.6,
            working: [.thigh],
            [.standing(arms: .swing(20, 30)), .bottom(arms: .swing(84, 88))]
        )
        .paced(down: 0.5, wait: 0.15),
        Motion(
            "pause-squat",
            .back,
            5,
            held: .barOnBack,
            working: [.thigh],
            [.standing(lean: 4, arms: .underBar(lean: 4)), .bottom(arms: .underBar(lean: 40))]
        )
        .paced(down: 0.3, wait: 0.35),
        Motion(
            "supported-split-squat",
            .back,
            3.2,
            around: Fixture.wall(66),
            working: [.thigh],
            [
                Pose(8, 74, lean: 2, legs: .stand(50), farLeg: .stand(-33, foot: 45), arms: .hold(60, 112)),
                Pose(6, 63, lean: 3, legs: .stand(50), farLeg: .stand(-33, foot: 34), arms: .hold(60, 112)),
            ]
        ),
        Motion(
            "smith-squat",
            .back,
            3.6,
            held: .barOnBack,
            around: [.line(Point(-6, 2), Point(-6, 196), width: 3), .line(Point(-30, 2), Point(18, 2), width: 4)],
            working: [.thigh],
            [
                Pose(2, 83.4, lean: 2, legs: .stand(22), arms: .underBar(lean: 2)),
                Pose(-15, 44, lean: 24, head: 8, legs: .stand(22), arms: .underBar(lean: 24)),
            ]
        ),
        Motion(
            "cossack-squat",
            .eachSide,
            6.4,
            seen: .front,
            working: [.thigh],
            [
                .front(0, 71, feet: 52, arms: .turned(20, -100, upperShows: 0.8, foreShows: 0.8)),
                .front(25, 44, lean: 4, feet: 52, arms: .turned(20, -100, upperShows: 0.8, foreShows: 0.8)),
            ]
        ),
    ]

    /// Returns the same there and back with other shares of time: for the way there, and for staying at its end.
    func paced(down: Double, wait: Double) -> Motion {
        guard let first = self.keys.first?.pose else { return self }
        let far = self.pose(at: 0.5)
        var motion = self
        let end = 0.05 + down
        motion.keys = [(0, first), (0.05, first), (end, far), (end + wait, far)].map { Key(at: $0.0, pose: $0.1) }
        return motion
    }
}

extension Pose {
    /// Returns a share of the way from standing to the bottom of a squat.
    static func bent(_ share: Double, arms: Arm) -> Pose {
        Pose.standing(arms: arms).mixed(with: .bottom(arms: arms), share, seen: .side)
    }
}
