extension Motion {
    /// On hands and knees, or hands and toes.
    static let fourPoint: [Motion] = [
        Motion(
            "bird-dog-hold",
            .stay,
            4,
            around: Fixture.mat(-75, 120),
            working: [.belly],
            Motion.trunk.like("bird-dog").keys.dropFirst(2).prefix(1).map(\.pose)
        ),
        Motion(
            "standing-bird-dog",
            .eachSide,
            6,
            around: Fixture.wall(66),
            working: [.belly, .thigh],
            [
                Pose(-6, 83.6, lean: 22, head: 14, legs: .stand(10), arms: .hold(61, 126)),
                Pose(
                    -6,
                    83.6,
                    lean: 24,
                    head: 16,
                    legs: .stand(-20, 10, foot: 60),
                    farLeg: .stand(10),
                    arms: .hold(61, 126),
                    farArm: .hold(61, 140)
                ),
                Pose(
                    -6,
                    83.6,
                    lean: 26,
                    head: 16,
                    legs: .swing(-50, -54),
                    farLeg: .stand(10),
                    arms: .hold(61, 126),
                    farArm: .hold(61, 152)
                ),
            ]
        ),
        Motion(
            "belly-lift",
            .back,
            4,
            around: Fixture.mat(-75, 120),
            working: [.belly],
            [
                Pose(-20, 45.8, lean: 66, high: 84, head: 84, legs: .kneel, arms: .hold(25, 4.5)),
                Pose(-20, 45.8, lean: 80, high: 66, head: 76, legs: .kneel, arms: .hold(25, 4.5)),
            ]
        ),
        Motion(
            "bear-hold",
            .stay,
            4,
            working: [.belly, .thigh],
            [.bear(near: .stand(-46, foot: 20), far: .stand(-46, foot: 20))]
        ),
        Motion(
            "bear-crawl",
            .roundByHalves,
            1.8,
            working: [.belly, .upperArm],
            [
                .bear(
                    near: .stand(-30, foot: 20),
                    far: .stand(-56, foot: 8),
                    arms: .hold(18, 4.5),
                    farArm: .hold(38, 4.5)
                ),
                .bear(
                    near: .stand(-43, foot: 11),
                    far: .stand(-43, 8, foot: 11),
                    arms: .hold(28, 4.5),
                    farArm: .hold(28, 12)
                ),
            ]
        ),
    ]
}

extension Motion {
    /// Returns a motion on a mat, on the back.
    static func lyingDown(
        _ name: String,
        _ course: Course,
        _ seconds: Double,
        _ working: Set<Part>,
        held: Held = .nothing,
        with more: [Fixture] = [],
        _ poses: [Pose]
    ) -> Motion {
        Motion(name, course, seconds, held: held, around: Fixture.mat(-85, 175) + more, working: working, poses)
    }
}

extension Pose {
    /// Returns the pose on hands and toes, the knees just off the floor.
    static func bear(near: Leg, far: Leg, arms: Arm = .hold(28, 4.5), farArm: Arm? = nil) -> Pose {
        Pose(-20, 48, lean: 76, head: 70, legs: near, farLeg: far, arms: arms, farArm: farArm)
    }
}
