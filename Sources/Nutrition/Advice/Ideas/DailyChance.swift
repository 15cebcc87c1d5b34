import HealthMath

/// Pseudorandom numbers that stay the same all day for a member, and differ between members and days.
struct DailyChance: Sendable {
    private let seed: UInt64

    init(owner: Int64, day: CalendarDay) {
        self.seed = Self.mixed(
            UInt64(bitPattern: owner) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(day.number))
        )
    }

    /// A number from 0 up to, but not including, 1, for each name and purpose.
    func of(_ name: String, for purpose: UInt64 = 0) -> Double {
        var hash = self.seed &+ purpose
        for byte in name.utf8 { hash = Self.mixed(hash ^ UInt64(byte)) }
        return Double(hash >> 11) / Double(1 << 53)
    }

    /// SplitMix64's finaliser (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).
    private static func mixed(_ value: UInt64) -> UInt64 {
        var mixed = value &+ 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
