extension Motion {
    /// Steps to a beat, dances and hops on the spot.
    static let steps: [Motion] = [
        Motion(
            "step-touch",
            .eachSide,
            3,
            seen: .front,
            working: [.thigh],
            [
                .front(0, feet: 7, arms: .swing(14, 10)),
                .front(14, 80, legs: .stand(30, 4), farLeg: .stand(-7), arms: .swing(30, 60)),
                .front(24, 82, legs: .stand(34), farLeg: .stand(18), arms: .swing(30, 100)),
            ]
        ),
        Motion(
            "step-touch-bend",
            .back,
            2.4,
            seen: .front,
            working: [.thigh],
            [
                .front(-22, 70, legs: .stand(16, 2), farLeg: .stand(-34), arms: .onHips),
                .front(22, 70, legs: .stand(34), farLeg: .stand(-16, 2), arms: .onHips),
            ]
        ),
        Motion(
            "hands-free-side-step",
            .back,
            2.6,
            seen: .front,
            working: [.thigh],
            [
                .front(-14, 83, legs: .stand(-6), farLeg: .stand(-24), arms: .onHips),
                .front(4, 80, legs: .stand(30, 6), farLeg: .stand(-24), arms: .onHips),
                .front(14, 66, legs: .stand(46), farLeg: .stand(-24), arms: .onHips),
            ]
        ),
        Motion(
            "step-jack",
            .eachSide,
            2.6,
            seen: .front,
            working: [.thigh, .upperArm],
            [
                .front(0, feet: 7, arms: .swing(10, 8)),
                .front(-2, 77, legs: .stand(36), farLeg: .stand(-7), arms: .swing(118, 124)),
            ]
        ),
        Motion(
            "skater",
            .roundByHalves,
            2,
            seen: .front,
            working: [.thigh],
            [
                Pose(
                    18,
                    68,
                    lean: 14,
                    high: 24,
                    head: 18,
                    legs: .stand(34),
                    farLeg: .turned(-54, 10, foot: 90, thighShows: 0.9, shankShows: 0.9),
                    arms: .swing(40, 20),
                    farArm: .turned(-60, -30, upperShows: 0.9, foreShows: 0.9)
                ),
                Pose(
                    0,
                    88,
                    lean: 0,
                    legs: .turned(22, 0, foot: 90, thighShows: 0.98, shankShows: 0.9),
                    arms: .swing(50, 40)
                ),
            ]
        ),
        Motion(
            "skater-hop",
            .roundByHalves,
            1.6,
            seen: .front,
            working: [.thigh],
            [
                Pose(
                    16,
                    64,
                    lean: 16,
                    high: 28,
                    head: 20,
                    legs: .stand(30),
                    farLeg: .turned(-60, 6, foot: 90, thighShows: 0.9, shankShows: 0.9),
                    arms: .swing(60, 50),
                    farArm: .turned(-60, -30, upperShows: 0.9, foreShows: 0.9)
                ),
                Pose.front(
                    0,
                    94,
                    legs: .turned(22, 0, foot: 90, thighShows: 0.98, shankShows: 0.9),
                    farLeg: .turned(22, 0, foot: 90, thighShows: 0.98, shankShows: 0.9),
                    arms: .swing(70, 60)
                ),
            ]
        ),
        Motion(
            "slide-skating",
            .back,
            2.2,
            seen: .front,
            working: [.thigh],
            [
                Pose.front(-20, 66, lean: -10, legs: .stand(36), farLeg: .stand(-36), arms: .swing(40, -20)),
                Pose.front(20, 66, lean: 10, legs: .stand(36), farLeg: .stand(-36), arms: .swing(40, -20)),
            ]
        ),
        Motion(
            "slide-board",
            .back,
            2.2,
            seen: .front,
            around: [.line(Point(-84, 1), Point(84, 1), width: 4), .block(-90, 0, 8, 10), .block(82, 0, 8, 10)],
            working: [.thigh],
            [
                Pose.front(-34, 64, lean: -12, legs: .stand(14, 2), farLeg: .stand(-52, 2), arms: .swing(30, 20)),
                Pose.front(34, 64, lean: 12, legs: .stand(52, 2), farLeg: .stand(-14, 2), arms: .swing(30, 20)),
            ]
        ),
        Motion(
            "shuffle",
            .back,
            1.4,
            seen: .front,
            working: [.thigh],
            [
                .front(-26, 66, legs: .stand(-8), farLeg: .stand(-54), arms: .swing(30, 120)),
                .front(0, 70, legs: .stand(20, 8), farLeg: .stand(-20, 8), arms: .swing(30, 120)),
                .front(26, 66, legs: .stand(54), farLeg: .stand(8), arms: .swing(30, 120)),
            ]
        ),
        Motion(
            "free-dance",
            .roundByHalves,
            2,
            seen: .front,
            working: [.belly, .thigh],
            [
                Pose(
                    6,
                    78,
                    lean: -10,
                    high: 12,
                    head: 4,
                    legs: .stand(20),
                    farLeg: .stand(-14, 2),
                    arms: .swing(140, 170),
                    farArm: .swing(60, 130)
                ),
                Pose(0, 82, lean: 0, legs: .stand(16), farLeg: .stand(-16), arms: .swing(70, 130)),
            ]
        ),
        Motion(
            "hip-sway",
            .roundByHalves,
            1.8,
            seen: .front,
            working: [.belly, .thigh],
            [Pose(12, 76, lean: -18, high: 8, head: 2, legs: .stand(14), farLeg: .stand(-14), arms: .swing(40, 110))]
        ),
        Motion(
            "ballroom",
            .back,
            2.4,
            seen: .front,
            working: [.thigh],
            [
                Pose(
                    -16,
                    82,
                    lean: 0,
                    head: -10,
                    legs: .stand(4, 2),
                    farLeg: .stand(-26),
                    arms: .swing(88, 100),
                    farArm: .turned(80, 170, upperShows: 0.9, foreShows: 0.6)
                ),
                Pose(
                    16,
                    82,
                    lean: 0,
                    head: -10,
                    legs: .stand(26),
                    farLeg: .stand(-4, 2),
                    arms: .swing(88, 100),
                    farArm: .turned(80, 170, upperShows: 0.9, foreShows: 0.6)
                ),
            ]
        ),
        Motion(
            "salsa",
            .roundByHalves,
            2,
            working: [.thigh, .belly],
            [
                Pose(
                    6,
                    80,
                    lean: -4,
                    high: 6,
                    legs: .stand(36),
                    farLeg: .stand(-4, foot: 66),
                    arms: .swing(-20, 80),
                    farArm: .swing(10, 100)
                ),
                Pose(0, 83.6, lean: 2, legs: .stand(14), farLeg: .stand(14, 2, foot: 80), arms: .swing(0, 90)),
            ]
        ),
        Motion(
            "barre",
            .back,
            3.4,
            seen: .front,
            around: [.line(Point(-52, 96), Point(-52, 2)), .line(Point(-66, 96), Point(-40, 96), width: 5)],
            working: [.thigh, .shank],
            [
                .front(
                    0,
                    68,
                    feet: 14,
                    legs: .stand(14),
                    farLeg: .stand(-14),
                    arms: .swing(80, 96),
                    farArm: .hold(-47, 99)
                ),
                .front(
                    -4,
                    84,
                    legs: .swing(44, 44, foot: 90),
                    farLeg: .stand(-12),
                    arms: .swing(130, 146),
                    farArm: .hold(-47, 99)
                ),
            ]
        ),
        Motion(
            "toe-taps",
            .roundByHalves,
            1.2,
            working: [.shank],
            [
                Pose(0, 82, lean: 2, legs: .stand(39, 10, foot: 122), farLeg: .stand(14), arms: .swing(-10, 50)),
                Pose(0, 84, lean: 2, legs: .stand(18, 3), farLeg: .stand(14), arms: .swing(-4, 60)),
            ]
        ),
        Motion(
            "heel-tap-rope",
            .roundByHalves,
            1.2,
            held: .nothing,
            working: [.shank, .forearm],
            [
                Pose(
                    0,
                    81.4,
                    lean: 0,
                    legs: .stand(40, 9, foot: 120),
                    farLeg: .stand(14, 2, foot: 80),
                    arms: .turned(-12, 64, upperShows: 1, foreShows: 0.8)
                ),
                Pose(
                    2,
                    92,
                    lean: 2,
                    legs: .stand(20, 8, foot: 66),
                    farLeg: .stand(14, 7, foot: 60),
                    arms: .turned(-12, 40, upperShows: 1, foreShows: 0.8)
                ),
            ]
        ),
        Motion(
            "air-rope",
            .back,
            0.8,
            working: [.shank],
            [
                Pose(0, 83.8, lean: 2, legs: .stand(14, foot: 86), arms: .swing(-14, 52)),
                Pose(2, 96, lean: 2, legs: .swing(8, -8, foot: 46), arms: .swing(-14, 70)),
            ]
        ),
        Motion(
            "pogo",
            .back,
            0.8,
            working: [.shank],
            [
                Pose(2, 85, lean: 0, legs: .stand(14, foot: 78), arms: .swing(-12, 10)),
                Pose(4, 104, lean: 0, legs: .swing(2, -4, foot: 36), arms: .swing(16, 40)),
            ]
        ),
        Motion(
            "skip",
            .roundByHalves,
            1.3,
            working: [.thigh, .shank],
            [
                Pose(
                    0,
                    98,
                    lean: 2,
                    legs: .swing(96, 4),
                    farLeg: .swing(-6, -12, foot: 34),
                    arms: .swing(-50, 30),
                    farArm: .swing(60, 120)
                ),
                Pose(
                    0,
                    84.6,
                    lean: 4,
                    legs: .swing(24, -30),
                    farLeg: .swing(10, -6, foot: 86),
                    arms: .swing(-10, 70),
                    farArm: .swing(10, 90)
                ),
            ]
        ),
        Motion(
            "aerobics",
            .eachSide,
            3,
            seen: .front,
            working: [.thigh, .upperArm],
            [
                .front(0, 76, feet: 26, arms: .swing(90, 94)),
                .front(
                    -6,
                    84,
                    legs: .turned(34, -4, foot: 90, thighShows: 0.42, shankShows: 0.9),
                    farLeg: .stand(-12),
                    arms: .swing(24, 150)
                ),
            ]
        ),
        Motion(
            "hopping-aerobics",
            .eachSide,
            2.2,
            seen: .front,
            working: [.thigh, .upperArm],
            [
                .front(0, 76, feet: 26, arms: .swing(90, 94)),
                .front(
                    -6,
                    95,
                    legs: .turned(34, -4, foot: 90, thighShows: 0.42, shankShows: 0.9),
                    farLeg: .stand(-12, 10),
                    arms: .swing(140, 160)
                ),
            ]
        ),
        Motion(
            "line-dance",
            .eachSide,
            5,
            seen: .front,
            working: [.thigh, .shank],
            [
                .front(0, 80, feet: 24, arms: .onHips),
                .front(-10, 82, legs: .stand(-10, 9), farLeg: .stand(-24), arms: .onHips),
                .front(-26, 78, legs: .stand(-46), farLeg: .stand(-24), arms: .onHips),
            ]
        ),
        Motion(
            "mini-trampoline",
            .roundByHalves,
            1,
            around: [
                .line(Point(-50, 20), Point(50, 20), width: 5), .line(Point(-44, 18), Point(-52, 2)),
                .line(Point(44, 18), Point(52, 2)),
            ],
            working: [.thigh, .shank],
            [
                Pose(
                    0,
                    110,
                    lean: 4,
                    legs: .swing(54, -40),
                    farLeg: .swing(2, -8, foot: 66),
                    arms: .swing(-40, 50),
                    farArm: .swing(36, 120)
                ),
                Pose(0, 114, lean: 4, legs: .swing(30, -30), farLeg: .swing(14, -34), arms: .swing(0, 86)),
            ]
        ),
    ]
}
