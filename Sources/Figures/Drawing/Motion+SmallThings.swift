extension Motion {
    /// Returns a rope from hand to hand, under the feet where they are highest; a still has it there.
    func loop(_ frame: Skeleton, _ index: Int, of count: Int) -> [Point] {
        let share = count == 1 ? 0.5 : Double(index) / Double(count - 1)
        let turn = Point.step(share * 360 + 180, 1).y
        let (near, far) = (frame.nearArm.end, frame.farArm.end)
        let middle = 96 + turn * (turn < 0 ? 93 : 100)
        let bow = near.y + (middle - near.y) * 0.7
        return [far, Point(-40, bow), Point(-18, middle), Point(18, middle), Point(40, bow), near]
    }

    static func pole(_ hand: Point) -> String { Pen.line([hand + Point(3, 6), Point(hand.x - 26, 2)]) }

    /// Draws a sack beside the upper trunk, before (above 0) or behind it.
    static func sack(_ frame: Skeleton, _ away: Double) -> String {
        let aside = Point.step(90 - frame.high, away)
        return Pen.line([frame.waist + aside, frame.chest + aside - .step(180 - frame.high, 4)])
    }

    /// Returns a shaft through both hands with a blade at each end.
    static func longPaddle(_ one: Point, _ other: Point) -> String {
        let along = other - one
        let way = along * (1 / max(1, along.length))
        let (left, right) = (one - way * 34, other + way * 34)
        let blade = Point(-way.y, way.x) * 4
        return Pen.line([left, right])
            + Pen.line([left + blade, left + way * 14 + blade, left + way * 14 - blade, left - blade])
            + Pen.line([right + blade, right - way * 14 + blade, right - way * 14 - blade, right - blade])
    }

    /// Draws a lever from the knee along the shank to a round pad at it.
    static func lever(_ leg: Skeleton.Limb, isBehind: Bool) -> String {
        let away = Point.step(leg.lowerAngle + 90, isBehind ? -11 : 11)
        let pad = leg.end + away + .step(leg.lowerAngle + 180, isBehind ? 3 : 9)
        return Pen.line([leg.middle + away * 0.4, pad]) + Pen.circle(pad, 3.5)
    }

    static func pedal(_ leg: Skeleton.Limb, _ from: Point) -> String {
        let foot = leg.footAngle ?? 90
        let sole = (leg.tip ?? leg.end) + .step(foot - 90, Proportions.footRadius + 2)
        return Pen.line([from, sole]) + Pen.line([sole - .step(foot, 11), sole + .step(foot, 7)])
    }

    /// Draws a shaft so far outside each foot, longer the more of the weight is on that foot.
    static func loads(_ outward: Double, _ frame: Skeleton) -> String {
        let (near, far) = ((frame.nearLeg.tip ?? frame.hip).x, (frame.farLeg.tip ?? frame.hip).x)
        let share = (frame.hip.x - far) / (near - far)
        return [(near + outward, share), (far - outward, 1 - share)].map { x, share in
            Pen.line([Point(x, -4 + 92 * min(0.9, max(0.26, share))), Point(x, 7)])
        }
        .joined()
    }

    /// Draws an arrow round from below, open where the arm comes from.
    static func arrow(around middle: Point, _ radius: Double) -> String {
        let side: Double = middle.x < 0 ? -1 : 1
        let places = stride(from: -40.0, through: 180, by: 20).map { middle + .step($0 * side, radius) }
        let end = middle + Point(-3 * side, radius)
        return Pen.line(places + [end]) + Pen.line([end + Point(6 * side, 6), end, end + Point(6 * side, -6)])
    }

    static func cuff(_ leg: Skeleton.Limb) -> String {
        let middle = leg.end + .step(leg.lowerAngle + 180, 6)
        let across = Point.step(leg.lowerAngle + 90, 6)
        return Pen.line([middle - across, middle + across])
    }

    static func hammer(_ arm: Skeleton.Limb) -> String {
        let end = arm.end + .step(arm.lowerAngle, 44)
        let across = Point.step(arm.lowerAngle + 90, 11)
        return Pen.line([arm.end - .step(arm.lowerAngle, 8), end]) + Pen.line([end - across, end + across])
    }
}

extension Skeleton {
    subscript(joint: Joint) -> Point {
        switch joint {
        case .hand: self.nearArm.end
        case .farHand: self.farArm.end
        case .knee: self.nearLeg.middle
        case .farKnee: self.farLeg.middle
        case .ankle: self.nearLeg.end
        case .farAnkle: self.farLeg.end
        case .foot: self.nearLeg.tip ?? self.nearLeg.end
        case .farFoot: self.farLeg.tip ?? self.farLeg.end
        case .hip: self.hip
        case .waist: self.waist
        case .chest: self.chest
        case .head: self.head
        }
    }
}

extension Skeleton {
    /// Returns the end of a flat hand.
    func handTip(_ limb: KeyPath<Skeleton, Limb>) -> Point {
        let arm = self[keyPath: limb]
        let side: Double = arm.root.x < self.chest.x - 1 ? -1 : 1
        return arm.end + .step(arm.lowerAngle + (self.hand ?? 0) * side, 11 - 8 * (self.fist ?? 0))
    }
}

extension Skeleton.Limb {
    /// A little above the knee.
    var thighEnd: Point { self.middle + (self.root - self.middle) * 0.25 }
    /// A little above the ankle.
    var shankEnd: Point { self.end + (self.middle - self.end) * 0.15 }
}
