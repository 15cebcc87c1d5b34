extension Motion {
    /// Yoga at a wall and on the mat.
    static let yogaFloor: [Motion] = [
        Motion(
            "wall-dog",
            .stay,
            5,
            around: Fixture.wall(72),
            working: [.chest, .thigh],
            [Pose(-38, 83, lean: 84, head: 88, legs: .stand(-20), arms: .hold(64, 92))]
        ),
        Motion(
            "low-push",
            .stay,
            4,
            around: Fixture.mat(-95, 170),
            working: [.chest, .upperArm],
            [.plank(toes: -85, shoulders: 30, head: 74, arms: .hold(30, 4.5))]
        ),
        Motion(
            "puppy",
            .stay,
            5,
            around: Fixture.mat(-80, 170),
            working: [.chest, .upperArm],
            [Pose(-24, 46, lean: 114, high: 116, head: 114, legs: .swing(-2, -97, foot: -57), arms: .hold(66, 4.5))]
        ),
        Motion(
            "sphinx",
            .stay,
            5,
            around: Fixture.mat(-95, 150),
            working: [.belly, .chest],
            [Pose(-10, 12, lean: 76, high: 46, head: 22, legs: .swing(-88, -90, foot: -52), arms: .swing(4, 92))]
        ),
        Motion(
            "pigeon",
            .stay,
            5,
            around: Fixture.mat(-95, 180),
            working: [.thigh],
            [
                Pose(
                    4,
                    22,
                    lean: 50,
                    high: 18,
                    head: 8,
                    legs: .turned(78, -84, foot: -64, thighShows: 0.9, shankShows: 0.8),
                    farLeg: .swing(-76, -90, foot: -50),
                    arms: .hold(22, 14)
                )
            ]
        ),
        Motion(
            "seated-fold",
            .stay,
            5,
            around: Fixture.mat(-64, 160) + [.line(Point(24, 33), Point(52, 26), width: 4)],
            working: [.thigh, .belly],
            [Pose(-34, 11, lean: 24, high: 44, head: 48, legs: .swing(90, 90, foot: 174), arms: .hold(24, 33))]
        ),
        Motion(
            "bound-angle",
            .stay,
            5,
            seen: .front,
            around: Fixture.mat(-70, 140),
            working: [.thigh],
            [
                Pose(
                    0,
                    14,
                    lean: 0,
                    legs: .turned(84, -86, foot: 90, thighShows: 0.95, shankShows: 0.92),
                    arms: .turned(6, -34, upperShows: 1, foreShows: 0.9)
                )
            ]
        ),
        Motion(
            "boat",
            .stay,
            5,
            around: Fixture.mat(-60, 120),
            working: [.belly, .thigh],
            [Pose(-10, 12, lean: -40, high: -36, head: -24, legs: .swing(134, 130, foot: 200), arms: .swing(92, 94))]
        ),
        Motion(
            "lying-twist",
            .stay,
            5,
            seen: .front,
            around: Fixture.matFromAbove,
            working: [.belly],
            [.fromAbove(knees: 1)]
        ),
        Motion(
            "legs-up-wall",
            .stay,
            5,
            around: Fixture.wall(18) + Fixture.mat(-90, 105),
            working: [.thigh],
            [Pose(-4, 11, lean: -90, legs: .swing(176, 176, foot: 262), arms: .flat)]
        ),
        .lyingDown("lying-rest", .stay, 6, [.chest], [.supine(legs: .swing(92, 91, foot: 150))]),
    ]
}

extension Pose {
    static let warriorOne = Pose(
        4,
        58,
        lean: 24,
        high: -8,
        head: -6,
        legs: .stand(50),
        farLeg: .stand(-44, foot: 46),
        arms: .swing(174, 176)
    )
    static let warriorTwo = Pose(
        12,
        52,
        lean: 0,
        legs: .stand(46),
        farLeg: .stand(-52),
        arms: .swing(90, 90)
    )

    /// Returns the pose on the floor with both knees bent to one side, seen from the front.
    static func ninety(_ side: Double) -> Pose {
        let up = Leg.turned(130, 10, foot: 90, thighShows: 0.7, shankShows: 0.6)
        let open = Leg.turned(94, -90, foot: 90, thighShows: 0.9, shankShows: 0.7)
        let across = Leg.turned(298, 88, foot: 90, thighShows: 0.34, shankShows: 0.85)
        let near = side == 0 ? up : side > 0 ? open : across
        let far = side == 0 ? up : side > 0 ? across : open
        return Pose(0, 14, lean: 0, legs: near, farLeg: far, arms: .turned(40, 20, upperShows: 0.9, foreShows: 0.8))
    }
}
