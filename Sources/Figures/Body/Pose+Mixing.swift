extension Pose {
    /// Returns the pose a share of the way to another.
    ///
    /// A limb that changes between standing and swinging goes by its angles.
    package func mixed(with other: Pose, _ share: Double, seen view: View) -> Pose {
        var pose = self
        pose.hip = self.hip + (other.hip - self.hip) * share
        pose.low = mix(self.low, other.low, share)
        pose.high = mix(self.high, other.high, share)
        pose.head = mix(self.head, other.head, share)
        pose.face = mix(self.face, other.face, share)
        pose.twist = mix(self.twist, other.twist, share)
        pose.shoulders = self.shoulders + (other.shoulders - self.shoulders) * share
        if let hand = self.hand, let toHand = other.hand { pose.hand = mix(hand, toHand, share) }
        if let fist = self.fist, let toFist = other.fist { pose.fist = mix(fist, toFist, share) }
        let (here, there) = (Skeleton(self, seen: view), Skeleton(other, seen: view))
        let side: Double = view == .front ? -1 : 1
        pose.nearLeg = Leg.mixed(self.nearLeg, here.nearLeg, other.nearLeg, there.nearLeg, share, side: 1)
        pose.farLeg = Leg.mixed(self.farLeg, here.farLeg, other.farLeg, there.farLeg, share, side: side)
        pose.nearArm = Arm.mixed(self.nearArm, here.nearArm, other.nearArm, there.nearArm, share, side: 1)
        pose.farArm = Arm.mixed(self.farArm, here.farArm, other.farArm, there.farArm, share, side: side)
        return pose
    }
}

extension Leg {
    fileprivate static func mixed(
        _ one: Leg,
        _ here: Skeleton.Limb,
        _ other: Leg,
        _ there: Skeleton.Limb,
        _ share: Double,
        side: Double
    ) -> Leg {
        if case .stand(let x, let y, let foot) = one, case .stand(let toX, let toY, let toFoot) = other {
            return .stand(mix(x, toX, share), mix(y, toY, share), foot: mix(foot, toFoot, share))
        }
        return .turned(
            mix(here.upperAngle, there.upperAngle, share) * side,
            mix(here.lowerAngle, there.lowerAngle, share) * side,
            foot: mix(here.footAngle ?? 90, there.footAngle ?? 90, share),
            thighShows: mix(here.upperShows, there.upperShows, share),
            shankShows: mix(here.lowerShows, there.lowerShows, share)
        )
    }
}

extension Arm {
    fileprivate static func mixed(
        _ one: Arm,
        _ here: Skeleton.Limb,
        _ other: Arm,
        _ there: Skeleton.Limb,
        _ share: Double,
        side: Double
    ) -> Arm {
        switch (one, other) {
        case (.hold(let x, let y), .hold(let toX, let toY)): .hold(mix(x, toX, share), mix(y, toY, share))
        case (.near(let x, let y), .near(let toX, let toY)): .near(mix(x, toX, share), mix(y, toY, share))
        default:
            .turned(
                mix(here.upperAngle, there.upperAngle, share) * side,
                mix(here.lowerAngle, there.lowerAngle, share) * side,
                upperShows: mix(here.upperShows, there.upperShows, share),
                foreShows: mix(here.lowerShows, there.lowerShows, share)
            )
        }
    }
}

func mix(_ one: Double, _ other: Double, _ share: Double) -> Double { one + (other - one) * share }
