extension Motion {
    /// On a chair, gently: the trunk.
    static let seatedTrunk: [Motion] = [
        .sitting(
            "seated-trunk-turn",
            .back,
            4,
            [.belly],
            front: [-1.0, 1].map {
                Pose.frontSeated(arms: .turned(20, -100, upperShows: 0.9, foreShows: 0.85)).facing($0, twist: $0 * 0.9)
            }
        ),
        .sitting(
            "thigh-push",
            .stay,
            4,
            [.belly],
            front: [
                Pose.frontSeated(
                    arms: .turned(4, -4, upperShows: 0.9, foreShows: 0.6),
                    farArm: .turned(-30, -60, upperShows: 0.9, foreShows: 0.9)
                )
                .facing(0.6, twist: 0.4)
            ]
        ),
        .sitting(
            "seated-cat",
            .back,
            4.4,
            [.chest, .belly],
            [
                .sat(lean: 8, high: -14, head: -32, arms: .swing(4, 50)),
                .sat(lean: -14, high: 40, head: 74, arms: .swing(30, 76)),
            ]
        ),
        .sitting(
            "pelvis-rock",
            .back,
            4,
            [.belly],
            [
                .sat(lean: 12, high: -8, head: 0, arms: .swing(10, 66)),
                .sat(lean: -18, high: 12, head: 4, arms: .swing(18, 74)),
            ]
        ),
        .sitting(
            "belly-breath",
            .stay,
            5,
            [.belly],
            [.sat(arms: .near(12, -36))]
        ),
        .sitting(
            "seat-squeeze",
            .back,
            4,
            [.thigh],
            [.sat(arms: .swing(0, 14)), Pose.sat(lean: -2, arms: .swing(0, 14)).raised(2.5)]
        ),
        .sitting(
            "pelvic-lift",
            .stay,
            5,
            [.belly],
            with: [-56.0, 56].flatMap(Fixture.lifting),
            front: [.frontSeated()]
        ),
        .sitting("sit-tall", .stay, 5, [.belly], front: [.frontSeated()]),
        .sitting(
            "alternate-breath",
            .stay,
            5,
            [.chest],
            front: [
                .frontSeated(arms: .turned(10, -142, upperShows: 0.35, foreShows: 1), farArm: .onLap),
                Pose.frontSeated(arms: .turned(10, -138, upperShows: 0.35, foreShows: 1), farArm: .onLap).facing(0.1),
            ]
        ),
    ]
}

extension Motion {
    /// Returns a motion on a chair, from the side or from the front.
    static func sitting(
        _ name: String,
        _ course: Course,
        _ seconds: Double,
        _ working: Set<Part>,
        held: Held = .nothing,
        with more: [Fixture] = [],
        _ poses: [Pose]
    ) -> Motion {
        Motion(name, course, seconds, held: held, around: Fixture.chair() + more, working: working, poses)
    }

    static func sitting(
        _ name: String,
        _ course: Course,
        _ seconds: Double,
        _ working: Set<Part>,
        held: Held = .nothing,
        with more: [Fixture] = [],
        front poses: [Pose]
    ) -> Motion {
        Motion(
            name,
            course,
            seconds,
            seen: .front,
            held: held,
            around: Fixture.frontChair + more,
            working: working,
            poses
        )
    }
}

extension Pose {
    /// Returns the same, higher.
    func raised(_ height: Double) -> Pose {
        var pose = self
        pose.hip.y += height
        return pose
    }
}
