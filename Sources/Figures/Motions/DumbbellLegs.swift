extension Motion {
    /// Squats and lunges with weights in the hands, or on one leg.
    static let dumbbellLegs: [Motion] = [
        Motion(
            "dumbbell-front-squat",
            .back,
            3.4,
            held: .dumbbells,
            working: [.thigh],
            [.standing(arms: .near(17, -5)), .bottom(lean: 30, arms: .near(17, -5))]
        ),
        Motion(
            "suitcase-squat",
            .back,
            3.4,
            held: .dumbbells,
            working: [.thigh],
            [.standing(arms: .swing(3, 5)), .bottom(lean: 34, arms: .swing(6, 8))]
        ),
        Motion(
            "rucksack-squat",
            .back,
            3.4,
            held: .rucksackInArms,
            working: [.thigh],
            [.standing(arms: .near(22, -14)), .bottom(lean: 32, arms: .near(22, -14))]
        ),
        Motion(
            "pistol-squat",
            .back,
            3.8,
            working: [.thigh],
            [
                Pose(0, 84.4, lean: 0, legs: .swing(24, 22, foot: 112), farLeg: .stand(14), arms: .swing(60, 66)),
                Pose(
                    -23,
                    34,
                    lean: 38,
                    head: 16,
                    legs: .swing(98, 92, foot: 186),
                    farLeg: .stand(14),
                    arms: .swing(84, 88)
                ),
            ]
        ),
        Motion(
            "one-leg-chair-squat",
            .back,
            3.8,
            around: Fixture.chair(-26),
            working: [.thigh],
            [
                Pose(0, 84.4, lean: 4, legs: .swing(30, 20, foot: 110), farLeg: .stand(14), arms: .swing(40, 50)),
                Pose(
                    -22,
                    48,
                    lean: 30,
                    head: 14,
                    legs: .swing(84, 76, foot: 170),
                    farLeg: .stand(14),
                    arms: .swing(74, 80)
                ),
            ]
        ),
        Motion(
            "goblet-reverse-lunge",
            .eachSide,
            6,
            held: .dumbbell,
            around: Motion.lunges.like("reverse-lunge").around,
            working: [.thigh],
            Motion.lunges.like("reverse-lunge").keys.dropFirst().prefix(3).map { $0.pose.with(arms: .near(19, -12)) }
        ),
        Motion(
            "chair-split-squat",
            .back,
            3.4,
            around: Fixture.chair(-62, back: false),
            working: [.thigh],
            [
                Pose(
                    10,
                    78,
                    lean: 10,
                    head: 2,
                    legs: .stand(36),
                    farLeg: .stand(-46, 38, foot: -38),
                    arms: .onHipsSide
                ),
                Pose(
                    -2,
                    53,
                    lean: 18,
                    head: 6,
                    legs: .stand(36),
                    farLeg: .stand(-46, 38, foot: -38),
                    arms: .onHipsSide
                ),
            ]
        ),
        Motion(
            "curtsy-lunge",
            .eachSide,
            6,
            seen: .front,
            working: [.thigh],
            [
                .front(arms: .onHips),
                Pose(
                    -6,
                    66,
                    lean: 0,
                    legs: .stand(10),
                    farLeg: .turned(-46, 10, foot: 90, thighShows: 0.9, shankShows: 0.77),
                    arms: .onHips
                ),
            ]
        ),
    ]
}
