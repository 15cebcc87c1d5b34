extension Pose {
    /// Returns the pose on the back on the floor.
    static func supine(
        lean: Double = -90,
        high: Double? = nil,
        head: Double? = nil,
        legs: Leg = .stand(54),
        farLeg: Leg? = nil,
        arms: Arm = .flat,
        farArm: Arm? = nil
    ) -> Pose {
        Pose(0, 11, lean: lean, high: high, head: head, legs: legs, farLeg: farLeg, arms: arms, farArm: farArm)
    }

    /// Returns the pose on the front on the floor, legs long.
    static func prone(
        high: Double? = nil,
        head: Double = 82,
        legs: Leg = .swing(-89, -91, foot: -50),
        farLeg: Leg? = nil,
        arms: Arm,
        farArm: Arm? = nil
    ) -> Pose {
        Pose(-6, 11, lean: 90, high: high, head: head, legs: legs, farLeg: farLeg, arms: arms, farArm: farArm)
    }

    /// Returns the pose on the side on the floor, the head to the left, seen from the front; the near side is above.
    static func onSide(
        high: Double? = nil,
        head: Double? = nil,
        legs: Leg,
        farLeg: Leg,
        arms: Arm = .turned(40, 70, upperShows: 0.8, foreShows: 0.6)
    ) -> Pose {
        Pose(
            0,
            16,
            lean: -84,
            high: high,
            head: head,
            legs: legs,
            farLeg: farLeg,
            arms: arms,
            farArm: .turned(98, 90, upperShows: 0.95, foreShows: 0.9)
        )
    }

    /// Returns the pose upright on both knees.
    static func kneeling(
        _ x: Double = 0,
        lean: Double = 0,
        high: Double? = nil,
        head: Double? = nil,
        arms: Arm,
        farArm: Arm? = nil
    ) -> Pose {
        Pose(x, 46, lean: lean, high: high, head: head, legs: .kneel, arms: arms, farArm: farArm)
    }

    /// On hands and feet, the hip high and the legs long; a plank on the same hands and feet has shoulders of 60.
    static let downwardDog = Pose(
        -10.2,
        71,
        lean: 130.3,
        head: 142,
        legs: .stand(-46, foot: 72),
        arms: .hold(69, 4.5)
    )

    /// Returns the pose on the back seen from above, arms out, the bent knees tipped to the near (1) or the far side
    /// (-1).
    static func fromAbove(knees side: Double) -> Pose {
        let open = Leg.turned(78, -4, foot: 90, thighShows: 0.85, shankShows: 0.9)
        let across = Leg.turned(-62, 0, foot: 90, thighShows: 0.85, shankShows: 0.9)
        let middle = Leg.turned(10, 0, foot: 90, thighShows: 0.3, shankShows: 0.5)
        let near = side == 0 ? middle : side > 0 ? open : across
        let far = side == 0 ? middle : side > 0 ? across : open
        let pose = Pose(0, 96, lean: 0, legs: near, farLeg: far, arms: .swing(88, 92))
        return side == 0 ? pose : pose.facing(-side * 0.9)
    }
}
