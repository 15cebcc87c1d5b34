/// Energy eaten and burned, in kcal.
package struct EnergyBalance: Sendable, Equatable {
    package let eaten: Double
    package let burned: Double

    /// Eaten minus burned: negative when more was burned.
    package var difference: Double { self.eaten - self.burned }

    /// Energy eaten for each kcal burned; nil when none was burned.
    package var ratio: Double? { self.burned > 0 ? self.eaten / self.burned : nil }
}
