/// What was eaten and what was burned, in kcal.
package struct EnergyBalance: Sendable, Equatable {
    package let eaten: Double
    package let burned: Double

    /// Eaten minus burned: negative when more was burned.
    package var difference: Double { self.eaten - self.burned }

    /// Eaten for each kcal burned; nil when nothing was.
    package var ratio: Double? { self.burned > 0 ? self.eaten / self.burned : nil }
}
