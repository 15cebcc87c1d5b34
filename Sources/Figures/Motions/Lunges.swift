extension Motion {
    /// One leg before the other, or above it.
    static let lunges: [Motion] = [
        Motion(
            "forward-lunge",
            .eachSide,
            6,
            around: Fixture.thereAndBack(70, 14),
            working: [.thigh],
            [
                Pose(-47, 84.6, lean: 0, legs: .stand(-33), arms: .hanging),
                Pose(-26, 76, lean: 2, legs: .stand(12, 12), farLeg: .stand(-33, foot: 72), arms: .hanging),
                Pose(8, 48, lean: 4, legs: .stand(54), farLeg: .stand(-33, foot: 20), arms: .hanging),
            ]
        ),
        Motion(
            "reverse-lunge",
            .eachSide,
            6,
            around: Fixture.arrow(-68, 32, isAhead: false),
            working: [.thigh],
            [
                Pose(26, 84.6, lean: 0, legs: .stand(40), arms: .hanging),
                Pose(14, 76, lean: 4, legs: .stand(40), farLeg: .stand(-4, 10, foot: 45), arms: .hanging),
                Pose(-6, 48, lean: 8, head: 2, legs: .stand(40), farLeg: .stand(-47, foot: 20), arms: .hanging),
            ]
        ),
        Motion(
            "split-squat",
            .back,
            3.2,
            working: [.thigh],
            [
                Pose(8, 74, lean: 2, legs: .stand(50), farLeg: .stand(-33, foot: 45), arms: .hanging),
                Pose(4, 48, lean: 4, legs: .stand(50), farLeg: .stand(-33, foot: 20), arms: .hanging),
            ]
        ),
        Motion(
            "bulgarian-split-squat",
            .back,
            3.4,
            held: .dumbbells,
            around: Fixture.bench(-96, 56),
            working: [.thigh],
            [
                Pose(10, 78, lean: 10, head: 2, legs: .stand(36), farLeg: .stand(-46, 38, foot: -38), arms: .hanging),
                Pose(-2, 53, lean: 18, head: 6, legs: .stand(36), farLeg: .stand(-46, 38, foot: -38), arms: .hanging),
            ]
        ),
        Motion(
            "step-up",
            .eachSide,
            8,
            around: [.block(8, 0, 62, 30)],
            working: [.thigh],
            [
                Pose(-22, 84.6, lean: 2, legs: .stand(-8), arms: .hanging),
                Pose(
                    -20,
                    84,
                    lean: 4,
                    legs: .swing(96, -56),
                    farLeg: .stand(-8),
                    arms: .swing(-15, 5),
                    farArm: .swing(15, 40)
                ),
                Pose(
                    -14,
                    82,
                    lean: 10,
                    legs: .stand(34, 30),
                    farLeg: .stand(-8),
                    arms: .swing(-15, 5),
                    farArm: .swing(15, 40)
                ),
                Pose(2, 92, lean: 14, head: 6, legs: .stand(34, 30), farLeg: .stand(-8, foot: 42), arms: .swing(0, 20)),
                Pose(12, 104, lean: 10, legs: .stand(34, 30), farLeg: .swing(-26, -90), arms: .swing(10, 30)),
                Pose(
                    19,
                    113,
                    lean: 4,
                    legs: .stand(34, 30),
                    farLeg: .swing(42, -40),
                    arms: .swing(20, 50),
                    farArm: .swing(-15, 5)
                ),
            ]
        ),
        Motion(
            "side-lunge",
            .eachSide,
            6,
            seen: .front,
            working: [.thigh],
            [
                Pose(0, 84.4, lean: 0, legs: .stand(10), farLeg: .stand(-10), arms: .swing(8, 8)),
                Pose(24, 58, lean: 12, legs: .stand(42), farLeg: .stand(-42), arms: .swing(20, -40)),
            ]
        ),
    ]
}
