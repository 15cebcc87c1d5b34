/// How many times the energy of sitting quietly an activity takes.
///
/// Ainsworth, Haskell, Herrmann et al., "2011 Compendium of Physical Activities", Med Sci Sports Exerc 2011; 43:
/// 1575–1581: one MET is one kilocalorie a kilogram and hour. What would have been burned at rest is part of it.
package struct MetabolicEquivalent: Hashable, Sendable {
    package let value: Double

    package init(_ value: Double) {
        self.value = value
    }

    /// Returns kilocalories of so many minutes: MET × kg × h, never below zero.
    package func kilocalories(kilograms: Double, minutes: Double) -> Double {
        max(self.value, 0) * max(kilograms, 0) * max(minutes, 0) / 60
    }
}
