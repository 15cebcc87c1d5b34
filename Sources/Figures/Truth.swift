/// What must hold of a drawn body in every frame, and a sentence for each place where it does not.
struct Truth {
    let motion: Motion
    private(set) var complaints: [String] = []

    init(_ motion: Motion, frames count: Int = 48) {
        self.motion = motion
        let frames = motion.frames(count)
        for (index, frame) in frames.enumerated() {
            let place = "\(motion.name), frame \(index) of \(count): "
            let found =
                self.lengths(frame) + self.joints(frame) + self.reaches(frame) + self.solids(frame) + self.bar(frame)
            self.complaints += found.map { place + $0 }
        }
        if let first = frames.first, let last = frames.last { self.complaints += self.closing(first, last) }
        self.complaints += self.contacts(frames, count)
        self.complaints += self.sides()
    }

    private func limbs(_ frame: Skeleton) -> [(String, Skeleton.Limb, Bool)] {
        [
            ("near leg", frame.nearLeg, true), ("far leg", frame.farLeg, true), ("near arm", frame.nearArm, false),
            ("far arm", frame.farArm, false),
        ]
    }

    private func lengths(_ frame: Skeleton) -> [String] {
        self.limbs(frame).flatMap { name, limb, isLeg -> [String] in
            let bones = isLeg ? (Proportions.thigh, Proportions.shank) : (Proportions.upperArm, Proportions.forearm)
            let upper = (limb.middle - limb.root).length - bones.0 * limb.upperShows
            let lower = (limb.end - limb.middle).length - bones.1 * limb.lowerShows
            let isWhole = abs(upper) < 0.01 && abs(lower) < 0.01 && limb.upperShows <= 1 && limb.lowerShows <= 1
            return isWhole ? [] : ["the \(name) changes its length"]
        }
    }

    private func reaches(_ frame: Skeleton) -> [String] {
        self.limbs(frame).filter { $0.1.miss > 0.5 }.map {
            "the \($0.0) misses its place by \(Int($0.1.miss.rounded(.up)))"
        }
    }

    private func joints(_ frame: Skeleton) -> [String] {
        var found: [String] = []
        func check(_ name: String, _ angle: Double, _ range: ClosedRange<Double>) {
            let turned = angle - ((angle + 90) / 360).rounded(.down) * 360
            let slack = 1.0
            if turned < range.lowerBound - slack || turned > range.upperBound + slack {
                found.append("\(name) at \(Int(turned.rounded())), may be \(range)")
            }
        }
        check("spine", frame.high - frame.low, JointRange.spine)
        check("neck", frame.gaze - frame.high, JointRange.neck)
        guard self.motion.view == .side else { return found + self.frontJoints(frame) }
        for (name, limb, isLeg) in self.limbs(frame) {
            let isFlat = limb.upperShows == 1 && limb.lowerShows == 1
            if isLeg {
                if limb.upperShows == 1 { check("\(name)'s hip", limb.upperAngle + frame.low, JointRange.hip) }
                if isFlat { check("\(name)'s knee", limb.upperAngle - limb.lowerAngle, JointRange.knee) }
                if isFlat { check("\(name)'s ankle", (limb.footAngle ?? 90) - limb.lowerAngle - 90, JointRange.ankle) }
            } else {
                if limb.upperShows == 1 {
                    check("\(name)'s shoulder", limb.upperAngle + frame.high, JointRange.shoulder)
                }
                if isFlat { check("\(name)'s elbow", limb.lowerAngle - limb.upperAngle, JointRange.elbow) }
            }
        }
        return found
    }

    private func frontJoints(_ frame: Skeleton) -> [String] {
        self.limbs(frame).compactMap { name, limb, isLeg in
            guard limb.upperShows == 1 else { return nil }
            let side: Double = name.hasPrefix("near") ? 1 : -1
            let lean = isLeg ? frame.low : frame.high
            var out = (limb.upperAngle + lean) * side
            out -= ((out + 90) / 360).rounded(.down) * 360
            let range = isLeg ? JointRange.hipOut : JointRange.shoulderOut
            return range.contains(out) ? nil : "\(name) \(Int(out.rounded())) out to the side, may be \(range)"
        }
    }

    /// Checks that nobody sinks into the floor, or with a middle line into something solid.
    private func solids(_ frame: Skeleton) -> [String] {
        var found: [String] = []
        for (point, radius) in frame.thickPoints where point.y < radius - 1.5 {
            found.append("\(Int(point.x)),\(Int(point.y)) is in the floor")
        }
        for case .block(let x, let y, let width, let height) in self.motion.around {
            // An arm may pass beside a seat or a bench, but not through a wall.
            for (point, radius) in y + height < 60 ? frame.thickBody : frame.thickPoints {
                let inside = min(point.x - x, x + width - point.x, point.y - y, y + height - point.y)
                if inside > -radius + 3 && inside > -3 { found.append("\(Int(point.x)),\(Int(point.y)) is in a block") }
            }
        }
        return found
    }

    private func closing(_ first: Skeleton, _ last: Skeleton) -> [String] {
        let jump = zip(first.joints, last.joints).map { ($0 - $1).length }.max() ?? 0
        return jump < 0.01 ? [] : ["\(self.motion.name): the last frame is not the first"]
    }

    /// Checks that what two keys in a row touch at one place is touched there all the way between.
    private func contacts(_ frames: [Skeleton], _ count: Int) -> [String] {
        let poses = (0...count).map { self.motion.pose(at: Double($0) / Double(count)) }
        var found: [String] = []
        for index in 1...count {
            let (before, now) = (poses[index - 1], poses[index])
            let (was, here) = (frames[index - 1], frames[index])
            if case .stand = now.nearLeg, now.nearLeg == before.nearLeg, Self.moved(was.nearLeg.tip, here.nearLeg.tip) {
                found.append("\(self.motion.name), frame \(index): the near foot slides")
            }
            if case .stand = now.farLeg, now.farLeg == before.farLeg, Self.moved(was.farLeg.tip, here.farLeg.tip) {
                found.append("\(self.motion.name), frame \(index): the far foot slides")
            }
            if case .hold = now.nearArm, now.nearArm == before.nearArm, Self.moved(was.nearArm.end, here.nearArm.end) {
                found.append("\(self.motion.name), frame \(index): the near hand slides")
            }
            if case .hold = now.farArm, now.farArm == before.farArm, Self.moved(was.farArm.end, here.farArm.end) {
                found.append("\(self.motion.name), frame \(index): the far hand slides")
            }
        }
        return found
    }

    private static func moved(_ one: Point?, _ other: Point?) -> Bool {
        guard let one, let other else { return false }
        return (one - other).length > 0.5
    }

    /// Checks that with the sides changed the near limbs are where the far ones were.
    private func sides() -> [String] {
        let pose = self.motion.keys[0].pose
        guard self.motion.view == .side else {
            return pose.mirrored(seen: .front).mirrored(seen: .front) == pose
                ? [] : ["\(self.motion.name): its sides do not agree"]
        }
        let (one, other) = (Skeleton(pose), Skeleton(pose.mirrored(seen: .side)))
        let agree = one.nearLeg == other.farLeg && one.farLeg == other.nearLeg && one.nearArm == other.farArm
        return agree && one.farArm == other.nearArm ? [] : ["\(self.motion.name): its sides do not agree"]
    }
}

extension Skeleton {
    /// Joints with half the thickness of what is drawn around them.
    var thickPoints: [(Point, Double)] {
        self.thickBody + [self.nearArm, self.farArm].flatMap { [($0.middle, 5.0), ($0.end, 4.5)] }
    }

    /// The same without the arms.
    var thickBody: [(Point, Double)] {
        let legs = [self.nearLeg, self.farLeg].flatMap { leg in
            [(leg.middle, 6.5), (leg.end, 5.5), (leg.tip ?? leg.end, Proportions.footRadius)]
        }
        return [(self.hip, 10), (self.waist, 10), (self.chest, 10), (self.head, Proportions.head)] + legs
    }
}
