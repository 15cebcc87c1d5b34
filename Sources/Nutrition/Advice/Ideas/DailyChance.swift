import HealthMath
import Members

/// Pseudorandom numbers that stay the same all day for a member, and differ between members and days.
struct DailyChance: Sendable {
    private let seed: UInt64

    init(owner: Member.ID, day: CalendarDay) {
        let member = UInt64(bitPattern: owner) &* UInt64.mixingStep
        self.seed = (member ^ UInt64(bitPattern: Int64(day.number))).mixed
    }

    /// Returns a number from 0 up to, but not including, 1, for each name and purpose.
    func of(_ name: String, for purpose: UInt64 = 0) -> Double {
        var hash = self.seed &+ purpose
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)).mixed }
        return hash.asShare
    }
}
