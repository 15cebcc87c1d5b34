extension Motion {
    /// Legs on a chair.
    static let seatedLegs: [Motion] = [
        .sitting(
            "knees-open",
            .back,
            3.6,
            [.thigh],
            front: [14.0, 44, 74].map { .frontSeated(legs: .satFront($0, shows: 0.26 + $0 / 150, shank: 2)) }
        ),
        .sitting(
            "knee-squeeze",
            .back,
            3.6,
            [.thigh],
            front: [
                .frontSeated(legs: .satFront(20), arms: .turned(10, -30, upperShows: 0.95, foreShows: 0.6)),
                .frontSeated(legs: .satFront(-8), arms: .turned(10, -38, upperShows: 0.95, foreShows: 0.6)),
            ]
        ),
        .sitting(
            "banded-knees-open",
            .back,
            3.6,
            [.thigh],
            held: .kneeBand,
            front: [14.0, 44, 74].map { .frontSeated(legs: .satFront($0, shows: 0.26 + $0 / 150, shank: 2)) }
        ),
        .sitting(
            "seated-leg-extension",
            .eachSide,
            6,
            [.thigh],
            [.sat(), .sat(legs: .swing(92, 88, foot: 186), farLeg: .stand(52))]
        ),
        .sitting("seated-leg-hold", .stay, 4, [.thigh], [.sat(legs: .swing(92, 88, foot: 186), farLeg: .stand(52))]),
        .sitting(
            "ankle-weight-extension",
            .back,
            3.4,
            [.thigh],
            held: .ankleWeight,
            [.sat(legs: .stand(50), farLeg: .stand(54)), .sat(legs: .swing(92, 86, foot: 182), farLeg: .stand(54))]
        ),
        .sitting(
            "ankle-circles",
            .round,
            2.6,
            [.shank],
            with: [.turning(Point(80, 24), 17)],
            [40.0, 60, 80, 60].map { .sat(legs: .swing(90, 44, foot: $0 + 70), farLeg: .stand(48)) }
        ),
        .sitting(
            "ankle-pumps",
            .back,
            2.4,
            [.shank],
            [.sat(legs: .swing(84, 52, foot: 108)), .sat(legs: .swing(84, 52, foot: 164))]
        ),
        .sitting("seated-calf-raise", .back, 2.6, [.shank], [.sat(), .sat(legs: .stand(52, foot: 46))]),
        .sitting("seated-toe-raise", .back, 2.6, [.shank], [.sat(), .sat(legs: .stand(49, 9, foot: 120))]),
        .sitting(
            "heel-toe-drive",
            .back,
            1.2,
            [.shank],
            [.sat(legs: .stand(52, foot: 46)), .sat(legs: .stand(49, 9, foot: 120))]
        ),
    ]
}
