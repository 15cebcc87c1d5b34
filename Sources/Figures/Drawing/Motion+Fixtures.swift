extension Motion {
    /// Returns what stands around the figure.
    func standing(_ frames: [Skeleton]) -> [Shape] {
        self.around.map { fixture in
            switch fixture {
            case .block(let x, let y, let width, let height):
                let edge = min(2, width / 2, height / 2)
                let (left, right) = (x + edge, x + width - edge)
                let corners = [
                    Point(left, y + edge), Point(right, y + edge), Point(right, y + height - edge),
                    Point(left, y + height - edge),
                ]
                return Shape(paths: [Pen.line(corners, closed: true)], width: 2 * edge, paint: .thing, isFilled: true)
            case .line(let from, let to, let width):
                return Shape(paths: [Pen.line([from, to])], width: width, paint: .thing)
            case .path(let points, let width):
                return Shape(paths: [Pen.line(points)], width: width, paint: .thing)
            case .ring(let middle, let radius, let width):
                return Shape(paths: [Pen.circle(middle, radius)], width: width, paint: .thing)
            case .disc(let middle, let radius):
                return Shape(paths: [Pen.circle(middle, radius)], width: 0, paint: .thing, isFilled: true)
            case .cable(let from):
                return Shape(paths: frames.map { Pen.line([from, $0.nearArm.end]) }, width: 2.5, paint: .thing)
            case .ankleCable(let from):
                return Shape(paths: frames.map { Pen.line([from, $0.nearLeg.end]) }, width: 2.5, paint: .thing)
            case .tied(let from, let joint, let width):
                return Shape(paths: frames.map { Pen.line([from, $0[joint]]) }, width: width, paint: .thing)
            case .carried(let joint, let offset, let radius):
                let discs = frames.map { Pen.circle($0[joint] + offset, radius) }
                return Shape(paths: discs, width: 0, paint: .thing, isFilled: true)
            case .leverPad(let pivot, let joint, let offset, let radius):
                let pads = frames.map { frame in
                    let pad = frame[joint] + offset
                    return Pen.line([pivot, pad]) + Pen.circle(pad, radius)
                }
                return Shape(paths: pads, width: 5, paint: .thing)
            case .kneeRest(let x):
                let rests = frames.map { frame in
                    let height = frame.nearLeg.middle.y - 10
                    return Pen.line([Point(x, height), Point(frame.nearLeg.middle.x + 8, height)])
                }
                return Shape(paths: rests, width: 6, paint: .thing)
            case .shankPad(let isBehind):
                return Shape(paths: frames.map { Self.lever($0.nearLeg, isBehind: isBehind) }, width: 5, paint: .thing)
            case .pedal(let from, let isNear):
                let pedals = frames.map { Self.pedal(isNear ? $0.nearLeg : $0.farLeg, from) }
                return Shape(paths: pedals, width: 4, paint: .thing)
            case .turning(let middle, let radius):
                return Shape(paths: [Self.arrow(around: middle, radius)], width: 3, paint: .thing)
            case .loads(let outward):
                return Shape(paths: frames.map { Self.loads(outward, $0) }, width: 6, paint: .thing)
            case .solePlate where self.view == .front:
                let feet = frames.map { ($0.farLeg.tip ?? $0.hip, $0.nearLeg.tip ?? $0.hip) }
                let plates = feet.map { Pen.line([$0.0 + Point(-12, -8), $0.1 + Point(12, -8)]) }
                return Shape(paths: plates, width: 9, paint: .thing)
            case .solePlate:
                let plates = frames.map { frame in
                    let leg = frame.nearLeg
                    let foot = leg.footAngle ?? 90
                    let middle = (leg.tip ?? leg.end) + .step(foot - 90, 8)
                    return Pen.line([middle + .step(foot, 14), middle + .step(foot, -28)])
                }
                return Shape(paths: plates, width: 5, paint: .thing)
            case .water(let height):
                let waves = stride(from: -96.0, through: 96, by: 16).map { x in
                    Point(x, height + (Int(x / 16).isMultiple(of: 2) ? 2 : -2))
                }
                return Shape(paths: [Pen.line(waves)], width: 2.5, paint: .thing)
            }
        }
    }
}
