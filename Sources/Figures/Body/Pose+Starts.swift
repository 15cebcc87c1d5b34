extension Pose {
    /// Returns the pose upright, feet together under the hip.
    package static func standing(lean: Double = 0, head: Double? = nil, arms: Arm, farArm: Arm? = nil) -> Pose {
        Pose(0, 84.6, lean: lean, head: head, legs: .stand(14), arms: arms, farArm: farArm)
    }

    /// Returns the pose face down in one line from the toes to shoulders of a height.
    package static func plank(
        toes: Double,
        shoulders: Double,
        foot: Double = 10,
        head: Double? = nil,
        arms: Arm,
        farArm: Arm? = nil
    ) -> Pose {
        let ball = Point(toes, Proportions.footRadius)
        let ankle = ball - .step(foot, Proportions.footReach) - .step(foot - 90, Proportions.footDrop)
        let legs = Proportions.thigh + Proportions.shank - 0.2
        let lean = 90 - Self.angle(rising: shoulders - ankle.y, over: legs + Proportions.trunk)
        let hip = ankle + .step(180 - lean, legs)
        return Pose(hip.x, hip.y, lean: lean, head: head, legs: .stand(toes, foot: foot), arms: arms, farArm: farArm)
    }

    /// Returns the pose on hands and knees, hands under the shoulders.
    package static func allFours(arms: Arm = .hold(25, 4.5)) -> Pose {
        Pose(-20, 45.8, lean: 74, head: 80, legs: .kneel, arms: arms)
    }

    /// Returns the pose on a seat of a chair's height, feet on the floor.
    package static func seated(lean: Double = 0, arms: Arm, farArm: Arm? = nil) -> Pose {
        Pose(0, 47, lean: lean, legs: .stand(52), arms: arms, farArm: farArm)
    }

    /// Returns the pose on the back on the floor, knees up.
    package static func lying(head: Double = -90, arms: Arm = .flat) -> Pose {
        Pose(0, 11, lean: -90, head: head, legs: .stand(54), arms: arms)
    }

    private static func angle(rising height: Double, over length: Double) -> Double {
        90 - angleBetween(height, length, opposite: (length * length - height * height).squareRoot())
    }
}

extension Leg {
    /// Under the hip, the knee on the floor and the shank behind it.
    package static let kneel = Leg.swing(0, -97, foot: -57)
}

extension Arm {
    /// On the floor beside a body that lies on its back.
    package static let flat = Arm.swing(84, 90)
    package static let hanging = Arm.swing(2, 6)
    package static let handsOnHead = Arm.near(7, 16)
    /// Returns a bar across the upper back: elbow and hand are out to the side, so little of the arm shows.
    package static func underBar(lean: Double) -> Arm {
        .turned(-20 - lean, 175 - lean, upperShows: 0.6, foreShows: 0.62)
    }
}
