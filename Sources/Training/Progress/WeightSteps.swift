/// The weights that progress goes through in an exercise: those of a bar, or steps as dumbbells and machines have them.
enum WeightSteps {
    /// Returns a weight a twentieth heavier; more than a tenth only for the smallest step.
    static func heavier(than kilograms: Double, isPlated: Bool) -> Double {
        if isPlated { return BarLoads(around: kilograms).heavier(than: kilograms) }
        let step = Self.step(kilograms)
        let wanted = ((kilograms * 1.05) / step).rounded() * step
        return max(wanted, ((kilograms / step).rounded(.down) + 1) * step)
    }

    /// Returns a weight a tenth lighter, rounded down; an empty bar stays.
    static func lighter(than kilograms: Double, isPlated: Bool) -> Double {
        if isPlated { return BarLoads(around: kilograms).atMost(kilograms * 0.9) }
        let lighter = kilograms * 0.9
        let step = Self.step(lighter)
        return max((lighter / step).rounded(.down) * step, step)
    }

    /// Returns the same weight; the next lighter one where a bar can't have it.
    static func same(as kilograms: Double, isPlated: Bool) -> Double {
        isPlated ? BarLoads(around: kilograms).atMost(kilograms) : kilograms
    }

    private static func step(_ kilograms: Double) -> Double { kilograms < 25 ? 1 : 2.5 }
}
