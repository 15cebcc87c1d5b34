extension Motion {
    /// At a wall or a chair, knees up in turn.
    static let climbers: [Motion] = [
        Motion(
            "wall-burpee",
            .back,
            3.6,
            around: Fixture.wall(60),
            working: [.chest, .thigh],
            [
                Pose(0, 84.6, lean: -2, legs: .stand(14), arms: .swing(168, 174)),
                Pose(0, 84, lean: 4, legs: .stand(14), arms: .hold(54, 124)),
                Pose(-4, 82, lean: 12, legs: .stand(-12, 7, foot: 70), farLeg: .stand(14), arms: .hold(54, 118)),
                Pose(
                    -10,
                    78,
                    lean: 26,
                    head: 16,
                    legs: .stand(-40, foot: 62),
                    farLeg: .stand(-30, foot: 66),
                    arms: .hold(54, 112)
                ),
            ]
        )
        .shown(at: 0.367),
        Motion(
            "wall-climber",
            .roundByHalves,
            1.4,
            around: Fixture.wall(60),
            working: [.belly, .thigh],
            [
                Pose(
                    -18,
                    80,
                    lean: 26,
                    head: 16,
                    legs: .swing(84, -20),
                    farLeg: .stand(-40, foot: 56),
                    arms: .hold(54, 112)
                ),
                Pose(
                    -18,
                    80,
                    lean: 26,
                    head: 16,
                    legs: .stand(-18, 34, foot: 40),
                    farLeg: .stand(-40, foot: 56),
                    arms: .hold(54, 112)
                ),
            ]
        ),
        Motion(
            "wall-push-march",
            .back,
            3.6,
            around: Fixture.wall(60),
            working: [.chest, .thigh],
            [
                Pose(10, 82.5, lean: 20, head: 14, legs: .stand(0, foot: 80), arms: .hold(54, 124)),
                Pose(-8, 84.2, lean: 8, legs: .stand(0), arms: .hold(54, 124)),
                Pose(-8, 84.2, lean: 8, legs: .swing(92, -10), farLeg: .stand(0), arms: .hold(54, 124)),
            ]
        ),
        Motion(
            "chair-climber",
            .roundByHalves,
            1.4,
            around: Fixture.chair(52, back: false),
            working: [.belly, .thigh],
            [
                Pose(
                    -24,
                    62,
                    lean: 50,
                    head: 40,
                    legs: .stand(-16, 12, foot: 24),
                    farLeg: .stand(-80, foot: 24),
                    arms: .hold(40, 43)
                ),
                Pose(
                    -24,
                    63,
                    lean: 50,
                    head: 40,
                    legs: .stand(-48, 16, foot: 20),
                    farLeg: .stand(-80, foot: 24),
                    arms: .hold(40, 43)
                ),
            ]
        ),
    ]
}
