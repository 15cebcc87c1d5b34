extension Motion {
    /// On pedals and wheels.
    static let wheels: [Motion] = [
        Motion(
            "recumbent-bike",
            .round,
            1.2,
            around: [
                .line(Point(-40, 33), Point(-10, 31), width: 7), .line(Point(-42, 36), Point(-58, 84), width: 7),
                .line(Point(-84, 3), Point(84, 3), width: 5), .line(Point(-34, 30), Point(-34, 4), width: 5),
                .line(Point(50, 44), Point(50, 4), width: 5), .disc(Point(50, 46), 7),
                .line(Point(60, 60), Point(56, 100)),
                .line(Point(50, 46), Point(60, 64)),
            ],
            working: [.thigh],
            Pose.pedalling(Point(-23, 45), Point(46, 46), lean: -22, foot: 146, arms: .swing(10, 60))
        ),
        Motion(
            "pedal-exerciser",
            .round,
            1.4,
            around: Fixture.chair(-26) + [
                .disc(Point(44, 16), 6), .line(Point(28, 2), Point(60, 2), width: 5),
                .line(Point(44, 16), Point(44, 2)),
            ],
            working: [.thigh],
            Pose.pedalling(Point(-26, 47), Point(36, 16), radius: 10, lean: 0, foot: 96, arms: .swing(14, 70))
        ),
        .handPedals(
            "hand-bike",
            around: [
                .block(-18, 31, 38, 6), .line(Point(-14, 37), Point(-20, 92), width: 6),
                .line(Point(0, 31), Point(0, 2)), .line(Point(58, 90), Point(70, 2), width: 6), .ring(Point(46, 90), 8),
            ],
            middle: Point(42, 90)
        ),
        .handPedals(
            "table-pedals",
            around: Fixture.chair() + [
                .line(Point(24, 64), Point(92, 64), width: 5), .line(Point(84, 62), Point(84, 2)),
                .line(Point(46, 78), Point(46, 66)), .disc(Point(46, 78), 5),
            ],
            middle: Point(42, 80)
        ),
        Motion(
            "air-bike",
            .round,
            1,
            around: [
                .line(Point(-36, 84), Point(-10, 86), width: 7), .line(Point(-23, 84), Point(2, 34), width: 5),
                .ring(Point(60, 36), 31, width: 5), .ring(Point(60, 36), 18, width: 3),
                .line(Point(2, 34), Point(60, 36), width: 5),
                .line(Point(-40, 3), Point(90, 3), width: 5), .line(Point(2, 34), Point(-16, 3), width: 5),
                .disc(Point(2, 34), 6),
                .tied(Point(46, 44), .hand), .tied(Point(46, 44), .farHand),
            ],
            working: [.thigh, .upperArm],
            Pose.pedalling(Point(-22, 97), Point(2, 34), radius: 15, lean: 12, foot: 68, arms: .hanging).enumerated()
                .map { index, pose in
                    let push = Point.step(Double(index) * 30, 1).x * 12
                    return pose.with(arms: .hold(24 + push, 114), farArm: .hold(24 - push, 114))
                }
        ),
        Motion(
            "wheelchair-push",
            .round,
            1.6,
            around: Fixture.wheelchair,
            working: [.upperArm, .chest],
            [
                .inWheelchair(lean: 2, arms: .hold(-10, 61)), .inWheelchair(lean: 8, arms: .hold(6, 66)),
                .inWheelchair(lean: 16, arms: .hold(26, 52)),
                .inWheelchair(lean: 12, arms: .hold(20, 40)), .inWheelchair(lean: 6, arms: .hold(6, 48)),
            ]
        ),
        Motion(
            "wheelchair-ball",
            .back,
            2,
            held: .ball,
            around: Fixture.wheelchair,
            working: [.upperArm, .chest],
            [.inWheelchair(lean: 2, arms: .near(20, -14)), .inWheelchair(lean: 8, arms: .near(52, -2))]
        ),
    ]
}

extension Motion {
    static func handPedals(_ name: String, around: [Fixture], middle: Point) -> Motion {
        let poses = stride(from: 0.0, to: 360, by: 45).map { angle in
            let pedal = Point.step(-angle, 11)
            return Pose.sat(
                lean: 2,
                arms: .hold(middle.x + pedal.x, middle.y + pedal.y),
                farArm: .hold(middle.x - pedal.x, middle.y - pedal.y)
            )
        }
        return Motion(name, .round, 1.2, around: around, working: [.upperArm], poses)
    }
}

extension Pose {
    static func inWheelchair(lean: Double, arms: Arm) -> Pose {
        Pose(-6, 51, lean: lean, legs: .stand(44, 8), arms: arms)
    }

    /// Returns twelve places of pedals that turn around a middle.
    static func pedalling(
        _ seat: Point,
        _ middle: Point,
        radius: Double = 14,
        lean: Double,
        foot: Double,
        arms: Arm
    ) -> [Pose] {
        stride(from: 0.0, to: 360, by: 30).map { angle in
            let pedal = Point.step(-angle, radius)
            return Pose(
                seat.x,
                seat.y,
                lean: lean,
                legs: .stand(middle.x + pedal.x + 4, middle.y + pedal.y - 4, foot: foot + pedal.y * 0.4),
                farLeg: .stand(middle.x - pedal.x + 4, middle.y - pedal.y - 4, foot: foot - pedal.y * 0.4),
                arms: arms
            )
        }
    }
}

extension Fixture {
    static let wheelchair: [Fixture] = [
        .ring(Point(-8, 28), 28), .ring(Point(-8, 28), 4), .ring(Point(42, 8), 7),
        .line(Point(-22, 40), Point(22, 40), width: 6),
        .line(Point(-22, 40), Point(-28, 86), width: 5), .line(Point(-28, 86), Point(-38, 88)),
        .line(Point(22, 40), Point(40, 14)),
        .line(Point(36, 8), Point(58, 8)),
    ]
}
