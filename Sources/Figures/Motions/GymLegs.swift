extension Motion {
    /// Machines for the legs.
    static let gymLegs: [Motion] = [
        Motion(
            "leg-press-calf",
            .back,
            2.6,
            around: Motion.squats.like("leg-press").around,
            working: [.shank],
            [.onLegPress(.stand(30, 84, foot: 200)), .onLegPress(.stand(36, 90, foot: 160))]
        ),
        Motion(
            "one-leg-press",
            .back,
            3.4,
            around: Motion.squats.like("leg-press").around,
            working: [.thigh],
            [
                .onLegPress(.stand(6, 73.5, foot: 190), far: .stand(18, 4)),
                .onLegPress(.stand(32, 88, foot: 190), far: .stand(18, 4)),
            ]
        ),
        Motion(
            "calf-machine-seated",
            .back,
            2.6,
            around: [
                .block(-18, 31, 36, 6), .line(Point(0, 31), Point(0, 2)), .block(38, 0, 26, 7),
                .carried(.knee, Point(-6, 13), 8), .line(Point(62, 7), Point(56, 84)),
                .line(Point(30, 66), Point(58, 76), width: 4),
            ],
            working: [.shank],
            [
                .sat(legs: .stand(46, 7, foot: 108), arms: .swing(40, 70)),
                .sat(legs: .stand(46, 7, foot: 54), arms: .swing(40, 70)),
            ]
        ),
        Motion(
            "calf-machine-standing",
            .back,
            2.6,
            around: [
                .block(2, 0, 26, 9), .carried(.chest, Point(0, 9), 8), .line(Point(-44, 2), Point(-44, 170), width: 5),
                .line(Point(-44, 150), Point(4, 158), width: 4),
            ],
            working: [.shank],
            [
                Pose(0, 90, lean: 0, legs: .stand(14, 9, foot: 100), arms: .near(16, -4)),
                Pose(4.4, 101.4, lean: 0, legs: .stand(14, 9, foot: 51), arms: .near(16, -4)),
            ]
        ),
        Motion(
            "kickback-machine",
            .back,
            2.8,
            around: [
                .line(Point(40, 2), Point(40, 112), width: 6), .line(Point(28, 112), Point(48, 112), width: 6),
                .solePlate,
            ],
            working: [.thigh],
            [
                Pose(
                    -22,
                    80,
                    lean: 44,
                    head: 30,
                    legs: .swing(80, -60, foot: 30),
                    farLeg: .stand(-6),
                    arms: .hold(36, 114)
                ),
                Pose(
                    -22,
                    80,
                    lean: 44,
                    head: 30,
                    legs: .swing(-46, -80, foot: 0),
                    farLeg: .stand(-6),
                    arms: .hold(36, 114)
                ),
            ]
        ),
        .machineFront(
            "hip-out",
            [
                .frontSeated(legs: .satFront(8, shank: -2), arms: .onGrips),
                .frontSeated(legs: .satFront(40, shows: 0.5, shank: 2), arms: .onGrips),
                .frontSeated(legs: .satFront(74, shows: 0.8, shank: 6), arms: .onGrips),
            ],
            pad: 11
        ),
        .machineFront(
            "hip-in",
            [
                .frontSeated(legs: .satFront(74, shows: 0.8, shank: 6), arms: .onGrips),
                .frontSeated(legs: .satFront(40, shows: 0.5, shank: 2), arms: .onGrips),
                .frontSeated(legs: .satFront(8, shank: -2), arms: .onGrips),
            ],
            pad: -9
        ),
    ]
}
