/// The places of every joint of a body: a pose, solved.
package struct Skeleton: Sendable, Equatable {
    package var hip: Point
    package var waist: Point
    /// The end of the trunk between the shoulders.
    package var chest: Point
    package var head: Point
    /// The direction of the trunk's parts and the head, as a pose has them.
    package var low: Double
    package var high: Double
    package var gaze: Double
    package var face: Double
    package var twist: Double
    package var shoulders: Point
    package var hand: Double?
    package var fist: Double?
    package var nearLeg: Limb
    package var farLeg: Limb
    package var nearArm: Limb
    package var farArm: Limb

    /// An arm or a leg: shoulder, elbow and fist, or hip, knee, ankle and the ball of the foot.
    package struct Limb: Sendable, Equatable {
        package var root: Point
        package var middle: Point
        package var end: Point
        /// The middle of the foot's front; an arm has none.
        package var tip: Point?
        package var upperAngle: Double
        package var lowerAngle: Double
        package var footAngle: Double?
        /// The share of each bone that shows; 1 where it lies in the plane.
        package var upperShows = 1.0
        package var lowerShows = 1.0
        /// How far what the limb should touch is out of its reach.
        package var miss = 0.0
    }

    /// Places the limbs, contacts first: those that stand or hold are solved by two bones, and the others follow their
    /// angles.
    package init(_ pose: Pose, seen view: View = .side) {
        self.hip = pose.hip
        self.low = pose.low
        self.high = pose.high
        self.gaze = pose.head
        self.face = pose.face
        self.twist = pose.twist
        self.shoulders = pose.shoulders
        self.hand = pose.hand
        self.fist = pose.fist
        self.waist = self.hip + .step(180 - pose.low, Proportions.lowerTrunk)
        self.chest = self.waist + .step(180 - pose.high, Proportions.upperTrunk)
        self.head = self.chest + .step(180 - pose.head, Proportions.neck)
        let widths = view == .front ? (Proportions.halfShoulders, Proportions.halfHips) : (0, 0)
        let across = Point.step(90 - pose.high, widths.0 * (1 - 0.5 * abs(pose.twist)))
        let drawn = .step(90 - pose.high, pose.shoulders.x) + Point.step(180 - pose.high, pose.shoulders.y)
        let neck = self.chest + drawn
        let hips = Point.step(90 - pose.low, widths.1)
        self.nearLeg = Limb(pose.nearLeg, at: self.hip + hips, seen: view, side: 1)
        self.nearArm = Limb(pose.nearArm, at: neck + across, trunk: pose.high, side: 1)
        let other: Double = view == .front ? -1 : 1
        self.farLeg = Limb(pose.farLeg, at: self.hip - hips, seen: view, side: other)
        self.farArm = Limb(pose.farArm, at: neck - across, trunk: pose.high, side: other)
    }
}

/// The direction from which a figure is seen.
package enum View: Sendable, Equatable { case side, front }
