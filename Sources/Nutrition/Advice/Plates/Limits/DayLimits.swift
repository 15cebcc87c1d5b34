/// What of the limited foods a day still has room for.
struct DayLimits: Sendable {
    private struct Left {
        /// In portions.
        let portions: Double
        let times: Int
    }

    private let left: [LimitedFood: Left]

    /// The part of a portion by which a serving may pass the limit: nobody halves a pear for it.
    private static let slack = 0.1

    /// - Parameters:
    ///   - goal: the energy of the day's goal, in kcal.
    ///   - eaten: what was eaten of them today, each food once.
    init(goal: Double?, eaten: [LimitedAmount]) {
        self.left = Dictionary(
            uniqueKeysWithValues: LimitedFood.allCases.map { food in
                let amounts = eaten.filter { $0.food == food }
                let portions = food.portions(goal: goal) - amounts.reduce(0) { $0 + $1.portions }
                return (food, Left(portions: portions, times: food.times - amounts.count))
            }
        )
    }

    /// The most of one limited food that a plate may have.
    struct Bound: Sendable {
        fileprivate let most: Double
        /// The places of its things and the portions of one measure of each.
        fileprivate let parts: [(place: Int, portions: Double)]

        func holds(_ counts: [Double]) -> Bool {
            self.parts.reduce(0) { $0 + $1.portions * counts[$1.place] } <= self.most
        }
    }

    /// Returns the bounds of a plate's amounts; nil when the day has had one of its foods often enough.
    func bounds(of things: [PlateThing]) -> [Bound]? {
        var parts: [LimitedFood: [(place: Int, portions: Double)]] = [:]
        for (place, thing) in things.enumerated() {
            if let limited = thing.limited { parts[limited.food, default: []].append((place, limited.portions)) }
        }
        var bounds: [Bound] = []
        for (food, parts) in parts {
            guard let left = self.left[food], parts.count <= left.times else { return nil }
            bounds.append(Bound(most: left.portions + Self.slack, parts: parts))
        }
        return bounds
    }

    /// Returns whether so much of a plate's things may be had.
    func allow(_ served: ServedPlate) -> Bool {
        self.bounds(of: served.plate.things)?.allSatisfy { $0.holds(served.counts) } ?? false
    }
}
