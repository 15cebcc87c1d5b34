/// The most somebody could lift once, told from a set they did.
package enum OneRepMax {
    /// The repetitions that tell it; beyond, stamina decides.
    package static let reps = 1...12

    /// Estimates it in kilograms; nil where the set says nothing about it.
    ///
    /// Brzycki, "Strength testing: predicting a one-rep max from reps-to-fatigue", JOPERD 1993; 64(1): 88–90, up to 10
    /// repetitions: kg × 36 ÷ (37 − reps). From there to 12 Epley's, "Poundage chart", 1985: kg × (1 + reps ÷ 30). At 10
    /// both say the same. They hold for sets taken close to failure; an easy set says too little.
    package static func kilograms(lifting kilograms: Double, reps: Int) -> Double? {
        guard kilograms > 0, Self.reps.contains(reps) else { return nil }
        return reps <= 10 ? kilograms * 36 / Double(37 - reps) : kilograms * (1 + Double(reps) / 30)
    }
}
