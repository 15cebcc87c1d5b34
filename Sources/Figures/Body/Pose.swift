/// A body at one instant, as its author writes it: where the hip is, how the trunk leans, what each limb does.
///
/// Angles are in degrees and of the world, not of the joint before: a limb's 0 is down, 90 forward, 180 up; a trunk's 0
/// is upright, 90 leans forward until it lies on its front, -90 lies on its back. Seen from the front, 90 is out to the side.
package struct Pose: Sendable, Equatable {
    package var hip: Point
    package var low: Double
    package var high: Double
    package var head: Double
    /// Seen from the front, how far the face is turned to the near side: -1 to 1.
    package var face = 0.0
    /// Seen from the front, how far the shoulders are turned to the near side: -1 to 1.
    package var twist = 0.0
    /// How far the shoulders are drawn forward and up from where they rest.
    package var shoulders = Point(0, 0)
    /// The hands' angle to the forearms, where it matters; without it only fists are drawn.
    package var hand: Double?
    /// How far the hands are closed, where it matters: 0 with the fingers spread, 1 in a fist.
    package var fist: Double?
    package var nearLeg: Leg
    package var farLeg: Leg
    package var nearArm: Arm
    package var farArm: Arm

    /// Creates a pose; without a word of the far limbs they do what the near ones do; the head is in line with the
    /// trunk unless said.
    package init(
        _ x: Double,
        _ y: Double,
        lean: Double,
        high: Double? = nil,
        head: Double? = nil,
        legs: Leg,
        farLeg: Leg? = nil,
        arms: Arm,
        farArm: Arm? = nil
    ) {
        self.hip = Point(x, y)
        self.low = lean
        self.high = high ?? lean
        self.head = head ?? high ?? lean
        self.nearLeg = legs
        self.farLeg = farLeg ?? legs
        self.nearArm = arms
        self.farArm = farArm ?? arms
    }

    /// Returns the same with the sides changed; seen from the front what was right is left.
    package func mirrored(seen view: View) -> Pose {
        var pose = self
        swap(&pose.nearLeg, &pose.farLeg)
        swap(&pose.nearArm, &pose.farArm)
        guard view == .front else { return pose }
        pose.hip.x = -pose.hip.x
        (pose.low, pose.high, pose.head) = (-pose.low, -pose.high, -pose.head)
        (pose.face, pose.twist) = (-pose.face, -pose.twist)
        (pose.nearLeg, pose.farLeg) = (pose.nearLeg.mirrored, pose.farLeg.mirrored)
        (pose.nearArm, pose.farArm) = (pose.nearArm.mirrored, pose.farArm.mirrored)
        return pose
    }
}

/// What a leg does.
package enum Leg: Sendable, Equatable {
    /// The ball of the foot is at x, so high above the floor; the foot points forward (90) or has its heel up (less).
    case stand(_ x: Double, _ height: Double = 0, foot: Double = 90)
    /// The leg hangs in the air by its angles; a foot unsaid is at a right angle to the shank.
    case swing(_ thigh: Double, _ shank: Double, foot: Double? = nil)
    /// The same seen at an angle: of a part turned towards us only a share of its length shows.
    case turned(_ thigh: Double, _ shank: Double, foot: Double, thighShows: Double, shankShows: Double)
}

extension Leg {
    /// Angles are of its own side already; places are not.
    fileprivate var mirrored: Leg {
        guard case .stand(let x, let height, let foot) = self else { return self }
        return .stand(-x, height, foot: foot)
    }
}

extension Arm {
    fileprivate var mirrored: Arm {
        guard case .hold(let x, let y) = self else { return self }
        return .hold(-x, y)
    }
}

/// What an arm does.
package enum Arm: Sendable, Equatable {
    /// The hand is at a place of the world: on the floor, a bar, a handle.
    case hold(_ x: Double, _ y: Double)
    /// The hand is at a place seen from the shoulder, forward and up along the trunk.
    case near(_ forward: Double, _ up: Double)
    case swing(_ upper: Double, _ fore: Double)
    /// The same seen at an angle: of a part turned towards us only a share of its length shows.
    case turned(_ upper: Double, _ fore: Double, upperShows: Double, foreShows: Double)
}
