extension Motion {
    /// The same in a wheelchair instead of on a chair; nil where nobody sits on a chair all the while.
    package var inWheelchair: Motion? {
        let isSeated = self.keys.allSatisfy { (40...60).contains($0.pose.hip.y) }
        guard isSeated, let around = Fixture.wheelchair(insteadOfChairIn: self.around) else { return nil }
        var motion = self
        motion.around = around
        return motion
    }
}

extension Fixture {
    /// Returns things with a wheelchair where a chair was, first, so that all else stands before it; nil without a chair.
    fileprivate static func wheelchair(insteadOfChairIn around: [Fixture]) -> [Fixture]? {
        for fixture in around {
            switch fixture {
            case .block(let left, _, _, _):
                let x = left + 16
                for chair in [Self.chair(x), Self.chair(x, back: false)] {
                    if let rest = around.without(chair) { return Self.wheelchair(at: x) + rest }
                }
            case .line(let from, _, _):
                let x = from.x + 17
                if let rest = around.without(Self.frontChair.map { $0.moved(x) }) {
                    return Self.frontWheelchair.map { $0.moved(x) } + rest
                }
            default: continue
            }
        }
        return nil
    }

    /// A wheelchair with its seat and its foot plate where a chair has its seat and the feet of who sits on it stand.
    private static func wheelchair(at x: Double) -> [Fixture] {
        [
            .ring(Point(x - 6, 28), 27), .ring(Point(x - 6, 28), 4, width: 3), .ring(Point(x + 32, 7), 6, width: 3),
            .line(Point(x - 15, 36), Point(x + 20, 36), width: 5),
            .path([Point(x - 28, 86), Point(x - 20, 84), Point(x - 14, 38)]),
            .path([Point(x + 20, 36), Point(x + 42, 2), Point(x + 60, 2)]),
        ]
    }

    /// The same seen from the front: its wheels are at both sides.
    private static let frontWheelchair: [Fixture] = [
        .line(Point(-17, 40), Point(-17, 86), width: 5), .line(Point(17, 40), Point(17, 86), width: 5),
        .line(Point(-17, 84), Point(17, 84), width: 8), .line(Point(-21, 37), Point(21, 37), width: 7),
        .line(Point(-36, 4), Point(-31, 60), width: 6), .line(Point(36, 4), Point(31, 60), width: 6),
        .line(Point(-33, 32), Point(33, 32), width: 3),
    ]
}

extension [Fixture] {
    /// Returns what is left without some that stand in a row; nil where they don't.
    fileprivate func without(_ row: [Fixture]) -> [Fixture]? {
        guard row.count <= self.count else { return nil }
        for start in 0...(self.count - row.count) where Array(self[start..<(start + row.count)]) == row {
            return Array(self[..<start] + self[(start + row.count)...])
        }
        return nil
    }
}
