extension Motion {
    /// Returns the same with everything so far to the side, so that all of it is within the picture.
    func moved(_ away: Double) -> Motion {
        var motion = self.named(self.name, around: self.around.map { $0.moved(away) }) { $0.moved(away) }
        motion.largeHand?.x += away
        return motion
    }
}

extension Pose {
    fileprivate func moved(_ away: Double) -> Pose {
        var pose = self
        pose.hip.x += away
        (pose.nearLeg, pose.farLeg) = (self.nearLeg.moved(away), self.farLeg.moved(away))
        (pose.nearArm, pose.farArm) = (self.nearArm.moved(away), self.farArm.moved(away))
        return pose
    }
}

extension Leg {
    /// Moves the places of a leg; its angles stay.
    fileprivate func moved(_ away: Double) -> Leg {
        guard case .stand(let x, let height, let foot) = self else { return self }
        return .stand(x + away, height, foot: foot)
    }
}

extension Arm {
    fileprivate func moved(_ away: Double) -> Arm {
        guard case .hold(let x, let y) = self else { return self }
        return .hold(x + away, y)
    }
}

extension Fixture {
    func moved(_ away: Double) -> Fixture {
        let way = Point(away, 0)
        return switch self {
        case .block(let x, let y, let width, let height): .block(x + away, y, width, height)
        case .line(let from, let to, let width): .line(from + way, to + way, width: width)
        case .path(let points, let width): .path(points.map { $0 + way }, width: width)
        case .ring(let middle, let radius, let width): .ring(middle + way, radius, width: width)
        case .disc(let middle, let radius): .disc(middle + way, radius)
        case .cable(let from): .cable(from + way)
        case .ankleCable(let from): .ankleCable(from + way)
        case .tied(let from, let joint, let width): .tied(from + way, joint, width: width)
        case .pedal(let from, let isNear): .pedal(from + way, isNear: isNear)
        case .leverPad(let pivot, let joint, let offset, let radius): .leverPad(pivot + way, joint, offset, radius)
        case .kneeRest(let x): .kneeRest(x + away)
        case .turning(let middle, let radius): .turning(middle + way, radius)
        case .carried, .shankPad, .solePlate, .water, .loads: self
        }
    }
}
