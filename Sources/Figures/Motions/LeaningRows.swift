extension Motion {
    /// The body pulled to what the hands hold.
    static let leaningRows: [Motion] = [
        Motion(
            "inverted-row",
            .back,
            3,
            around: [
                .line(Point(-40, 96), Point(-40, 2), width: 5), .line(Point(-40, 96), Point(-52, 96), width: 4),
                .disc(Point(-40, 96), 5),
            ],
            working: [.chest, .upperArm],
            [.underBar(38), .underBar(80)]
        ),
        Motion(
            "suspension-row",
            .back,
            3,
            held: .handle,
            around: [.cable(Point(60, 202)), .line(Point(40, 206), Point(80, 206), width: 5)],
            working: [.chest, .upperArm],
            [.leaningBack(-34, arms: .swing(100, 104)), .leaningBack(-26, arms: .swing(-10, 120))]
        ),
        Motion(
            "towel-row",
            .back,
            3,
            held: .nothing,
            around: [.line(Point(70, 2), Point(70, 190), width: 7), .cable(Point(70, 118))],
            working: [.chest, .upperArm],
            [.leaningBack(-22, arms: .swing(74, 80)), .leaningBack(-10, arms: .swing(-40, 76))]
        ),
        Motion(
            "doorway-row",
            .back,
            3,
            around: [.line(Point(41, 2), Point(41, 200), width: 7)],
            working: [.chest, .upperArm],
            [.leaningBack(-18, arms: .hold(36, 114)), .leaningBack(-3, arms: .hold(36, 114))]
        ),
        Motion(
            "one-arm-doorway-row",
            .back,
            3,
            around: [.line(Point(41, 2), Point(41, 200), width: 7)],
            working: [.chest, .upperArm],
            [
                .leaningBack(-18, arms: .hold(36, 114), farArm: .swing(-30, -20)),
                .leaningBack(-3, arms: .hold(36, 114), farArm: .swing(-10, 0)),
            ]
        ),
    ]
}

extension Motion {
    static func machineFront(_ name: String, _ poses: [Pose], pad: Double) -> Motion {
        Motion(
            name,
            .back,
            3.2,
            seen: .front,
            around: Fixture.frontChair + [.carried(.knee, Point(pad, 4), 6), .carried(.farKnee, Point(-pad, 4), 6)],
            working: [.thigh],
            poses
        )
    }
}

extension Arm {
    /// Seen from the front, hands on grips beside the seat.
    static let onGrips = Arm.turned(16, 6, upperShows: 1, foreShows: 0.8)
}

extension Pose {
    static func onLegPress(_ legs: Leg, far: Leg? = nil) -> Pose {
        Pose(-32, 40, lean: -42, legs: legs, farLeg: far, arms: .swing(20, 40))
    }

    /// Returns the pose hanging under a low bar with the heels on the floor, shoulders of a height.
    static func underBar(_ shoulders: Double) -> Pose {
        let heels = Point(82, 8)
        let length = Proportions.thigh + Proportions.shank + Proportions.trunk
        let rise = (shoulders - heels.y) / length
        let along = Point((1 - rise * rise).squareRoot(), -rise)
        let hip = heels - along * (Proportions.thigh + Proportions.shank)
        let leg = along.angle
        return Pose(hip.x, hip.y, lean: -abs(leg), legs: .swing(leg, leg, foot: leg + 86), arms: .hold(-40, 96))
    }

    /// Returns a pose in one line leaning back on the heels.
    static func leaningBack(_ lean: Double, arms: Arm, farArm: Arm? = nil) -> Pose {
        let ankle = Point(20, 8)
        let hip = ankle + Point.step(180 - lean, Proportions.thigh + Proportions.shank)
        return Pose(
            hip.x,
            hip.y,
            lean: lean,
            head: lean / 2,
            legs: .swing(-lean, -lean, foot: 90 - lean * 0.5),
            arms: arms,
            farArm: farArm
        )
    }
}
