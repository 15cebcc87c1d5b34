/// Chance that is the same for the same seed and song on every machine.
struct Variety: Sendable {
    let seed: UInt64

    /// Returns a number from 0 up to, but not including, 1.
    func share(of hash: UInt64) -> Double { Double(Self.mixed(self.seed ^ hash) >> 11) / Double(1 << 53) }

    /// FNV-1a (Fowler, Noll and Vo), mixed.
    static func hash(_ text: String) -> UInt64 {
        self.mixed(text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
    }

    /// SplitMix64's step (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014), as
    /// HealthMath has it too, which a workshop doesn't know.
    private static func mixed(_ number: UInt64) -> UInt64 {
        var mixed = number &+ 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
