extension Motion {
    /// On a chair, gently: neck, shoulders, hands, trunk.
    static let seatedMobility: [Motion] = [
        .sitting("neck-turn", .back, 4, [.chest], front: [.frontSeated().facing(-1), .frontSeated().facing(1)]),
        .sitting("neck-side-stretch", .eachSide, 8, [.chest], front: [.frontSeated(), .frontSeated(head: 34)]),
        .sitting(
            "neck-press",
            .stay,
            5,
            [.chest],
            [.sat(head: 4, arms: .near(13, 22), farArm: .swing(14, 70))]
        ),
        .sitting(
            "shoulder-roll",
            .round,
            3,
            [.chest],
            [(4, -2), (5, 4), (0, 8), (-5, 4), (-4, -2)].map { .sat(arms: .swing(14, 70)).drawn($0.0, $0.1) }
        ),
        .sitting(
            "elbow-circles",
            .round,
            3,
            [.upperArm],
            front: [40.0, 70, 100, 125, 100, 70].enumerated().map { index, out in
                .frontSeated(arms: .turned(out, out - 162, upperShows: index > 3 ? 0.7 : 1, foreShows: 0.9))
            }
        ),
        .sitting(
            "seated-arm-swings",
            .back,
            3,
            [.chest, .upperArm],
            front: [
                .frontSeated(arms: .swing(86, 90)),
                .frontSeated(arms: .turned(80, -95, upperShows: 0.4, foreShows: 0.9)),
            ]
        ),
        .sitting(
            "palm-turns",
            .back,
            3,
            [.forearm],
            front: [
                Pose.frontSeated(arms: .turned(12, 40, upperShows: 1, foreShows: 0.6)).hand(50),
                Pose.frontSeated(arms: .turned(12, 10, upperShows: 1, foreShows: 0.6)).hand(-70),
            ]
        ),
        .sitting(
            "wrist-wave",
            .back,
            2.4,
            [.forearm],
            [Pose.sat(arms: .swing(16, 92)).hand(70), Pose.sat(arms: .swing(16, 92)).hand(-70)]
        ),
        .sitting(
            "fist-squeeze",
            .back,
            2.4,
            [.forearm],
            [Pose.sat(arms: .swing(30, 108)).hand(0), Pose.sat(arms: .swing(30, 108)).hand(-150)]
        ),
        .sitting(
            "ball-squeeze",
            .back,
            2.4,
            [.forearm],
            held: .smallBall,
            [
                Pose.sat(arms: .swing(30, 108), farArm: .swing(14, 70)).hand(-20),
                Pose.sat(arms: .swing(30, 112), farArm: .swing(14, 70)).hand(-120),
            ]
        ),
        .sitting(
            "wrist-curl",
            .back,
            2.4,
            [.forearm],
            held: .oneDumbbell,
            [
                Pose.sat(lean: 26, arms: .swing(4, 88), farArm: .swing(4, 80)).hand(-60),
                Pose.sat(lean: 26, arms: .swing(4, 88), farArm: .swing(4, 80)).hand(60),
            ]
        ),
        .sitting(
            "towel-wring",
            .back,
            2.6,
            [.forearm],
            held: .towel,
            front: [
                .frontSeated(
                    arms: .turned(20, 60, upperShows: 1, foreShows: 0.3),
                    farArm: .turned(20, -10, upperShows: 1, foreShows: 0.4)
                ),
                .frontSeated(
                    arms: .turned(20, -10, upperShows: 1, foreShows: 0.4),
                    farArm: .turned(20, 60, upperShows: 1, foreShows: 0.3)
                ),
            ]
        ),
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
        .sitting("sit-tall", .stay, 5, [.belly], front: [.frontSeated()]),
        .sitting(
            "alternate-breath",
            .stay,
            5,
            [.chest],
            front: [.frontSeated(arms: .swing(30, -158))]
        ),
    ]

    /// On a chair, from the side or from the front.
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
    /// The same, higher.
    func raised(_ height: Double) -> Pose {
        var pose = self
        pose.hip.y += height
        return pose
    }
}
