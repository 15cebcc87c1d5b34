extension Skeleton.Limb {
    /// Places a leg; a side of -1 is the other half of a body seen from the front: its angles go the other way.
    init(_ leg: Leg, at hip: Point, seen view: View, side: Double) {
        switch leg {
        case .stand(let x, let height, let foot):
            let ball = Point(x, height + Proportions.footRadius)
            let ankle: Point
            if view == .front {
                ankle = ball + Point(0, Proportions.footDrop)
            } else {
                ankle = ball - .step(foot, Proportions.footReach) - .step(foot - 90, Proportions.footDrop)
            }
            self.init(
                from: hip,
                to: ankle,
                bones: (Proportions.thigh, Proportions.shank),
                bend: view == .front ? -side : -1
            )
            self.footAngle = foot
        case .swing(let thigh, let shank, let foot):
            self.init(at: hip, (thigh * side, shank * side), (Proportions.thigh, Proportions.shank), (1, 1))
            self.footAngle = foot ?? shank + 90
        case .turned(let thigh, let shank, let foot, let thighShows, let shankShows):
            self.init(
                at: hip,
                (thigh * side, shank * side),
                (Proportions.thigh, Proportions.shank),
                (thighShows, shankShows)
            )
            self.footAngle = foot
        }
        let foot = self.footAngle ?? 90
        self.tip =
            view == .front
            ? self.end + Point(5 * side, -Proportions.footDrop)
            : self.end + .step(foot, Proportions.footReach) + .step(foot - 90, Proportions.footDrop)
    }

    init(_ arm: Arm, at shoulder: Point, trunk lean: Double, side: Double) {
        let bones = (Proportions.upperArm, Proportions.forearm)
        switch arm {
        case .hold(let x, let y):
            self.init(from: shoulder, to: Point(x, y), bones: bones, bend: side)
        case .near(let forward, let up):
            let place = shoulder + .step(90 - lean, forward * side) + .step(180 - lean, up)
            self.init(from: shoulder, to: place, bones: bones, bend: side)
        case .swing(let upper, let fore):
            self.init(at: shoulder, (upper * side, fore * side), bones, (1, 1))
        case .turned(let upper, let fore, let upperShows, let foreShows):
            self.init(at: shoulder, (upper * side, fore * side), bones, (upperShows, foreShows))
        }
    }

    /// Places a limb by its angles.
    private init(at root: Point, _ angles: (Double, Double), _ bones: (Double, Double), _ shows: (Double, Double)) {
        let middle = root + .step(angles.0, bones.0 * shows.0)
        self.init(
            root: root,
            middle: middle,
            end: middle + .step(angles.1, bones.1 * shows.1),
            upperAngle: angles.0,
            lowerAngle: angles.1,
            upperShows: shows.0,
            lowerShows: shows.1
        )
    }

    /// Places a limb by what it touches; `bend` says to which side the middle joint gives way: an elbow's lower bone
    /// turns forward (1), a knee's back (-1).
    private init(from root: Point, to end: Point, bones: (Double, Double), bend: Double) {
        let line = end - root
        let far = bones.0 + bones.1
        let reach = min(line.length, far)
        let upper = line.angle - bend * angleBetween(bones.0, max(reach, 0.01), opposite: bones.1)
        let middle = root + .step(upper, bones.0)
        let lower = upper + bend * (180 - angleBetween(bones.0, bones.1, opposite: reach))
        let touched = middle + .step(lower, bones.1)
        self.init(
            root: root,
            middle: middle,
            end: touched,
            upperAngle: upper,
            lowerAngle: lower,
            miss: (touched - end).length
        )
    }
}
