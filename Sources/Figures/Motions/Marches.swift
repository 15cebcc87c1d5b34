extension Motion {
    /// On the spot and on the way, with arms or loads of their own.
    static let marches: [Motion] = [
        .marching("march-and-reach", lifted: .swing(88, 92), [.thigh, .upperArm]).shown(at: 0),
        .marching("march-and-punch", lifted: .swing(20, 150), far: .swing(86, 90), [.thigh, .upperArm]),
        .marching("march-and-row", lifted: .swing(-50, 60), [.thigh, .chest], between: .swing(70, 76)).shown(at: 0),
        .marching("hands-free-march", lifted: .onHipsSide, [.thigh], between: .onHipsSide),
        .marching("rucksack-march", held: .rucksack, lifted: .swing(-20, 80), far: .swing(10, 100), [.thigh, .belly]),
        .marching("vest-march", held: .vest, lifted: .swing(-25, 15), far: .swing(30, 90), [.thigh, .belly]),
        Motion(
            "standing-arm-run",
            .roundByHalves,
            0.9,
            working: [.upperArm],
            [
                .standing(lean: 4, arms: .swing(-50, 40), farArm: .swing(40, 130)),
                .standing(lean: 4, arms: .swing(0, 90)),
            ]
        ),
        .going("nordic-walk", held: .poles, [.thigh, .upperArm]) { near, _ in .swing(near * 1.5 + 12, near * 1.5 + 30)
        },
        .going("rucksack-walk", held: .rucksack, [.thigh, .shank]) { near, far in .swing(near, far) },
        .going("suitcase-carry", held: .oneDumbbell, [.forearm, .belly]) { _, _ in .swing(0, 2) },
        .going("front-carry", held: .dumbbell, [.belly, .upperArm]) { _, _ in .near(18, -12) },
        .going("overhead-carry", held: .dumbbells, [.upperArm, .belly]) { _, _ in .swing(176, 180) },
        .going("bag-carry", held: .bags, [.forearm, .belly]) { _, _ in .swing(0, 2) },
        .going(
            "pushchair-walk",
            [.thigh, .shank],
            around: [
                .line(Point(34, 92), Point(62, 34), width: 4), .line(Point(62, 34), Point(92, 40)),
                .line(Point(58, 44), Point(88, 62), width: 9), .line(Point(88, 62), Point(92, 78), width: 5),
                .ring(Point(62, 12), 11), .ring(Point(92, 12), 11), .line(Point(62, 34), Point(62, 14)),
                .line(Point(92, 40), Point(92, 14)),
            ]
        ) { _, _ in .hold(34, 94) },
        Motion(
            "waiter-carry",
            .roundByHalves,
            1.4,
            held: .oneDumbbell,
            working: [.upperArm, .belly],
            Pose.strides.map { $0.upright }
        )
        .keepingNearArm(.swing(174, 180), far: .swing(-46, 30)),
        Motion(
            "hill-walk",
            .roundByHalves,
            1.4,
            around: [.line(Point(-66, -2), Point(100, 27), width: 5)],
            working: [.thigh, .shank],
            Motion.machines.like("incline-walk").keys.prefix(4).map(\.pose)
        ),
    ]
}

extension Motion {
    static func marching(
        _ name: String,
        held: Held = .nothing,
        lifted near: Arm,
        far: Arm? = nil,
        _ working: Set<Part>,
        between: Arm = .swing(4, 84)
    ) -> Motion {
        Motion(
            name,
            .roundByHalves,
            1.5,
            held: held,
            working: working,
            [.kneeUp(76, arms: near, farArm: far ?? near), .kneeUp(12, arms: between)]
        )
    }

    /// Returns a walk whose arms are made from what the walk's own do, near and far.
    static func going(
        _ name: String,
        held: Held = .nothing,
        _ working: Set<Part>,
        around: [Fixture] = [],
        _ arm: (Double, Double) -> Arm
    ) -> Motion {
        let swings = [-24.0, -14, -2, 10]
        let poses = zip(Pose.strides, swings).map { pose, near in
            pose.upright.with(arms: arm(near, near + 16), farArm: arm(-near, -near + 22))
        }
        return Motion(name, .roundByHalves, 1.4, held: held, around: around, working: working, poses)
    }

    static func stairs(
        _ name: String,
        seconds: Double = 1.6,
        held: Held = .nothing,
        arms: Arm = .swing(-20, 0),
        far: Arm = .swing(24, 50)
    ) -> Motion {
        let corners = [(-20.0, 0.0), (-20, 14), (12, 14), (12, 30), (44, 30), (44, 46), (84, 46)]
        let steps = zip(corners, corners.dropFirst()).map { Fixture.line(Point($0.0, $0.1), Point($1.0, $1.1)) }
        return Motion(
            name,
            .roundByHalves,
            seconds,
            held: held,
            around: steps,
            working: [.thigh, .shank],
            [
                Pose(
                    -22,
                    87,
                    lean: 12,
                    head: 6,
                    legs: .stand(0, 16),
                    farLeg: .stand(-34, 0, foot: 60),
                    arms: arms,
                    farArm: far
                ),
                Pose(
                    -14,
                    98,
                    lean: 10,
                    head: 6,
                    legs: .stand(0, 16),
                    farLeg: .stand(-10, 32, foot: 60),
                    arms: far,
                    farArm: arms
                ),
            ]
        )
    }

    /// Keeps the near arm the near one through both halves.
    func keepingNearArm(_ near: Arm, far: Arm) -> Motion {
        self.named(self.name) { $0.with(arms: near, farArm: far) }
    }
}
