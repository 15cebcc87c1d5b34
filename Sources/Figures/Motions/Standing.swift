extension Motion {
    /// On the feet, gently: neck, shoulders, arms, trunk.
    static let standing: [Motion] = [
        Motion(
            "neck-nod",
            .back,
            4,
            working: [.chest],
            [.standing(head: 34, arms: .hanging), .standing(head: -28, arms: .hanging)]
        ),
        Motion(
            "chin-slide",
            .back,
            4,
            working: [.chest],
            [
                Pose(0, 84.6, lean: 0, high: 4, head: 26, legs: .stand(14), arms: .hanging),
                Pose(0, 84.6, lean: 0, high: -2, head: -8, legs: .stand(14), arms: .hanging),
            ]
        ),
        Motion("neck-diagonal", .stay, 5, seen: .front, working: [.chest], [Pose.front(head: 26).facing(0.9)]),
        Motion(
            "shrug-roll",
            .round,
            3,
            seen: .front,
            working: [.chest],
            [0.0, 5, 9, 5, 0, -1].map { Pose.front(arms: .swing(8, 6)).drawn(0, $0) }
        ),
        Motion(
            "shoulder-squeeze",
            .back,
            3,
            working: [.chest],
            [.standing(arms: .swing(10, 30)).drawn(3, 0), Pose.standing(lean: -3, arms: .swing(-32, 30)).drawn(-5, -1)]
        ),
        .sitting(
            "seated-shoulder-squeeze",
            .back,
            3,
            [.chest],
            [.sat(arms: .swing(10, 50)).drawn(3, 0), Pose.sat(lean: -3, arms: .swing(-38, 44)).drawn(-5, -1)]
        ),
        Motion(
            "wrist-circles",
            .round,
            2.4,
            working: [.forearm],
            [0.0, 60, 0, -60].map { Pose.standing(arms: .swing(14, 88 + $0 / 8)).hand($0) }
        ),
        Motion(
            "elbow-bends",
            .back,
            2.6,
            working: [.upperArm],
            [.standing(arms: .swing(0, 6)), .standing(arms: .swing(6, 140))]
        ),
        .sitting(
            "seated-elbow-bends",
            .back,
            2.6,
            [.upperArm],
            [.sat(arms: .swing(0, 10)), .sat(arms: .swing(6, 140))]
        ),
        .sitting(
            "seated-self-curl",
            .back,
            3.4,
            [.upperArm],
            [.sat(arms: .swing(10, 60), farArm: .swing(14, 84)), .sat(arms: .swing(10, 120), farArm: .swing(14, 130))]
        ),
        Motion(
            "trunk-turns",
            .back,
            3,
            seen: .front,
            working: [.belly],
            [-1.0, 1].map { side in
                let across = Arm.turned(-30, -70, upperShows: 0.7, foreShows: 0.7)
                return Pose.front(
                    feet: 14,
                    arms: side > 0 ? .swing(30, 36) : across,
                    farArm: side > 0 ? across : .swing(30, 36)
                )
                .facing(side, twist: side * 0.9)
            }
        ),
        Motion(
            "standing-cat",
            .back,
            4.4,
            working: [.chest, .belly],
            [
                Pose(-18, 74, lean: 34, high: 58, head: 92, legs: .stand(14), arms: .hold(10, 62)),
                Pose(-18, 74, lean: 64, high: 38, head: 10, legs: .stand(14), arms: .hold(10, 62)),
            ]
        ),
        Motion(
            "reach-and-open",
            .back,
            3.4,
            seen: .front,
            working: [.chest, .upperArm],
            [
                .front(0, feet: 9, arms: .turned(40, -20, upperShows: 0.3, foreShows: 0.3)),
                .front(0, 76, feet: 28, arms: .swing(98, 102)),
            ]
        ),
        Motion(
            "breath-arms",
            .back,
            6,
            seen: .front,
            working: [.chest],
            [.front(arms: .swing(10, 8)), .front(arms: .swing(150, 158))]
        ),
        .sitting(
            "seated-breath-arms",
            .back,
            6,
            [.chest],
            front: [.frontSeated(arms: .swing(14, 10)), .frontSeated(arms: .swing(150, 158))]
        ),
        Motion(
            "shake-out",
            .roundByHalves,
            0.7,
            seen: .front,
            working: [.upperArm],
            [.front(3, 82, lean: 4, feet: 12, arms: .swing(40, 70), farArm: .swing(26, -10))]
        ),
    ]
}
