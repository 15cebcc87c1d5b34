/// Energy eaten and burned, in kcal.
struct EnergyBalance: Sendable, Equatable {
    let eaten: Double
    let burned: Double

    /// Eaten minus burned: negative when more was burned.
    var difference: Double { self.eaten - self.burned }

    /// Energy eaten for each kcal burned; nil when none was burned.
    var ratio: Double? { self.burned > 0 ? self.eaten / self.burned : nil }
}
