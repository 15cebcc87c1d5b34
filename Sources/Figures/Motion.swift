/// An exercise as poses over time, and the things that belong to it.
package struct Motion: Sendable {
    package private(set) var name: String
    package var view: View
    /// How long one cycle takes.
    package var seconds: Double
    /// At shares of the cycle, the first at 0; after the last it comes back to the first.
    package var keys: [Key]
    /// Goes through its keys without stopping at each, as one walks or pedals.
    package var flows: Bool
    package var held: Held
    package var around: [Fixture]
    package var working: Set<Part>
    /// The share of the cycle that a still shows; without it, what is furthest from the start.
    package var shown: Double?
    /// The share of another moment, whose body a still shows paler behind the first; nil for none.
    package var shownBehind: Double?
    /// Where a hand is drawn large, which opens and closes as the body's do; nil for nowhere.
    package var largeHand: Point?

    package struct Key: Sendable {
        package let at: Double
        package let pose: Pose
    }

    /// How a motion goes on after its way there.
    package enum Course: Sendable {
        /// Back the way it came; a third of the time goes into standing still at both ends.
        case back
        /// There and back with one side, then with the other.
        case eachSide
        /// Round in even steps without stopping.
        case round
        /// Half a round; the other half is the same with the sides changed.
        case roundByHalves
        /// Stays, breathing.
        case stay
    }

    package init(
        _ name: String,
        _ course: Course,
        _ seconds: Double,
        seen view: View = .side,
        held: Held = .nothing,
        around: [Fixture] = [],
        working: Set<Part>,
        _ poses: [Pose]
    ) {
        self.name = name
        self.view = view
        self.seconds = seconds
        self.held = held
        self.around = around
        self.working = working
        self.flows = course == .round || course == .roundByHalves
        self.keys = Self.keys(course, poses, poses.map { $0.mirrored(seen: view) })
    }

    private static func keys(_ course: Course, _ poses: [Pose], _ mirrored: [Pose]) -> [Key] {
        switch course {
        case .back: Self.thereAndBack(poses)
        case .eachSide:
            Self.thereAndBack(poses).map { Key(at: $0.at / 2, pose: $0.pose) }
                + Self.thereAndBack(mirrored).map { Key(at: 0.5 + $0.at / 2, pose: $0.pose) }
        case .round: Self.evenly(poses)
        case .roundByHalves: Self.evenly(poses + mirrored)
        case .stay: Self.evenly(poses.flatMap { [$0, $0.breathedIn] })
        }
    }

    private static func evenly(_ poses: [Pose]) -> [Key] {
        poses.enumerated().map { Key(at: Double($0) / Double(poses.count), pose: $1) }
    }

    /// Returns keys with rests of a tenth at the start and the far end; the ways between are even.
    private static func thereAndBack(_ poses: [Pose]) -> [Key] {
        guard let first = poses.first else { return [] }
        let rest = 0.1
        let way = 0.5 - rest
        let steps = max(1, poses.count - 1)
        var keys = [Key(at: 0, pose: first)]
        for (index, pose) in poses.enumerated() {
            keys.append(Key(at: rest + way * Double(index) / Double(steps), pose: pose))
        }
        for (index, pose) in poses.reversed().enumerated() where index < steps {
            keys.append(Key(at: 0.5 + rest + way * Double(index) / Double(steps), pose: pose))
        }
        return keys
    }

    /// Returns the same movement under another name, elsewhere, with other things, or with each pose changed.
    func named(
        _ name: String,
        held: Held? = nil,
        around: [Fixture]? = nil,
        working: Set<Part>? = nil,
        seconds: Double? = nil,
        _ change: (Pose) -> Pose = { $0 }
    ) -> Motion {
        var motion = self
        motion.name = name
        motion.held = held ?? self.held
        motion.around = around ?? self.around
        motion.working = working ?? self.working
        motion.seconds = seconds ?? self.seconds
        motion.keys = self.keys.map { Key(at: $0.at, pose: change($0.pose)) }
        return motion
    }

    /// A cycle by halves changes the sides; here only the arms change theirs.
    var keepingFeet: Motion {
        let legs = self.keys[0].pose
        return self.named(self.name) { $0.with(legs: legs.nearLeg, farLeg: legs.farLeg) }
    }

    /// Returns the pose at a share of the cycle.
    package func pose(at share: Double) -> Pose {
        let share = share - share.rounded(.down)
        let index = (self.keys.lastIndex { $0.at <= share + 1e-9 }) ?? 0
        let key = self.keys[index]
        let isLast = index + 1 == self.keys.count
        let next = isLast ? self.keys[0].pose : self.keys[index + 1].pose
        let end = isLast ? 1 : self.keys[index + 1].at
        let way = min(1, max(0, (share - key.at) / (end - key.at)))
        return key.pose.mixed(with: next, self.flows ? way : eased(way), seen: self.view)
    }

    package func skeleton(at share: Double) -> Skeleton { Skeleton(self.pose(at: share), seen: self.view) }

    /// Returns the cycle at even times; the last frame is the first again.
    package func frames(_ count: Int) -> [Skeleton] {
        (0...count).map { self.skeleton(at: Double($0) / Double(count)) }
    }
}

extension Pose {
    /// Chest and hip a little higher: what a body that holds still does.
    fileprivate var breathedIn: Pose {
        var pose = self
        pose.high -= 1.5
        pose.head -= 1
        return pose
    }
}
