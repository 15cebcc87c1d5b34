extension Motion {
    /// Against what would turn the trunk.
    static let antiTurns: [Motion] = [
        Motion(
            "cable-anti-turn",
            .back,
            3.4,
            seen: .front,
            around: [.line(Point(-94, 2), Point(-94, 150), width: 6), .cable(Point(-90, 120))],
            working: [.belly],
            Pose.pressingAhead
        ),
        Motion(
            "band-anti-turn",
            .back,
            3.4,
            seen: .front,
            around: [
                .line(Point(-94, 2), Point(-94, 150), width: 4), .disc(Point(-94, 120), 4), .cable(Point(-94, 120)),
            ],
            working: [.belly],
            Pose.pressingAhead
        ),
        .sitting(
            "seated-anti-turn",
            .back,
            3.4,
            [.belly],
            with: [.line(Point(-94, 2), Point(-94, 120)), .cable(Point(-94, 80))],
            front: [
                .frontSeated(arms: .turned(30, -105, upperShows: 0.75, foreShows: 1)),
                .frontSeated(arms: .turned(-58, -58, upperShows: 0.38, foreShows: 0.28)),
            ]
        ),
        Motion(
            "cable-chop",
            .back,
            2.8,
            seen: .front,
            around: [.line(Point(96, 2), Point(96, 196), width: 6), .cable(Point(92, 184))],
            working: [.belly],
            Motion.thrown.like("wood-chop").keys.dropFirst().prefix(2).map(\.pose)
        ),
    ]
}

extension Pose {
    static func inStep(lean: Double = -2, arms: Arm, far: Arm? = nil) -> Pose {
        Pose(-12, 80.5, lean: lean, legs: .stand(14), farLeg: .stand(-20, foot: 76), arms: arms, farArm: far)
    }

    /// Both hands from the chest ahead, towards us, while something pulls to the side.
    static let pressingAhead: [Pose] = [
        .front(0, 82.5, feet: 16, arms: .turned(34, -112, upperShows: 0.7, foreShows: 0.95)),
        .front(0, 82.5, feet: 16, arms: .turned(-58, -58, upperShows: 0.38, foreShows: 0.28)),
    ]
}
