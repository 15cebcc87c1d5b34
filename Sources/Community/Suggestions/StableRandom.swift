import HealthMath
import Members

/// Pseudorandom numbers for pairs of members, always the same for a pair.
enum StableRandom {
    static func number(of them: Member.ID, for me: Member.ID) -> UInt64 {
        (UInt64(bitPattern: me).mixed ^ UInt64(bitPattern: them)).mixed
    }
}
