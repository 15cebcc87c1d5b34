extension Truth {
    /// Checks that a bar in the hands passes before the legs and the head, not through them.
    func bar(_ frame: Skeleton) -> [String] {
        guard self.motion.held == .barbell, self.motion.view == .side else { return [] }
        let (bar, leg) = (frame.nearArm.end, frame.nearLeg)
        let gaps = [
            ("thigh", bar.distance(from: leg.root, to: leg.middle) - 7.5),
            ("shank", bar.distance(from: leg.middle, to: leg.end) - 6),
            ("head", (bar - frame.head).length - Proportions.head),
        ]
        return gaps.filter { $0.1 < -2.5 }.map { "the bar is in the \($0.0)" }
    }
}

extension Point {
    /// Returns the distance from the nearest point of a line between two others.
    fileprivate func distance(from one: Point, to other: Point) -> Double {
        let (line, way) = (other - one, self - one)
        let share = (way.x * line.x + way.y * line.y) / max(0.001, line.x * line.x + line.y * line.y)
        return (way - line * min(1, max(0, share))).length
    }
}
