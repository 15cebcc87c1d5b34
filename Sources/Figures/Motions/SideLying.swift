extension Motion {
    /// Lying on one side.
    static let sideLying: [Motion] = [
        .onItsSide(
            "side-leg-lift",
            [
                .onSide(legs: .swing(88, 88, foot: 90), farLeg: .swing(-92, -92, foot: 90)),
                .onSide(legs: .swing(122, 122, foot: 90), farLeg: .swing(-92, -92, foot: 90)),
            ]
        ),
        .onItsSide(
            "clam",
            [.onSide(legs: .clamShell(90), farLeg: .clamBottom), .onSide(legs: .clamShell(132), farLeg: .clamBottom)]
        ),
        .onItsSide(
            "banded-clam",
            held: .kneeBand,
            [.onSide(legs: .clamShell(90), farLeg: .clamBottom), .onSide(legs: .clamShell(132), farLeg: .clamBottom)]
        ),
        .onItsSide(
            "inner-thigh-lift",
            [
                .onSide(
                    legs: .turned(120, 20, foot: 90, thighShows: 0.7, shankShows: 0.7),
                    farLeg: .swing(-93, -93, foot: 90)
                ),
                .onSide(
                    legs: .turned(120, 20, foot: 90, thighShows: 0.7, shankShows: 0.7),
                    farLeg: .swing(-112, -112, foot: 90)
                ),
            ]
        ),
        Motion(
            "side-quad-stretch",
            .stay,
            5,
            around: Fixture.longMatFromAbove,
            working: [.thigh],
            [
                Pose(
                    -8,
                    70,
                    lean: 90,
                    head: 84,
                    legs: .swing(-94, -242, foot: -160),
                    farLeg: .swing(-86, -90, foot: -20),
                    arms: .swing(-106, -84),
                    farArm: .swing(94, 96)
                )
            ]
        ),
        .onItsSide(
            "side-rest",
            course: .stay,
            [
                .onSide(
                    legs: .turned(50, 120, foot: 90, thighShows: 0.6, shankShows: 0.8),
                    farLeg: .turned(-110, -80, foot: 90, thighShows: 0.6, shankShows: 0.8)
                )
            ]
        ),
    ]
}

extension Motion {
    static func onItsSide(
        _ name: String,
        course: Course = .back,
        held: Held = .nothing,
        _ poses: [Pose]
    ) -> Motion {
        Motion(
            name,
            course,
            course == .back ? 2.8 : 5,
            seen: .front,
            held: held,
            around: Fixture.mat(-90, 190),
            working: [.thigh],
            poses
        )
    }

    static func legAtSupport(
        _ name: String,
        held: Held = .nothing,
        _ seconds: Double,
        _ working: Set<Part>,
        _ poses: [Pose]
    ) -> Motion {
        Motion(
            name,
            .back,
            seconds,
            held: held,
            around: [
                .line(Point(50, 96), Point(50, 2)), .line(Point(40, 96), Point(72, 96), width: 6),
                .line(Point(68, 96), Point(68, 2)),
            ],
            working: working,
            poses
        )
    }
}

extension Pose {
    /// Returns the pose with the hip up and the shoulders on the floor.
    static func bridge(legs: Leg = .stand(54), far: Leg? = nil, arms: Arm = .swing(86, 91)) -> Pose {
        Pose(-8.3, 37.4, lean: -125, head: -90, legs: legs, farLeg: far ?? legs, arms: arms)
    }

}

extension Leg {
    static let clamBottom = Leg.turned(-110, -62, foot: 90, thighShows: 0.8, shankShows: 0.6)

    /// Returns a bent leg, its knee opened so far.
    static func clamShell(_ open: Double) -> Leg {
        .turned(open, 62, foot: 90, thighShows: 0.8, shankShows: 0.6)
    }
}
