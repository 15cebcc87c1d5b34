extension Pose {
    /// Returns the pose seen from the front, feet so far from the middle; without a height, as high as straight legs
    /// allow.
    static func front(
        _ x: Double = 0,
        _ y: Double? = nil,
        lean: Double = 0,
        high: Double? = nil,
        head: Double? = nil,
        feet: Double = 9,
        legs: Leg? = nil,
        farLeg: Leg? = nil,
        arms: Arm = .swing(8, 10),
        farArm: Arm? = nil
    ) -> Pose {
        let aside = abs(feet - Proportions.halfHips) + abs(x) + abs(lean) * 0.15
        let reach = (Proportions.thigh + Proportions.shank) * 0.997
        let tallest = Proportions.ankleHeight + max(1, reach * reach - aside * aside).squareRoot()
        return Pose(
            x,
            y ?? tallest,
            lean: lean,
            high: high,
            head: head,
            legs: legs ?? .stand(feet),
            farLeg: farLeg ?? .stand(-feet),
            arms: arms,
            farArm: farArm
        )
    }

    /// Returns the pose on a chair seen from the front: thighs towards us.
    static func frontSeated(
        _ x: Double = 0,
        lean: Double = 0,
        high: Double? = nil,
        head: Double? = nil,
        legs: Leg = .satFront(),
        farLeg: Leg? = nil,
        arms: Arm = .onLap,
        farArm: Arm? = nil
    ) -> Pose {
        Pose(x, 47, lean: lean, high: high, head: head, legs: legs, farLeg: farLeg, arms: arms, farArm: farArm)
    }

    /// Returns the pose on a chair seen from the side.
    static func sat(
        lean: Double = 0,
        high: Double? = nil,
        head: Double? = nil,
        legs: Leg = .stand(52),
        farLeg: Leg? = nil,
        arms: Arm = .swing(14, 70),
        farArm: Arm? = nil
    ) -> Pose {
        Pose(0, 47, lean: lean, high: high, head: head, legs: legs, farLeg: farLeg, arms: arms, farArm: farArm)
    }

    /// Returns a fighter's stance.
    static func fighting(lean: Double = 6, arms: Arm = .guarding, farArm: Arm = .guarding) -> Pose {
        Pose(-4, 80, lean: lean, legs: .stand(36), farLeg: .stand(-22, foot: 70), arms: arms, farArm: farArm)
    }

    /// Returns the pose on the far leg with the near knee up.
    static func kneeUp(
        _ thigh: Double = 72,
        lean: Double = 0,
        high: Double? = nil,
        arms: Arm,
        farArm: Arm? = nil
    ) -> Pose {
        Pose(
            0,
            84.6,
            lean: lean,
            high: high,
            legs: .swing(thigh, min(thigh - 4, -6)),
            farLeg: .swing(1, 0),
            arms: arms,
            farArm: farArm
        )
    }

    /// Hands going round in small circles at both sides, seen from the front.
    static func handCircles(_ x: Double, _ y: Double, _ radius: Double) -> [(near: Arm, far: Arm)] {
        stride(from: 0.0, to: 360, by: 45).map { angle in
            let way = Point.step(angle, radius)
            return (.hold(x + way.x, y + way.y), .hold(-x - way.x, y + way.y))
        }
    }

    /// Long arms going round at both sides, seen from the front: only up and down of it shows.
    static let armCircles: [Pose] = stride(from: 0.0, to: 360, by: 45).map { angle in
        let way = Point.step(angle, 1)
        let (out, shows) = (88 - way.y * 13, 0.94 + way.x * 0.06)
        return .front(arms: .turned(out, out, upperShows: shows, foreShows: shows))
    }

    /// Returns the same with other limbs; a near one given alone is the far one's too.
    func with(arms: Arm? = nil, farArm: Arm? = nil, legs: Leg? = nil, farLeg: Leg? = nil) -> Pose {
        var pose = self
        if let arms { (pose.nearArm, pose.farArm) = (arms, farArm ?? arms) }
        if let legs { (pose.nearLeg, pose.farLeg) = (legs, farLeg ?? legs) }
        return pose
    }
}

extension Leg {
    /// Returns a leg seen from the front on a chair, the knee so far out.
    static func satFront(_ out: Double = 60, shows: Double = 0.35, shank angle: Double = 0) -> Leg {
        let down = Point.step(out, Proportions.thigh * shows).y
        let shank = (45.5 + down - Proportions.ankleHeight) / -Point.step(angle, Proportions.shank).y
        return .turned(out, angle, foot: 90, thighShows: shows, shankShows: min(1, shank) * (shows > 0.5 ? 0.97 : 1))
    }
}

extension Arm {
    /// Fists at the chin.
    static let guarding = Arm.swing(24, 152)
    /// Seen from the front, hands on the thighs.
    static let onLap = Arm.turned(14, -14, upperShows: 0.95, foreShows: 0.45)
    /// Seen from the front, hands on the hips.
    static let onHips = Arm.swing(40, -48)
}
