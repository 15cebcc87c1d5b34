extension Motion {
    /// With poles of a kind: paddling and skiing.
    static let skis: [Motion] = [
        Motion(
            "kayak",
            .roundByHalves,
            2,
            held: .paddle,
            around: [
                .line(Point(-84, 22), Point(84, 22), width: 9), .line(Point(-84, 22), Point(-100, 34), width: 5),
                .line(Point(84, 22), Point(100, 34), width: 5), .water(12),
            ],
            working: [.chest, .upperArm],
            [
                Pose(-10, 30, lean: 4, legs: .stand(58, 20, foot: 140), arms: .hold(42, 46), farArm: .hold(26, 84)),
                Pose(-10, 30, lean: -2, legs: .stand(58, 20, foot: 140), arms: .hold(10, 60), farArm: .hold(40, 82)),
            ]
        ),
        Motion(
            "ski-machine",
            .back,
            2,
            held: .handle,
            around: [
                .line(Point(70, 2), Point(70, 200), width: 6), .line(Point(70, 200), Point(44, 200), width: 5),
                .line(Point(30, 2), Point(84, 2), width: 5), .cable(Point(44, 198)),
            ],
            working: [.chest, .upperArm],
            [
                .standing(lean: 2, arms: .near(24, 50)),
                Pose(-8, 80, lean: 34, head: 20, legs: .stand(14), arms: .swing(60, 84)),
                Pose(-16, 74, lean: 50, head: 30, legs: .stand(14), arms: .swing(-30, -26)),
            ]
        ),
        Motion(
            "standing-ski",
            .back,
            1.8,
            working: [.chest, .upperArm],
            [
                .standing(lean: 2, arms: .swing(116, 122)),
                Pose(-14, 76, lean: 40, head: 24, legs: .stand(14), arms: .swing(-40, -34)),
            ]
        ),
        Motion(
            "band-ski",
            .back,
            2,
            around: Fixture.anchored(90, 168),
            working: [.chest, .upperArm],
            [
                .standing(lean: 4, arms: .swing(112, 118)),
                Pose(-14, 76, lean: 40, head: 24, legs: .stand(14), arms: .swing(-34, -28)),
            ]
        ),
    ]
}
