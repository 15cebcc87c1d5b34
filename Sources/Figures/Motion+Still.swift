extension Motion {
    /// Returns the same, with a still of the moment by which it is known: a deadlift's start; of two, where only both tell
    /// it: a burpee's plank before its jump.
    func shown(at share: Double, before other: Double? = nil) -> Motion {
        var motion = self
        (motion.shown, motion.shownBehind) = (share, other)
        return motion
    }

    /// The share of the cycle that a still shows: what its author says, or its far end.
    package var stillShare: Double { self.shown ?? self.farEnd }

    /// The share of the cycle that shows most of it beside the first frame.
    package var farEnd: Double {
        let start = self.keys[0].pose
        let first = Skeleton(start, seen: self.view)
        return self.keys.map(\.at).max { one, other in
            self.skeleton(at: one).distance(to: first) < self.skeleton(at: other).distance(to: first)
        } ?? 0
    }
}

extension Skeleton {
    fileprivate func distance(to other: Skeleton) -> Double {
        zip(self.joints, other.joints).reduce(0) { $0 + ($1.0 - $1.1).length }
    }

    /// All joints, in an order that is always the same.
    package var joints: [Point] {
        let limbs = [self.nearLeg, self.farLeg, self.nearArm, self.farArm]
        return [self.hip, self.waist, self.chest, self.head + Point(self.face * 8, 0), self.handTip(\.nearArm)]
            + limbs.flatMap { [$0.middle, $0.end] + ($0.tip.map { [$0] } ?? []) }
    }
}
