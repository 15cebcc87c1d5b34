/// A random number generator that gives the same numbers for the same seed on every machine.
///
/// It is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).
struct SeededChance {
    private var state: UInt64

    init(seed: UInt64) { self.state = seed }

    /// Returns a number from 0 up to, but not including, 1.
    mutating func share() -> Double { Double(self.next() >> 11) / Double(1 << 53) }

    private mutating func next() -> UInt64 {
        self.state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = self.state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
