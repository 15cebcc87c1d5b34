extension Motion {
    /// On the floor and standing, for hips and legs, one at a time.
    static let floorLegs: [Motion] = [
        .lyingDown(
            "bridge-march",
            .eachSide,
            5,
            [.thigh, .belly],
            [.bridge(), .bridge(legs: .swing(150, 50), far: .stand(54))]
        ),
        .lyingDown(
            "one-leg-bridge",
            .back,
            3.2,
            [.thigh, .belly],
            [
                .supine(legs: .swing(120, 116, foot: 190), farLeg: .stand(54)),
                .bridge(legs: .swing(114, 112, foot: 186), far: .stand(54)),
            ]
        ),
        .lyingDown(
            "one-leg-bridge-hold",
            .stay,
            5,
            [.thigh, .belly],
            [.bridge(legs: .swing(186, 182, foot: 250), far: .stand(54))]
        ),
        .lyingDown(
            "banded-bridge",
            .back,
            3,
            [.thigh, .belly],
            held: .kneeBand,
            with: [.carried(.knee, Point(0, 0), 9)],
            [.supine(), .bridge()]
        ),
        .lyingDown(
            "dumbbell-bridge",
            .back,
            3,
            [.thigh, .belly],
            held: .dumbbellOnHip,
            [.supine(arms: .swing(78, 104)), .bridge(arms: .swing(78, 104))]
        ),
        .lyingDown(
            "towel-leg-curl",
            .back,
            3.4,
            [.thigh],
            with: [.carried(.ankle, Point(-2, -9), 4)],
            [
                Pose(-4, 26, lean: -110, head: -90, legs: .stand(52, 12, foot: 112), arms: .swing(86, 91)),
                Pose(-4, 22, lean: -104, head: -90, legs: .stand(80, 12, foot: 140), arms: .swing(86, 91)),
            ]
        ),
        Motion(
            "one-leg-hip-thrust",
            .back,
            3.2,
            around: [.block(-84, 0, 44, 34)],
            working: [.thigh, .belly],
            [
                Pose(
                    -7,
                    22,
                    lean: -58,
                    head: -40,
                    legs: .swing(110, 106, foot: 180),
                    farLeg: .stand(52),
                    arms: .swing(62, 70)
                ),
                Pose(
                    0,
                    46,
                    lean: -90,
                    head: -70,
                    legs: .swing(106, 102, foot: 180),
                    farLeg: .stand(52),
                    arms: .swing(80, 100)
                ),
            ]
        ),
        .lyingDown(
            "straight-leg-raise",
            .back,
            3,
            [.thigh],
            [
                .supine(legs: .swing(92, 91, foot: 176), farLeg: .stand(50)),
                .supine(legs: .swing(132, 131, foot: 216), farLeg: .stand(50)),
            ]
        ),
        .lyingDown(
            "thigh-squeeze",
            .back,
            3.4,
            [.thigh],
            [
                Pose(-30, 11, lean: -18, legs: .swing(96, 82, foot: 160), farLeg: .stand(34), arms: .hold(-62, 5)),
                Pose(-30, 11, lean: -18, legs: .swing(91, 91, foot: 188), farLeg: .stand(34), arms: .hold(-62, 5)),
            ]
        ),
        .lyingDown(
            "leg-slide",
            .back,
            3.4,
            [.thigh],
            [.supine(), .supine(legs: .stand(78, 6, foot: 120), farLeg: .stand(54))]
        ),
        Motion(
            "donkey-kick",
            .back,
            2.8,
            around: Fixture.mat(-75, 120),
            working: [.thigh],
            [
                .allFours(),
                Pose(
                    -20,
                    45.8,
                    lean: 74,
                    head: 80,
                    legs: .swing(-92, -176, foot: -90),
                    farLeg: .kneel,
                    arms: .hold(25, 4.5)
                ),
            ]
        ),
        Motion(
            "fire-hydrant",
            .back,
            2.8,
            around: Fixture.mat(-75, 120),
            working: [.thigh],
            [
                .allFours(),
                Pose(
                    -20,
                    45.8,
                    lean: 74,
                    head: 80,
                    legs: .turned(30, -88, foot: -40, thighShows: 0.3, shankShows: 0.95),
                    farLeg: .kneel,
                    arms: .hold(25, 4.5)
                ),
            ]
        ),
        Motion(
            "forearm-kickback",
            .back,
            2.8,
            around: Fixture.mat(-75, 140),
            working: [.thigh],
            [
                Pose(-20, 45.8, lean: 104, high: 106, head: 108, legs: .kneel, arms: .swing(20, 89)),
                Pose(
                    -20,
                    45.8,
                    lean: 104,
                    high: 106,
                    head: 108,
                    legs: .swing(-106, -112, foot: -60),
                    farLeg: .kneel,
                    arms: .swing(20, 89)
                ),
            ]
        ),
        Motion(
            "prone-leg-lift",
            .back,
            2.8,
            around: Fixture.mat(-95, 180),
            working: [.thigh],
            [
                .prone(arms: .swing(92, 150)),
                .prone(legs: .swing(-108, -110, foot: -68), farLeg: .swing(-89, -91, foot: -50), arms: .swing(92, 150)),
            ]
        ),
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
        .onItsSide(
            "side-quad-stretch",
            course: .stay,
            [
                .onSide(
                    legs: .turned(86, 250, foot: 90, thighShows: 0.95, shankShows: 0.85),
                    farLeg: .swing(-92, -92, foot: 90),
                    arms: .turned(30, 84, upperShows: 0.9, foreShows: 0.7)
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
        .legAtSupport(
            "leg-kickback",
            2.6,
            [.thigh],
            [
                .standing(lean: 4, arms: .hold(46, 100)),
                Pose(
                    0,
                    84.4,
                    lean: 8,
                    head: 4,
                    legs: .stand(-14, 8, foot: 60),
                    farLeg: .stand(14),
                    arms: .hold(46, 100)
                ),
                Pose(
                    0,
                    84.4,
                    lean: 10,
                    head: 4,
                    legs: .swing(-34, -36, foot: 46),
                    farLeg: .stand(14),
                    arms: .hold(46, 100)
                ),
            ]
        ),
        .legAtSupport(
            "knee-raise",
            2.6,
            [.thigh],
            [.standing(arms: .hold(46, 100)), .kneeUp(92, arms: .hold(46, 100))]
        ),
        .legAtSupport(
            "standing-leg-curl",
            2.6,
            [.thigh],
            [
                .standing(lean: 2, arms: .hold(46, 100)),
                Pose(0, 84.6, lean: 2, legs: .swing(20, -92), farLeg: .stand(14), arms: .hold(46, 100)),
            ]
        ),
        .legAtSupport(
            "one-leg-calf-raise",
            2.4,
            [.shank],
            [
                Pose(0, 84.6, lean: 0, legs: .stand(14), farLeg: .swing(6, -60), arms: .hold(44, 104)),
                Pose(4.4, 92.8, lean: 0, legs: .stand(14, foot: 50), farLeg: .swing(6, -60), arms: .hold(44, 104)),
            ]
        ),
        .legAtSupport(
            "banded-kickback",
            held: .ankleBand,
            2.6,
            [.thigh],
            [
                .standing(lean: 4, arms: .hold(46, 100)),
                Pose(
                    0,
                    84.4,
                    lean: 8,
                    head: 4,
                    legs: .stand(-14, 8, foot: 60),
                    farLeg: .stand(14),
                    arms: .hold(46, 100)
                ),
                Pose(
                    0,
                    84.4,
                    lean: 10,
                    head: 4,
                    legs: .swing(-34, -36, foot: 46),
                    farLeg: .stand(14),
                    arms: .hold(46, 100)
                ),
            ]
        ),
        .legAtSupport(
            "banded-knee-raise",
            held: .ankleBand,
            2.6,
            [.thigh],
            [.standing(arms: .hold(46, 100)), .kneeUp(92, arms: .hold(46, 100))]
        ),
        Motion(
            "banded-side-lift",
            .back,
            2.4,
            seen: .front,
            held: .ankleBand,
            working: [.thigh],
            [
                Pose(-5, 84.4, lean: 0, legs: .swing(2, 2, foot: 90), farLeg: .stand(-12), arms: .onHips),
                Pose(-5, 84.4, lean: -6, legs: .swing(34, 34, foot: 90), farLeg: .stand(-12), arms: .onHips),
            ]
        ),
        Motion(
            "banded-side-walk",
            .back,
            2.6,
            seen: .front,
            held: .kneeBand,
            working: [.thigh],
            [
                .front(-16, 68, legs: .stand(-4), farLeg: .stand(-28), arms: .onHips),
                .front(0, 68, legs: .stand(22, 6), farLeg: .stand(-28), arms: .onHips),
                .front(10, 66, legs: .stand(42), farLeg: .stand(-28), arms: .onHips),
            ]
        ),
        Motion(
            "nordic-curl",
            .back,
            4,
            around: Fixture.mat(-70, 160) + [.line(Point(-38, 21), Point(-24, 21), width: 6)],
            working: [.thigh],
            [
                .kneeling(0, arms: .near(16, -14)),
                Pose(18.4, 42, lean: 28, legs: .swing(-28, -97, foot: -57), arms: .near(18, -12)),
                Pose(32, 31, lean: 53, head: 50, legs: .swing(-52, -97, foot: -57), arms: .near(22, -8)),
            ]
        ),
    ]

    private static func onItsSide(
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

    private static func legAtSupport(
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
    /// The hip up, shoulders on the floor.
    fileprivate static func bridge(legs: Leg = .stand(54), far: Leg? = nil, arms: Arm = .swing(86, 91)) -> Pose {
        Pose(-8.3, 37.4, lean: -125, head: -90, legs: legs, farLeg: far ?? legs, arms: arms)
    }

}

extension Leg {
    fileprivate static let clamBottom = Leg.turned(-110, -62, foot: 90, thighShows: 0.8, shankShows: 0.6)

    /// Bent, its knee opened so far.
    fileprivate static func clamShell(_ open: Double) -> Leg {
        .turned(open, 62, foot: 90, thighShows: 0.8, shankShows: 0.6)
    }
}
