extension Motion {
    /// Returns what hands and shoulders carry: the far hand's things behind the body, the near one's before it.
    func things(_ frames: [Skeleton], behind: Bool) -> [Shape] {
        let limbs = frames.map { behind ? $0.farArm : $0.nearArm }
        switch self.held {
        case .nothing: return []
        case .dumbbells: return [self.stroke(limbs.map { Self.dumbbell($0.end, across: $0.lowerAngle) }, 6)]
        case .dumbbellsAcross: return [self.stroke(limbs.map { Self.dumbbellEnd($0.end) }, 5)]
        case .bags: return [self.stroke(limbs.map { Self.bag($0.end) }, 3)]
        case .barbell where self.view == .front:
            let ends = frames.map { ($0.farArm.end, $0.nearArm.end) }
            return behind ? [self.stroke(ends.map { Self.longBar($0.0, $0.1) }, 4.5)] : []
        case .gloves: return [self.filled(limbs.map { Pen.circle($0.end, 7.5) })]
        case .poles: return [self.stroke(limbs.map { Self.pole($0.end) }, 3)]
        case .footBand:
            let feet = frames.map { frame in (behind ? frame.farLeg : frame.nearLeg).tip ?? frame.hip }
            return [self.stroke(zip(feet, limbs).map { Pen.line([$0, $1.end]) }, 3)]
        case .kneeBand where behind:
            return [self.stroke(frames.map { Pen.line([$0.farLeg.thighEnd, $0.nearLeg.thighEnd]) }, 5)]
        case .ankleBand where behind:
            return [self.stroke(frames.map { Pen.line([$0.farLeg.shankEnd, $0.nearLeg.shankEnd]) }, 5)]
        case .towel: return behind ? [self.stroke(frames.map { Pen.line([$0.farArm.end, $0.nearArm.end]) }, 6)] : []
        case .rucksack where behind: return [self.stroke(frames.map { Self.sack($0, -15) }, 16)]
        case .rucksackInArms where behind: return [self.stroke(frames.map { Self.sack($0, 17) }, 16)]
        case .paddle where behind:
            return [self.stroke(frames.map { Self.longPaddle($0.farArm.end, $0.nearArm.end) }, 4)]
        case .band: return behind ? [self.stroke(frames.map { Pen.line([$0.farArm.end, $0.nearArm.end]) }, 3)] : []
        default:
            guard let bar = self.barMiddles(frames) else { return behind ? [] : self.oneThing(frames) }
            return behind ? self.plates(bar) : self.bar(bar)
        }
    }

    private func oneThing(_ frames: [Skeleton]) -> [Shape] {
        let hands = frames.map(\.nearArm.end)
        switch self.held {
        case .dumbbell:
            return [
                self.stroke(
                    frames.map {
                        Self.dumbbell($0.nearArm.end + .step($0.nearArm.lowerAngle, 6), across: $0.high + 90)
                    },
                    6
                )
            ]
        case .oneDumbbell:
            return [
                self.stroke(
                    frames.map {
                        Self.dumbbell(
                            $0.hand == nil ? $0.nearArm.end : $0.handTip(\.nearArm),
                            across: $0.nearArm.lowerAngle
                        )
                    },
                    4.5
                )
            ]
        case .plateOnBack:
            return [
                self.stroke(
                    frames.map { Pen.circle($0.chest + .step(90 - $0.high, -17) + .step(180 - $0.high, -12), 9) },
                    5
                )
            ]
        case .plateAtBelt:
            return [
                self.stroke(frames.map { Pen.line([$0.hip, $0.hip + Point(4, -24)]) }, 2.5),
                self.stroke(frames.map { Pen.circle($0.hip + Point(4, -34), 10) }, 5),
            ]
        case .dumbbellOnHip:
            return [self.stroke(frames.map { Self.dumbbell($0.hip + .step(90 - $0.low, 14), across: -$0.low) }, 6)]
        case .dumbbellOnKnee:
            return [self.stroke(frames.map { Self.dumbbell($0.nearLeg.middle + Point(-5, 12), across: 0) }, 6)]
        case .oneBag: return [self.stroke(frames.map { Self.bag($0.nearArm.end) }, 3)]
        case .headBand: return [self.stroke(frames.map { Pen.line([$0.head, $0.nearArm.end]) }, 3)]
        case .ankleWeight: return [self.stroke(frames.map { Self.cuff($0.nearLeg) }, 8)]
        case .vest: return [self.stroke(frames.map { Pen.line([$0.waist, $0.chest - .step(180 - $0.high, 6)]) }, 24)]
        case .kneeBand where self.view == .side:
            return [self.stroke(frames.map { Self.strap($0.nearLeg) }, 4)]
        case .footTowel:
            return [self.stroke(frames.map { Pen.line([$0.nearArm.end, $0.nearLeg.tip ?? $0.nearLeg.end]) }, 4)]
        case .smallBall: return [self.filled(hands.map { Pen.circle($0 + Point(2, 3), 7) })]
        case .rolledTowel:
            let ends = frames.map { ($0.nearArm.end, $0.nearArm.end + .step($0.nearArm.lowerAngle, 34)) }
            return [self.stroke(ends.map { Pen.line([$0.0, $0.1]) }, 7)]
        case .hammer:
            return [self.stroke(frames.map { Self.hammer($0.nearArm) }, 5)]
        case .kickboard: return [self.stroke(hands.map { Pen.line([$0 + Point(-6, 3), $0 + Point(16, 5)]) }, 6)]
        case .kettlebell:
            return frames.isEmpty
                ? []
                : [
                    self.stroke(zip(hands, frames).map { Pen.circle($0 + .step($1.nearArm.lowerAngle, 2), 5) }, 3),
                    self.filled(zip(hands, frames).map { Pen.circle($0 + Self.bell($1.nearArm), 9) }),
                ]
        case .ball: return [self.filled(hands.map { Pen.circle($0 + Point(4, 0), 11) })]
        case .plate: return [self.stroke(hands.map { Pen.circle($0 + Point(4, 0), 13) }, 5)]
        case .wheel: return [self.stroke(hands.map { Pen.circle($0, 9) }, 5)]
        case .jumpRope where self.view == .front:
            return [self.stroke(frames.enumerated().map { Pen.line(self.loop($1, $0, of: frames.count)) }, 3)]
        case .jumpRope:
            return [self.stroke(hands.enumerated().map { Pen.line([$1, $1 + self.rope($0, of: frames.count)]) }, 3.5)]
        case .handle: return [self.stroke(frames.map { Self.handle($0.nearArm) }, 4.5)]
        case .rope:
            return [
                self.stroke(
                    frames.map { Pen.line([$0.nearArm.end, $0.nearArm.end + .step($0.nearArm.lowerAngle, 9)]) },
                    4.5
                )
            ]
        default: return []
        }
    }

    /// Returns the way from the hand to the rope's middle in a frame; a still has it under the feet.
    private func rope(_ index: Int, of count: Int) -> Point {
        let share = count == 1 ? 0.5 : Double(index) / Double(count - 1)
        let up = abs(2 * share - 1)
        return .step(share * 360 + 180, 74 + up * 16)
    }

    private func stroke(_ paths: [String], _ width: Double) -> Shape {
        Shape(paths: paths, width: width, paint: .thing)
    }

    private func filled(_ paths: [String]) -> Shape { Shape(paths: paths, width: 0, paint: .thing, isFilled: true) }

    private static func dumbbell(_ hand: Point, across angle: Double) -> String {
        let (one, other) = (hand + .step(angle + 90, 11), hand + .step(angle - 90, 11))
        let head = Point.step(angle, 7)
        return Pen.line([one - head, one + head]) + Pen.line([one, other]) + Pen.line([other - head, other + head])
    }

    /// Draws the six edges of a dumbbell's head around the hand.
    private static func dumbbellEnd(_ hand: Point) -> String {
        Pen.line(stride(from: 30.0, to: 390, by: 60).map { hand + .step($0, 8) }, closed: true)
    }

    private static func longBar(_ one: Point, _ other: Point) -> String {
        let along = other - one
        let way = along * (1 / max(1, along.length))
        let (left, right) = (one - way * 24, other + way * 24)
        let plate = Point(-way.y, way.x) * 13
        return Pen.line([left, right]) + Pen.line([left - plate, left + plate])
            + Pen.line([right - plate, right + plate])
    }

    /// Returns the way from the hand to a kettlebell's middle: it hangs from the hand, and rests on the forearm of a
    /// hand that is up.
    private static func bell(_ arm: Skeleton.Limb) -> Point {
        let away = Point.step(arm.lowerAngle, 12)
        return away.y > 0 ? Point(away.x, away.y * -0.5) : away
    }

    /// Draws a strap around a thigh above the knee.
    private static func strap(_ leg: Skeleton.Limb) -> String {
        let across = Point.step(leg.upperAngle + 90, 7.5)
        return Pen.line([leg.thighEnd - across, leg.thighEnd + across])
    }

    private static func handle(_ arm: Skeleton.Limb) -> String {
        let across = Point.step(arm.lowerAngle + 90, 7)
        return Pen.line([arm.end - across, arm.end + across])
    }

    private static func bag(_ hand: Point) -> String {
        Pen.line(
            [hand, hand + Point(7, -12), hand + Point(9, -32), hand + Point(-9, -32), hand + Point(-7, -12)],
            closed: true
        )
    }
}
