extension Motion {
    /// Squats with a bar, wide or to a box.
    static let barbellSquats: [Motion] = [
        // No lunge with a bar goes back, so it needs no arrow, which would weigh too much.
        Motion.lunges.like("forward-lunge").named("barbell-lunge", held: .barOnBack, around: []),
        Motion(
            "box-squat",
            .back,
            3.8,
            held: .barOnBack,
            around: [.block(-62, 0, 40, 36)],
            working: [.thigh],
            [
                .standing(lean: 4, arms: .underBar(lean: 4)),
                Pose(-24, 47.5, lean: 36, head: 12, legs: .stand(14), arms: .underBar(lean: 36)),
            ]
        ),
        Motion(
            "goblet-box-squat",
            .back,
            3.6,
            held: .dumbbell,
            around: [.block(-62, 0, 40, 36)],
            working: [.thigh],
            [
                .standing(arms: .near(19, -12)),
                Pose(-24, 47.5, lean: 30, head: 10, legs: .stand(14), arms: .near(19, -12)),
            ]
        ),
        Motion(
            "overhead-squat",
            .back,
            3.8,
            held: .barbell,
            working: [.thigh, .upperArm],
            [.standing(arms: .near(-4, 57)), .bottom(lean: 34, arms: .near(-14, 55))]
        ),
        Motion(
            "zercher-squat",
            .back,
            3.8,
            held: .barInElbows,
            working: [.thigh],
            [.standing(arms: .swing(10, 140)), .bottom(lean: 34, arms: .swing(12, 140))]
        ),
        Motion(
            "sumo-deadlift",
            .back,
            3.6,
            seen: .front,
            held: .barbell,
            working: [.thigh],
            [
                Pose(
                    0,
                    48,
                    lean: 0,
                    legs: .stand(44),
                    farLeg: .stand(-44),
                    arms: .turned(-6, -4, upperShows: 1, foreShows: 1)
                ),
                Pose(
                    0,
                    76,
                    lean: 0,
                    legs: .stand(44),
                    farLeg: .stand(-44),
                    arms: .turned(-6, -4, upperShows: 1, foreShows: 1)
                ),
            ]
        )
        .shown(at: 0),
        Motion(
            "sumo-squat",
            .back,
            3.4,
            seen: .front,
            working: [.thigh],
            [
                .front(0, 76, feet: 42, arms: .turned(20, -60, upperShows: 0.9, foreShows: 0.7)),
                .front(0, 46, feet: 42, arms: .turned(20, -60, upperShows: 0.9, foreShows: 0.7)),
            ]
        ),
        Motion(
            "sumo-hold",
            .stay,
            4,
            seen: .front,
            working: [.thigh],
            [.front(0, 60, feet: 42, arms: .turned(20, -60, upperShows: 0.9, foreShows: 0.7))]
        ),
        Motion(
            "dumbbell-sumo-squat",
            .back,
            3.4,
            seen: .front,
            held: .kettlebell,
            working: [.thigh],
            [
                .front(0, 76, feet: 42, arms: .turned(-18, -20, upperShows: 0.95, foreShows: 0.95)),
                .front(0, 50, feet: 42, arms: .turned(-18, -20, upperShows: 0.95, foreShows: 0.95)),
            ]
        ),
        Motion(
            "hack-squat",
            .back,
            3.6,
            around: [
                .line(Point(-70, 150), Point(-6, 20), width: 5), .line(Point(0, 14), Point(48, 4), width: 7),
                .carried(.chest, Point(-12, -2), 7),
            ],
            working: [.thigh],
            [
                Pose(-16, 78, lean: -22, head: -12, legs: .stand(34, 8, foot: 100), arms: .swing(20, 130)),
                Pose(-8, 54, lean: -22, head: -12, legs: .stand(34, 8, foot: 100), arms: .swing(20, 130)),
            ]
        ),
    ]
}
