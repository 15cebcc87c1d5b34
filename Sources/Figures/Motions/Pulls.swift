extension Motion {
    /// Towards the chest, or down to it.
    static let pulls: [Motion] = [
        Motion(
            "bent-row",
            .back,
            2.8,
            held: .barbell,
            working: [.chest, .upperArm],
            [
                Pose(-24, 75, lean: 60, head: 42, legs: .stand(14), arms: .swing(9, 10)),
                Pose(-24, 75, lean: 60, head: 42, legs: .stand(14), arms: .swing(-82, 36)),
            ]
        ),
        Motion(
            "one-arm-row",
            .back,
            2.8,
            held: .dumbbell,
            around: [
                .line(Point(-72, 33), Point(52, 33), width: 7), .line(Point(-60, 30), Point(-60, 2)),
                .line(Point(40, 30), Point(40, 2)),
            ],
            working: [.chest, .upperArm],
            [
                Pose(
                    -25,
                    82,
                    lean: 78,
                    head: 62,
                    legs: .stand(-16),
                    farLeg: .onBench,
                    arms: .swing(0, 2),
                    farArm: .hold(32, 41.5)
                ),
                Pose(
                    -25,
                    82,
                    lean: 76,
                    head: 62,
                    legs: .stand(-16),
                    farLeg: .onBench,
                    arms: .swing(-88, 5),
                    farArm: .hold(32, 41.5)
                ),
            ]
        ),
        Motion(
            "seated-row",
            .back,
            2.8,
            held: .handle,
            around: [
                .block(-48, 25, 46, 6), .line(Point(-40, 25), Point(-40, 2)),
                .line(Point(68, 26), Point(68, 64), width: 5),
            ]
                + Fixture.tower(88, pulley: 62),
            working: [.chest, .upperArm],
            [
                Pose(-22, 41, lean: 14, legs: .swing(98, 78, foot: 160), arms: .hold(40, 66)),
                Pose(-22, 41, lean: -6, legs: .swing(98, 78, foot: 160), arms: .hold(-6, 62)),
            ]
        ),
        Motion(
            "face-pull",
            .back,
            2.8,
            held: .rope,
            around: Fixture.tower(84, pulley: 146),
            working: [.chest, .upperArm],
            [
                Pose(-14, 83.5, lean: -4, legs: .stand(6), farLeg: .stand(-10), arms: .hold(38, 136)),
                Pose(-14, 83.5, lean: -6, legs: .stand(6), farLeg: .stand(-10), arms: .swing(70, 200)),
            ]
        ),
        Motion(
            "standing-row",
            .back,
            2.8,
            held: .handle,
            around: Fixture.tower(84, pulley: 106),
            working: [.chest, .upperArm],
            [
                Pose(-12, 82, lean: -2, legs: .stand(8), farLeg: .stand(-8), arms: .hold(40, 112)),
                Pose(-12, 82, lean: -4, legs: .stand(8), farLeg: .stand(-8), arms: .swing(-42, 66)),
            ]
        ),
        Motion(
            "lat-pull-down",
            .back,
            3,
            held: .handle,
            around: [
                .block(-18, 31, 38, 6), .line(Point(0, 31), Point(0, 2)), .disc(Point(30, 62), 6),
                .line(Point(30, 62), Point(66, 62)), .line(Point(66, 2), Point(66, 194), width: 5),
                .line(Point(66, 194), Point(18, 194), width: 5), .cable(Point(18, 194)),
            ],
            working: [.chest, .upperArm],
            [.seated(lean: -2, arms: .hold(15, 148)), .seated(lean: -14, arms: .hold(9, 101))]
        ),
        Motion(
            "straight-arm-pulldown",
            .back,
            3,
            held: .handle,
            around: Fixture.tower(84, pulley: 176),
            working: [.chest, .upperArm],
            [
                Pose(-20, 80, lean: 28, head: 16, legs: .stand(4), arms: .swing(122, 126)),
                Pose(-18, 80, lean: 22, head: 14, legs: .stand(4), arms: .swing(18, 22)),
            ]
        ),
        Motion(
            "band-pull-apart",
            .back,
            2.8,
            seen: .front,
            held: .band,
            working: [.chest, .upperArm],
            [
                Pose(
                    0,
                    84.4,
                    lean: 0,
                    legs: .stand(9),
                    farLeg: .stand(-9),
                    arms: .turned(60, -60, upperShows: 0.25, foreShows: 0.2)
                ),
                Pose(0, 84.4, lean: 0, legs: .stand(9), farLeg: .stand(-9), arms: .swing(90, 92)),
            ]
        ),
    ]
}

extension Leg {
    /// The knee and shank on a bench behind.
    fileprivate static let onBench = Leg.swing(0, -92, foot: -46)
}

extension Fixture {
    /// Returns a bar over the head, seen from its end, and its frame.
    static func highBar(_ height: Double) -> [Fixture] {
        [
            .line(Point(-64, 2), Point(-64, height), width: 5), .line(Point(-64, height), Point(5, height), width: 3),
            .disc(Point(5, height), 4.5),
        ]
    }
}
