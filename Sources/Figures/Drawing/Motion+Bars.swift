extension Motion {
    /// Returns where a bar seen from its end is in each frame, or nil when there is none.
    func barMiddles(_ frames: [Skeleton]) -> [Point]? {
        switch self.held {
        case .barbell, .trapBar, .landmine: frames.map(\.nearArm.end)
        case .barOnBack: frames.map { $0.chest + .step(90 - $0.high, -9) + .step(180 - $0.high, 3) }
        case .barInElbows: frames.map { $0.nearArm.middle + .step($0.nearArm.lowerAngle, 7) }
        case .barOnHip: frames.map { $0.hip + .step(90 - $0.low, 17) }
        default: nil
        }
    }

    func plates(_ middles: [Point]) -> [Shape] {
        [Shape(paths: middles.map { Pen.circle($0, 18) }, width: 5, paint: .thing)]
    }

    /// Returns the bar before the body; its plates are behind, so that the face stays in sight.
    func bar(_ middles: [Point]) -> [Shape] {
        let end = Shape(paths: middles.map { Pen.circle($0, 4.5) }, width: 0, paint: .thing, isFilled: true)
        switch self.held {
        case .trapBar:
            let frame = middles.map { Pen.line([$0 + Point(-34, 0), $0 + Point(34, 0)]) }
            return [Shape(paths: frame, width: 4, paint: .thing), end]
        case .landmine:
            let hinge = Point(96, 3)
            let shaft = middles.map { Pen.line([hinge, $0 + ($0 - hinge) * 0.08]) }
            return [Shape(paths: shaft, width: 4.5, paint: .thing), end]
        default: return [end]
        }
    }
}
