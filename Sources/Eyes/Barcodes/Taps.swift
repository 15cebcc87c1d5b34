/// Which pixels of a row make each pixel of a longer or shorter one, and how much of each.
struct Taps {
    private(set) var ranges: [Range<Int>] = []
    private(set) var places: [Int] = []
    private(set) var weights: [Float] = []

    init(from count: Int, to newCount: Int) {
        let step = Double(count) / Double(newCount)
        for place in 0..<newCount {
            let first = self.places.count
            if step > 1 {
                self.add(from: Double(place) * step, to: Double(place + 1) * step, of: count)
            } else {
                self.add(around: (Double(place) + 0.5) * step - 0.5, of: count)
            }
            self.ranges.append(first..<self.places.count)
        }
    }

    /// The mean of what lies between two places.
    private mutating func add(from start: Double, to end: Double, of count: Int) {
        for place in Int(start)..<min(Int(end.rounded(.up)), count) {
            let share = min(end, Double(place + 1)) - max(start, Double(place))
            self.places.append(place)
            self.weights.append(Float(share / (end - start)))
        }
    }

    /// The cubic curve through four pixels (Catmull and Rom).
    private mutating func add(around place: Double, of count: Int) {
        let before = place.rounded(.down)
        let t = place - before
        let weights = [
            ((2 - t) * t - 1) * t / 2, (t * t * (3 * t - 5) + 2) / 2, ((4 - 3 * t) * t + 1) * t / 2,
            (t - 1) * t * t / 2,
        ]
        for (offset, weight) in zip(-1...2, weights) {
            self.places.append(min(max(Int(before) + offset, 0), count - 1))
            self.weights.append(Float(weight))
        }
    }
}
