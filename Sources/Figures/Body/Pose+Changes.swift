extension Pose {
    /// On the far leg, seen from the front, the arms out.
    static let oneLegFront = Pose.front(
        -7,
        84,
        legs: .turned(50, -6, foot: 90, thighShows: 0.4, shankShows: 0.95),
        farLeg: .stand(-12),
        arms: .swing(52, 60)
    )

    /// Returns the same with the face, and the shoulders, turned.
    func facing(_ face: Double, twist: Double = 0) -> Pose {
        var pose = self
        (pose.face, pose.twist) = (face, twist)
        return pose
    }

    /// Returns the same with the shoulders drawn forward and up.
    func drawn(_ forward: Double, _ up: Double) -> Pose {
        var pose = self
        pose.shoulders = Point(forward, up)
        return pose
    }

    /// Returns the same with flat hands at an angle to the forearms.
    func hand(_ angle: Double) -> Pose {
        var pose = self
        pose.hand = angle
        return pose
    }

    /// Returns the same with the hands closed so far: fingers spread at 0, fists at 1.
    func fist(_ closed: Double) -> Pose {
        var pose = self
        pose.fist = closed
        return pose
    }

    /// Returns a step on the toes; the legs' thighs at these angles.
    static func tiptoe(_ near: Double, _ far: Double) -> Pose {
        Pose(
            0,
            94.5,
            lean: 0,
            legs: .swing(near, near - 6, foot: 46),
            farLeg: .swing(far, far < 0 ? far - 10 : far - 34, foot: 40),
            arms: .swing(-near, 6 - near),
            farArm: .swing(near, near + 12)
        )
    }
}

extension Arm {
    /// Seen from the side, a hand on the hip.
    static let onHipsSide = Arm.near(3, -38)
}

extension Pose {
    /// The same with the trunk upright.
    var upright: Pose {
        var pose = self
        (pose.low, pose.high, pose.head) = (0, 0, 0)
        return pose
    }
}

extension [Pose] {
    /// With near and far changed.
    var mirrored: [Pose] { self.map { $0.mirrored(seen: .side) } }
}
