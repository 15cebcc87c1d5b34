import Members

/// Pseudorandom numbers for pairs of members, always the same for a pair.
enum StableRandom {
    /// The purpose of a number; the numbers of a pair are independent of each other.
    enum Question: UInt64 { case whether = 1, when }

    /// Mixes by SplitMix64 (Steele, Lea, Flood, OOPSLA 2014).
    static func number(_ question: Question, of them: Member.ID, for me: Member.ID) -> UInt64 {
        Self.mixed(Self.mixed(UInt64(bitPattern: me) ^ question.rawValue << 62) ^ UInt64(bitPattern: them))
    }

    private static func mixed(_ value: UInt64) -> UInt64 {
        var mixed = value &+ 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
