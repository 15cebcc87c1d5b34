import Members

/// The weights that a bar can have: its own, then with pairs of the smallest plates, as `BarbellPlates` counts them.
///
/// They are in pounds where a weight was said in pounds, for there the plates are: a whole number of them, to a tenth.
struct BarLoads {
    private let unit: LiftWeight
    private let step: Double
    /// The lightest: the bar; a step for those who lifted less, with a lighter bar.
    private let least: Double
    /// What the bar weighs, in kilograms.
    let bar: Double

    /// Takes a weight in kilograms, around which others are wanted.
    init(around kilograms: Double) {
        self.unit = LiftWeight(name: Self.isInPounds(kilograms) ? "lb" : "kg")
        let bar = BarbellPlates.bar(in: self.unit.name)
        self.bar = self.unit.kilograms(bar)
        self.step = BarbellPlates.step(in: self.unit.name)
        self.least = self.unit.amount(kilograms) > bar - Self.tenth ? bar : self.step
    }

    /// Whether a weight in kilograms was said in pounds.
    static func isInPounds(_ kilograms: Double) -> Bool {
        let quarters = kilograms * 4
        guard abs(quarters - quarters.rounded()) > 1e-6 else { return false }
        let pounds = LiftWeight(name: "lb").amount(kilograms)
        return abs(pounds - pounds.rounded()) < Self.tenth
    }

    /// Returns the load nearest to a weight, in kilograms.
    func nearest(_ kilograms: Double) -> Double { self.load((self.steps(kilograms) + 1e-9).rounded()) }

    /// Returns the heaviest load that isn't heavier than a weight, in kilograms.
    func atMost(_ kilograms: Double) -> Double {
        self.load((self.steps(kilograms) + Self.tenth / self.step).rounded(.down))
    }

    /// Returns the load a twentieth heavier than a weight, in kilograms; one step at least.
    func heavier(than kilograms: Double) -> Double {
        let next = (self.steps(kilograms) + Self.tenth / self.step).rounded(.down) + 1
        return self.load(max((self.steps(kilograms) * 1.05).rounded(), next))
    }

    private func steps(_ kilograms: Double) -> Double { self.unit.amount(kilograms) / self.step }

    private func load(_ steps: Double) -> Double { self.unit.kilograms(max(steps * self.step, self.least)) }

    /// Weights are written to a tenth.
    private static let tenth = 0.06
}
