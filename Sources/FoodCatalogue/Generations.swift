/// A bounded cache in two generations: when the young one is full it replaces the old one, whose values are dropped.
///
/// What is used moves to the young one, so that it stays.
struct Generations<Value> {
    private var young: [String: Value] = [:]
    private var old: [String: Value] = [:]
    /// The cost of the young ones.
    private var cost = 0
    private let most: Int
    private let costOf: @Sendable (Value) -> Int

    /// Keeps values that cost `most` together in each generation, so at most twice as much.
    init(most: Int, costOf: @Sendable @escaping (Value) -> Int) {
        self.most = most
        self.costOf = costOf
    }

    /// Returns the value of a key, which counts as used.
    mutating func value(_ key: String) -> Value? {
        if let value = self.young[key] { return value }
        guard let value = self.old.removeValue(forKey: key) else { return nil }
        self.keep(value, for: key)
        return value
    }

    mutating func keep(_ value: Value, for key: String) {
        if let before = self.young.removeValue(forKey: key) { self.cost -= self.costOf(before) }
        let cost = self.costOf(value)
        if self.cost + cost > self.most {
            self.old = self.young
            (self.young, self.cost) = ([:], 0)
        }
        self.young[key] = value
        self.cost += cost
    }

    /// The cost of both generations.
    var totalCost: Int { self.cost + self.old.values.reduce(0) { $0 + self.costOf($1) } }
}
