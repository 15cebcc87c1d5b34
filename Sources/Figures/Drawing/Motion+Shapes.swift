extension Motion {
    /// Returns everything there is to draw, from the back to the front.
    func shapes(_ frames: [Skeleton]) -> [Shape] {
        let still = frames.count == 1
        let body = self.view == .side ? self.sideBody(frames) : self.frontBody(frames)
        let shapes = [self.floor] + self.standing(frames) + self.largeHand(frames) + body
        return shapes.map { shape in
            var shape = shape
            if still || Set(shape.paths).count == 1 { shape.paths = [shape.paths[0]] }
            return shape
        }
    }

    /// Everything that a still shows: its moment, and behind it the body of the other one, paler.
    var stillShapes: [Shape] {
        let shapes = self.shapes([self.skeleton(at: self.stillShare)])
        guard let behind = self.shownBehind else { return shapes }
        let other = self.shapes([self.skeleton(at: behind)]).compactMap(\.paler)
        return shapes.prefix(1) + other + shapes.dropFirst()
    }

    private var floor: Shape {
        Shape(paths: [Pen.line([Point(-100, -1), Point(100, -1)])], width: 1.5, paint: .floor)
    }

    // MARK: the body

    private func sideBody(_ frames: [Skeleton]) -> [Shape] {
        self.things(frames, behind: true)
            + self.arm(frames, \.farArm, isNear: false) + self.leg(frames, \.farLeg, isNear: false)
            + [self.head(frames)] + self.trunk(frames) + self.leg(frames, \.nearLeg, isNear: true)
            + (self.coversHand
                ? self.nearArm(frames) + self.things(frames, behind: false)
                : self.things(frames, behind: false) + self.nearArm(frames))
    }

    private func frontBody(_ frames: [Skeleton]) -> [Shape] {
        self.leg(frames, \.farLeg, isNear: true) + self.leg(frames, \.nearLeg, isNear: true)
            + [self.head(frames)] + self.frontTrunk(frames)
            + self.frontArm(frames, \.farArm) + self.frontArm(frames, \.nearArm) + self.things(frames, behind: true)
            + self.things(frames, behind: false)
    }

    /// Small things show on the hand; a bar's plates would hide the arm.
    private var coversHand: Bool { ![.barbell, .barOnBack, .barOnHip, .trapBar, .vest].contains(self.held) }

    /// Draws an arm with a gap around it where it may lie before the trunk.
    private func frontArm(_ frames: [Skeleton], _ limb: KeyPath<Skeleton, Skeleton.Limb>) -> [Shape] {
        guard frames.contains(where: { $0[keyPath: limb].upperShows < 1 || $0[keyPath: limb].lowerShows < 1 }) else {
            return self.arm(frames, limb, isNear: true)
        }
        let lines = frames.map { Pen.line([$0[keyPath: limb].root, $0[keyPath: limb].middle, $0[keyPath: limb].end]) }
        let width = frames.allSatisfy { $0.fist != nil } ? 18.0 : 14
        return [Shape(paths: lines, width: width, paint: .gap)] + self.arm(frames, limb, isNear: true)
    }

    private func nearArm(_ frames: [Skeleton]) -> [Shape] {
        let gap = Shape(
            paths: frames.map { Pen.line([$0.nearArm.root, $0.nearArm.middle, $0.nearArm.end]) },
            width: 15,
            paint: .gap
        )
        return [gap] + self.arm(frames, \.nearArm, isNear: true)
    }

    private func arm(_ frames: [Skeleton], _ limb: KeyPath<Skeleton, Skeleton.Limb>, isNear: Bool) -> [Shape] {
        [
            self.part(.upperArm, isNear, 11, frames.map { [$0[keyPath: limb].root, $0[keyPath: limb].middle] }),
            self.part(.forearm, isNear, 9.5, frames.map { [$0[keyPath: limb].middle, $0[keyPath: limb].end] }),
        ] + self.hand(frames, limb, isNear)
    }

    /// Returns a flat hand, where its angle matters, or fingers that open and close.
    private func hand(_ frames: [Skeleton], _ limb: KeyPath<Skeleton, Skeleton.Limb>, _ isNear: Bool) -> [Shape] {
        if frames.allSatisfy({ $0.fist != nil }) { return self.fists(frames, limb, isNear ? .near : .far) }
        guard frames.allSatisfy({ $0.hand != nil }) else { return [] }
        let lines = frames.map { Pen.line([$0[keyPath: limb].end, $0.handTip(limb)]) }
        return [Shape(paths: lines, width: 7, paint: isNear ? .near : .far)]
    }

    private func leg(_ frames: [Skeleton], _ limb: KeyPath<Skeleton, Skeleton.Limb>, isNear: Bool) -> [Shape] {
        let feet = frames.map { frame -> [Point] in
            let leg = frame[keyPath: limb]
            let heel = leg.end + .step((leg.footAngle ?? 90) - 90, Proportions.footDrop)
            return [self.view == .side ? heel : leg.end, leg.tip ?? leg.end]
        }
        return [
            Shape(paths: feet.map { Pen.line($0) }, width: 2 * Proportions.footRadius, paint: isNear ? .near : .far),
            self.part(.shank, isNear, 12, frames.map { [$0[keyPath: limb].middle, $0[keyPath: limb].end] }),
            self.part(.thigh, isNear, 15, frames.map { [$0[keyPath: limb].root, $0[keyPath: limb].middle] }),
        ]
    }

    private func part(_ part: Part, _ isNear: Bool, _ width: Double, _ lines: [[Point]]) -> Shape {
        let works = self.working.contains(part)
        let paint: Shape.Paint = isNear ? (works ? .working : .near) : (works ? .farWorking : .far)
        return Shape(paths: lines.map { Pen.line($0) }, width: width, paint: paint)
    }

    /// Returns a trunk in two parts, which ends below the shoulders' middle so that the head stands free.
    private func trunk(_ frames: [Skeleton]) -> [Shape] {
        let tops = frames.map { $0.chest - .step(180 - $0.high, 5) }
        let low = self.part(.belly, true, 20, frames.map { [$0.hip, $0.waist] })
        let high = self.part(.chest, true, 22, zip(frames, tops).map { [$0.waist + ($1 - $0.waist) * 0.15, $1] })
        return self.working.contains(.belly) ? [high, low] : [low, high]
    }

    private func frontTrunk(_ frames: [Skeleton]) -> [Shape] {
        let low = frames.map { frame -> String in
            let (hips, waist) = (Point.step(90 - frame.low, 9), Point.step(90 - frame.high, 9))
            return Pen.line(
                [frame.hip - hips, frame.hip + hips, frame.waist + waist, frame.waist - waist],
                closed: true
            )
        }
        let high = frames.map { frame -> String in
            let wide = 14 * (1 - 0.5 * abs(frame.twist))
            let (waist, chest) = (Point.step(90 - frame.high, 9), Point.step(90 - frame.high, wide))
            let top = frame.chest - .step(180 - frame.high, 4 - frame.shoulders.y)
            return Pen.line([frame.waist - waist, frame.waist + waist, top + chest, top - chest], closed: true)
        }
        let belly = Shape(
            paths: low,
            width: 12,
            paint: self.working.contains(.belly) ? .working : .near,
            isFilled: true
        )
        let chest = Shape(
            paths: high,
            width: 12,
            paint: self.working.contains(.chest) ? .working : .near,
            isFilled: true
        )
        return self.working.contains(.belly) ? [chest, belly] : [belly, chest]
    }

    /// Returns a circle; from the side with a nose, which says where it looks.
    private func head(_ frames: [Skeleton]) -> Shape {
        let radius = Proportions.head
        let paths = frames.map { frame -> String in
            guard self.view == .side else {
                let turned = self.keys.contains { $0.pose.face != 0 }
                return Pen.circle(frame.head, radius) + (turned ? Self.frontNose(frame, radius) : "")
            }
            let nose = [
                frame.head + .step(90 - frame.gaze, radius - 4) + .step(180 - frame.gaze, -5),
                frame.head + .step(90 - frame.gaze, radius + 2.5) + .step(180 - frame.gaze, -3),
                frame.head + .step(90 - frame.gaze, radius - 2) + .step(180 - frame.gaze, 3),
            ]
            return Pen.circle(frame.head, radius) + Pen.line(nose, closed: true)
        }
        return Shape(paths: paths, width: 1, paint: .near, isFilled: true)
    }

    /// Returns a nose that shows at the side to which the face is turned.
    private static func frontNose(_ frame: Skeleton, _ radius: Double) -> String {
        let middle = frame.head + Point(0, -1)
        let nose = [
            middle + Point(frame.face * (radius - 3), 5), middle + Point(frame.face * (radius + 5), -2),
            middle + Point(frame.face * (radius - 3), -5),
        ]
        // It goes the way round that the head does: the other way would leave a hole where both lie.
        return Pen.line(frame.face > 0 ? nose.reversed() : nose, closed: true)
    }
}
