/// A vertical axis with round numbers.
struct ChartScale: Sendable, Equatable {
    let lowest: Double
    let highest: Double
    let ticks: [Double]
    /// The decimals that are needed to distinguish the ticks.
    let decimals: Int

    /// Chooses three to seven ticks around all values, a step of 1, 2 or 5 times a power of ten apart.
    init(_ values: [Double], fromZero: Bool) {
        let least = fromZero ? 0 : values.min() ?? 0
        let most = max(values.max() ?? 1, least)
        // A single value gets some space above and below.
        let spread = most > least ? most - least : max(abs(most) * 0.02, 1)
        let step = Self.step(atLeast: spread / 5)
        let first = fromZero ? 0 : ((least - spread * 0.05) / step).rounded(.down)
        let last = max(((most + spread * 0.02) / step).rounded(.up), first + 1)
        self.ticks = stride(from: first, through: last, by: 1).map { $0 * step }
        self.lowest = first * step
        self.highest = last * step
        self.decimals = step >= 1 ? 0 : step >= 0.1 ? 1 : step >= 0.01 ? 2 : 3
    }

    private static func step(atLeast size: Double) -> Double {
        var power = 1.0
        while power > size { power /= 10 }
        while power * 10 <= size { power *= 10 }
        return [1, 2, 5, 10].map { $0 * power }.first { $0 >= size } ?? power * 10
    }
}
