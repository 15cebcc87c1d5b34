extension Motion {
    /// Turning the forearm out, the elbow still at the side.
    static let outwardTurns: [Motion] = [
        Motion(
            "band-external-rotation",
            .back,
            2.8,
            seen: .front,
            held: .band,
            working: [.upperArm],
            [
                .front(arms: .turned(4, 20, upperShows: 1, foreShows: 0.3)),
                .front(arms: .turned(4, 82, upperShows: 1, foreShows: 0.9)),
            ]
        ),
        Motion(
            "cable-external-rotation",
            .back,
            2.8,
            seen: .front,
            around: [.line(Point(-84, 2), Point(-84, 150), width: 5), .cable(Point(-80, 104))],
            working: [.upperArm],
            [
                .front(arms: .turned(4, -76, upperShows: 1, foreShows: 0.8), farArm: .onHips),
                .front(arms: .turned(4, 82, upperShows: 1, foreShows: 0.9), farArm: .onHips),
            ]
        ),
        Motion(
            "side-lying-external-rotation",
            .back,
            2.8,
            seen: .front,
            held: .oneDumbbell,
            around: Fixture.mat(-90, 190),
            working: [.upperArm],
            [
                .onSide(legs: .bentOnSide, farLeg: .bentBelow, arms: .turned(98, 60, upperShows: 1, foreShows: 0.3)),
                .onSide(legs: .bentOnSide, farLeg: .bentBelow, arms: .turned(98, 172, upperShows: 1, foreShows: 0.9)),
            ]
        ),
    ]
}

extension Leg {
    fileprivate static let bentOnSide = Leg.turned(88, 62, foot: 90, thighShows: 0.8, shankShows: 0.6)
    fileprivate static let bentBelow = Leg.turned(-110, -62, foot: 90, thighShows: 0.8, shankShows: 0.6)
}
