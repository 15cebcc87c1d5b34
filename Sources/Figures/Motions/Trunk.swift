extension Motion {
    /// The trunk bends, turns or holds still.
    static let trunk: [Motion] = [
        Motion(
            "plank",
            .stay,
            4,
            around: Fixture.mat(-95, 170),
            working: [.belly],
            [.plank(toes: -85, shoulders: 35, head: 74, arms: .swing(0, 89))]
        ),
        Motion(
            "high-plank",
            .stay,
            4,
            working: [.belly],
            [.plank(toes: -85, shoulders: 60, head: 62, arms: .hold(30, 4.5))]
        ),
        Motion(
            "side-plank",
            .stay,
            4,
            seen: .front,
            around: Fixture.mat(-80, 150),
            working: [.belly],
            [
                Pose(
                    -8,
                    38.5,
                    lean: 68,
                    legs: .swing(-73, -73, foot: 90),
                    farLeg: .swing(66, 66, foot: 90),
                    arms: .swing(0, 88),
                    farArm: .swing(-176, -176)
                )
            ]
        ),
        Motion(
            "bird-dog",
            .eachSide,
            6,
            around: Fixture.mat(-75, 120),
            working: [.belly],
            [
                .allFours(),
                Pose(
                    -20,
                    45.8,
                    lean: 74,
                    head: 80,
                    legs: .swing(-86, -90),
                    farLeg: .kneel,
                    arms: .hold(25, 4.5),
                    farArm: .swing(104, 108)
                ),
            ]
        ),
        Motion(
            "cat-cow",
            .back,
            4.4,
            around: Fixture.mat(-75, 120),
            working: [.chest, .belly],
            [
                Pose(-20, 45.8, lean: 92, high: 64, head: 34, legs: .kneel, arms: .hold(25, 4.5)),
                Pose(-20, 45.8, lean: 50, high: 104, head: 150, legs: .kneel, arms: .hold(25, 4.5)),
            ]
        ),
        Motion(
            "russian-twist",
            .roundByHalves,
            2.4,
            held: .nothing,
            around: Fixture.mat(-70, 140),
            working: [.belly],
            [
                Pose(
                    -10,
                    11,
                    lean: -44,
                    high: -34,
                    head: -12,
                    legs: .swing(124, 56, foot: 140),
                    arms: .swing(8, 66),
                    farArm: .turned(34, 62, upperShows: 0.8, foreShows: 0.7)
                ),
                Pose(
                    -10,
                    11,
                    lean: -44,
                    high: -34,
                    head: -12,
                    legs: .swing(124, 56, foot: 140),
                    arms: .turned(42, 84, upperShows: 0.9, foreShows: 0.8)
                ),
            ]
        ),
        Motion(
            "superman",
            .back,
            3,
            around: Fixture.mat(-85, 190),
            working: [.belly],
            [
                Pose(-12, 11, lean: 90, high: 88, head: 82, legs: .swing(-89, -95, foot: -58), arms: .swing(88, 90)),
                Pose(
                    -12,
                    11,
                    lean: 90,
                    high: 68,
                    head: 56,
                    legs: .swing(-100, -106, foot: -70),
                    arms: .swing(108, 112)
                ),
            ]
        ),
        Motion(
            "ab-wheel",
            .back,
            3.4,
            held: .wheel,
            around: Fixture.mat(-75, 40),
            working: [.belly],
            [
                Pose(-30, 46.5, lean: 66, high: 90, head: 96, legs: .swing(-5, -97, foot: -57), arms: .hold(20, 12)),
                Pose(-4, 32, lean: 86, high: 88, head: 80, legs: .swing(-54, -100, foot: -62), arms: .hold(92, 12)),
            ]
        ),
    ]
}
