/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014), of which all numbers
/// that look like chance and are the same on every machine are made.
extension UInt64 {
    /// What is added from one number of a sequence to the next.
    package static let mixingStep: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// The number after a step with its bits mixed, so that near numbers become far ones; the same number always the same way.
    package var mixed: UInt64 {
        var mixed = self &+ Self.mixingStep
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// The number as one from 0 up to, but not including, 1.
    package var asShare: Double { Double(self >> 11) / Double(1 << 53) }
}
