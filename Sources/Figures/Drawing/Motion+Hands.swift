extension Motion {
    /// Returns hands whose fingers spread and close, or fists that stay.
    func fists(_ frames: [Skeleton], _ limb: KeyPath<Skeleton, Skeleton.Limb>, _ paint: Shape.Paint) -> [Shape] {
        let hands = frames.map { (arm: $0[keyPath: limb], closed: $0.fist ?? 0) }
        guard hands.contains(where: { $0.closed < 1 }) else {
            let fists = hands.map { Pen.line([$0.arm.end, $0.arm.end + .step($0.arm.lowerAngle, 3)]) }
            return [Shape(paths: fists, width: 13, paint: paint)]
        }
        return [Shape(paths: hands.map { Self.fingers($0.arm, closed: $0.closed) }, width: 6.5, paint: paint)]
    }

    /// Draws three fingers, which is all that shows of a hand so small.
    private static func fingers(_ arm: Skeleton.Limb, closed: Double) -> String {
        [-1.0, 0, 1].map { side in
            let open = Point.step(arm.lowerAngle + side * 34, 13)
            let shut = Point.step(arm.lowerAngle, 3.5) + .step(arm.lowerAngle + 90, side * 3)
            return Pen.line([arm.end, arm.end + open + (shut - open) * closed])
        }
        .joined()
    }
}

extension Motion {
    /// Returns the same with a hand drawn large, in a ring around a place: what small hands do is seen there.
    func withLargeHand(at middle: Point) -> Motion {
        var motion = self.with([.ring(middle, 44, width: 3)])
        motion.largeHand = middle
        return motion
    }

    /// Returns the palm of a hand that points up, with what closes drawn over it, each finger apart from the next.
    func largeHand(_ frames: [Skeleton]) -> [Shape] {
        guard let middle = self.largeHand else { return [] }
        let wrist = Pen.line([middle + Point(0, -22), middle + Point(0, -38)])
        let palm = [Point(-11, 2), Point(11, 2), Point(9, -16), Point(-8, -16)].map { middle + $0 }
        let fingers = frames.map { frame in
            Finger.four.map { $0.path(middle, closed: frame.fist ?? 0) }.joined()
        }
        let thumb = frames.map { Finger.thumb.path(middle, closed: $0.fist ?? 0) }
        let back = [
            Shape(paths: [wrist], width: 15, paint: self.working.contains(.forearm) ? .working : .near),
            Shape(paths: [Pen.line(palm, closed: true)], width: 8, paint: .near, isFilled: true),
        ]
        return back
            + [fingers, thumb].flatMap { paths in
                [Shape(paths: paths, width: 10.5, paint: .gap), Shape(paths: paths, width: 8, paint: .near)]
            }
    }
}

/// A finger of a large hand as one bone from its root to its tip, spread and folded before the palm.
private struct Finger {
    let spread: (root: Point, tip: Point)
    let folded: (root: Point, tip: Point)

    static let four = [
        Finger(spread: (Point(-12.5, 2), Point(-24, 22)), folded: (Point(-14, 8), Point(-14, -6))),
        Finger(spread: (Point(-4.5, 5), Point(-9, 32)), folded: (Point(-5, 11), Point(-5, -7))),
        Finger(spread: (Point(4, 5), Point(6, 33)), folded: (Point(4.5, 11), Point(4.5, -7))),
        Finger(spread: (Point(12, 2), Point(20, 26)), folded: (Point(13.5, 8), Point(13.5, -6))),
    ]
    /// Across the fingers when they are folded.
    static let thumb = Finger(spread: (Point(12, -14), Point(32, 0)), folded: (Point(11, -12), Point(-9, -13)))

    func path(_ middle: Point, closed: Double) -> String {
        let root = self.spread.root + (self.folded.root - self.spread.root) * closed
        let tip = self.spread.tip + (self.folded.tip - self.spread.tip) * closed
        return Pen.line([middle + root, middle + tip])
    }
}
