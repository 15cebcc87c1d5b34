extension Motion {
    /// What is the same exercise but for how it is gripped, by which hand, and where it begins.
    static let grips: [Motion] = [
        Motion(
            "reverse-curl",
            .back,
            2.8,
            held: .barbell,
            working: [.forearm],
            [.standing(arms: .swing(4, 12)), .standing(lean: -2, arms: .swing(8, 112))]
        ),
        Motion(
            "chin-up",
            .back,
            3.2,
            around: Fixture.highBar(173),
            working: [.chest, .upperArm],
            [
                Pose(0, 69.5, lean: 0, head: 26, legs: .swing(12, -74, foot: -24), arms: .hold(5, 173)),
                Pose(-4, 124, lean: -10, head: -16, legs: .swing(16, -74, foot: -24), arms: .hold(5, 173)),
            ]
        ),
        Motion(
            "pull-up",
            .back,
            3.2,
            seen: .front,
            around: Fixture.wideBar(176),
            working: [.chest, .upperArm],
            [.hangingWide(78), .hangingWide(112)]
        ),
        Motion(
            "negative-pull-up",
            .back,
            5,
            seen: .front,
            around: Fixture.wideBar(176),
            working: [.chest, .upperArm],
            [.hangingWide(112), .hangingWide(78)]
        )
        .paced(down: 0.65, wait: 0.1)
        .shown(at: 0),
        Motion(
            "close-grip-pulldown",
            .back,
            3,
            held: .handle,
            around: Motion.pulls.like("lat-pull-down").around,
            working: [.chest, .upperArm],
            [.seated(lean: -4, arms: .hold(17, 146)), .seated(lean: -24, arms: .hold(2, 86))]
        ),
        Motion(
            "one-arm-swing",
            .back,
            1.8,
            held: .kettlebell,
            working: [.thigh, .belly],
            [
                Pose(-22, 68, lean: 62, head: 40, legs: .stand(14), arms: .swing(-24, -22), farArm: .swing(-52, -30)),
                .standing(lean: -2, arms: .swing(84, 86), farArm: .swing(-22, 0)),
            ]
        ),
        Motion(
            "arnold-press",
            .back,
            3.2,
            seen: .front,
            held: .dumbbells,
            around: Fixture.frontChair + Fixture.outwardTurns(78, 100),
            working: [.upperArm],
            [
                .frontSeated(arms: .turned(-4, 180, upperShows: 0.75, foreShows: 0.8)), .frontSeated(arms: .racked),
                .frontSeated(arms: .pressed),
            ]
        )
        .shown(at: 0, before: 0.5),
        Motion(
            "close-grip-bench-press",
            .back,
            3,
            held: .barbell,
            around: Fixture.bench(-78, 86),
            working: [.upperArm],
            [
                Pose(0, 47.5, lean: -90, legs: .stand(48), arms: .swing(174, 178)),
                Pose(0, 47.5, lean: -90, legs: .stand(48), arms: .swing(86, 182)),
            ]
        ),
        Motion(
            "smith-bench-press",
            .back,
            3,
            held: .barbell,
            around: Fixture.bench(-78, 86) + [
                .line(Point(-41, 2), Point(-41, 150), width: 3), .line(Point(-66, 2), Point(-16, 2)),
            ],
            working: [.chest, .upperArm],
            [
                Pose(0, 47.5, lean: -90, legs: .stand(48), arms: .hold(-41, 104.5)),
                Pose(0, 47.5, lean: -90, legs: .stand(48), arms: .hold(-41, 66)),
            ]
        ),
    ]
}

extension Pose {
    /// Hands wide on a bar at 176, seen from the front, the shanks behind.
    fileprivate static func hangingWide(_ height: Double) -> Pose {
        let legs = Leg.turned(3, 2, foot: 90, thighShows: 0.95, shankShows: 0.45)
        return Pose(0, height, lean: 0, legs: legs, arms: .hold(40, 176), farArm: .hold(-40, 176))
    }
}

extension Fixture {
    /// Returns a bar over the head with its posts, seen from the front.
    static func wideBar(_ height: Double) -> [Fixture] {
        [
            .line(Point(-66, height), Point(66, height), width: 5), .line(Point(-66, height), Point(-66, 2), width: 5),
            .line(Point(66, height), Point(66, 2), width: 5),
        ]
    }
}
