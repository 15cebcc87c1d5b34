extension Motion {
    /// Machines for trunk and arms.
    static let gym: [Motion] = [
        Motion(
            "incline-machine-press",
            .back,
            3,
            held: .handle,
            around: [
                .block(-16, 31, 38, 6), .line(Point(-15, 38), Point(-58, 86), width: 7),
                .line(Point(2, 31), Point(2, 2)),
            ] + Fixture.lever(Point(-70, 138)),
            working: [.chest, .upperArm],
            [.sat(lean: -42, head: -20, arms: .near(19, -3)), .sat(lean: -42, head: -20, arms: .near(54, 12))]
        ),
        Motion(
            "shoulder-machine",
            .back,
            3,
            held: .handle,
            around: Fixture.machineSeat + Fixture.lever(Point(-68, 118)),
            working: [.upperArm],
            [.sat(lean: -4, arms: .near(17, 4)), .sat(lean: -4, arms: .near(10, 56))]
        ),
        Motion(
            "triceps-machine",
            .back,
            2.8,
            held: .handle,
            around: Fixture.machineSeat + [
                .line(Point(22, 74), Point(42, 70), width: 7), .line(Point(34, 70), Point(34, 2)),
            ],
            working: [.upperArm],
            [.sat(arms: .swing(46, 160)), .sat(arms: .swing(46, 58))]
        ),
        Motion(
            "ab-machine",
            .back,
            3,
            around: Fixture.machineSeat + [.leverPad(Point(13, 39), .chest, Point(13, -8), 6)],
            working: [.belly],
            [.sat(lean: -4, arms: .near(14, 0)), .sat(lean: 8, high: 58, head: 66, arms: .near(14, 0))]
        ),
        Motion(
            "back-machine",
            .back,
            3,
            around: [
                .block(-18, 31, 38, 6), .line(Point(0, 31), Point(0, 2)),
                .leverPad(Point(-20, 40), .chest, Point(-17, -4), 6),
                .line(Point(-26, 2), Point(-20, 40), width: 5),
            ],
            working: [.belly, .chest],
            [.sat(lean: 44, head: 30, arms: .near(13, -16)), .sat(lean: -24, head: -14, arms: .near(13, -16))]
        ),
        Motion(
            "pec-deck",
            .back,
            3,
            seen: .front,
            around: Fixture.frontChair + [.carried(.hand, Point(0, -6), 7), .carried(.farHand, Point(0, -6), 7)],
            working: [.chest],
            [.frontSeated(arms: .swing(88, 178)), .frontSeated(arms: .turned(30, 178, upperShows: 0.4, foreShows: 1))]
        ),
        Motion(
            "reverse-pec-deck",
            .back,
            3,
            held: .handle,
            around: [
                .block(-18, 31, 38, 6), .line(Point(0, 31), Point(0, 2)), .line(Point(20, 56), Point(20, 96), width: 8),
                .line(Point(22, 60), Point(58, 2), width: 5),
            ],
            working: [.chest, .upperArm],
            [
                .sat(lean: 6, legs: .stand(44), arms: .swing(88, 92)),
                .sat(lean: 6, legs: .stand(44), arms: .turned(-90, -80, upperShows: 0.6, foreShows: 0.9)),
            ]
        ),
        Motion(
            "one-arm-pulldown",
            .back,
            3,
            held: .handle,
            around: Motion.pulls.like("lat-pull-down").around,
            working: [.chest, .upperArm],
            [
                .seated(lean: -2, arms: .hold(15, 148), farArm: .swing(14, 70)),
                .seated(lean: -10, arms: .hold(11, 104), farArm: .swing(14, 70)),
            ]
        ),
    ]
}

extension Fixture {
    /// Returns a lever from a post to the near hand, as press machines have it.
    fileprivate static func lever(_ pivot: Point) -> [Fixture] {
        [
            .line(Point(pivot.x, 2), pivot, width: 5), .line(Point(pivot.x, 3), Point(0, 3), width: 5),
            .disc(pivot, 6), .tied(pivot, .hand, width: 4),
        ]
    }
}
