extension Motion {
    /// Strikes from a stance.
    static let boxing: [Motion] = [
        Motion(
            "uppercuts",
            .roundByHalves,
            1.4,
            working: [.upperArm],
            [.fighting(lean: 8, arms: .swing(62, 176)), .fighting(lean: 12, arms: .swing(-24, 74))]
        ).keepingFeet,
        Motion(
            "hooks",
            .roundByHalves,
            2,
            seen: .front,
            around: Fixture.swungIn,
            working: [.upperArm, .forearm],
            [
                .hook(face: 0.01, arm: .fistAtChin),
                .hook(face: -0.3, arm: .turned(88, 140, upperShows: 0.95, foreShows: 0.4)),
                .hook(face: -0.6, twist: -0.5, arm: .turned(93, 269, upperShows: 0.88, foreShows: 0.97)),
            ]
        )
        .keepingFeet
        .shown(at: 1.0 / 3),
        Motion(
            "bag-boxing",
            .roundByHalves,
            1.4,
            held: .gloves,
            around: [.block(66, 62, 26, 80), .line(Point(79, 142), Point(79, 206), width: 3)],
            working: [.upperArm],
            [.fighting(lean: 8, arms: .swing(84, 88)), .fighting()]
        ).keepingFeet,
        Motion(
            "light-weight-punches",
            .roundByHalves,
            1.4,
            held: .dumbbells,
            working: [.upperArm],
            [.fighting(lean: 8, arms: .swing(86, 90)), .fighting()]
        ).keepingFeet,
        Motion(
            "punch-ladder",
            .roundByHalves,
            2.4,
            working: [.upperArm],
            [
                .fighting(lean: 14, arms: .swing(58, 62)), .fighting(), .fighting(lean: 8, farArm: .swing(86, 90)),
                .fighting(), .fighting(arms: .swing(116, 120)), .fighting(),
            ]
        ).keepingFeet,
        Motion(
            "punch-and-squeeze",
            .back,
            2.2,
            working: [.upperArm, .chest],
            [
                .fighting(lean: 6, arms: .swing(86, 90), farArm: .swing(86, 90)),
                .fighting(lean: 0, arms: .swing(-48, 70), farArm: .swing(-48, 70)),
            ]
        ),
        Motion(
            "palm-strikes",
            .roundByHalves,
            1.4,
            working: [.upperArm],
            [Pose.fighting(lean: 8, arms: .swing(84, 88)).hand(80), Pose.fighting().hand(20)]
        ).keepingFeet,
        Motion(
            "block-and-strike",
            .eachSide,
            4,
            working: [.upperArm],
            [.fighting(), .fighting(lean: 8, arms: .swing(120, 172), farArm: .swing(86, 90))]
        ).keepingFeet,
        Motion(
            "hammer-strikes",
            .roundByHalves,
            2.2,
            working: [.upperArm, .chest],
            [.fighting(lean: -4, arms: .swing(150, 214)), .fighting(lean: 16, arms: .swing(52, 60))]
        ).keepingFeet,
        Motion(
            "elbow-strikes",
            .roundByHalves,
            1.8,
            seen: .front,
            working: [.belly, .upperArm],
            [
                Pose.front(
                    6,
                    80,
                    feet: 20,
                    arms: .turned(88, -84, upperShows: 0.9, foreShows: 0.55),
                    farArm: .swing(16, 188)
                )
                .facing(-0.8, twist: -0.9),
                Pose.front(0, 80, feet: 20, arms: .swing(20, 186)).facing(0.01),
            ]
        ).keepingFeet,
    ]
}

extension Pose {
    /// Returns a moment of a hook seen from the front: one arm comes round, the other fist stays at the chin.
    fileprivate static func hook(face: Double, twist: Double = 0, arm: Arm) -> Pose {
        Pose.front(0, 82, feet: 16, arms: arm, farArm: .fistAtChin).facing(face, twist: twist).fist(1)
    }
}

extension Arm {
    /// Seen from the front, a fist at the chin with the elbow down.
    fileprivate static let fistAtChin = Arm.turned(16, 204, upperShows: 0.82, foreShows: 1)
}
