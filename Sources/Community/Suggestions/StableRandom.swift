import HealthMath
import Members

/// Pseudorandom numbers for pairs of members, always the same for a pair.
enum StableRandom {
    /// The purpose of a number; the numbers of a pair are independent of each other.
    enum Question: UInt64 { case whether = 1, when }

    static func number(_ question: Question, of them: Member.ID, for me: Member.ID) -> UInt64 {
        ((UInt64(bitPattern: me) ^ question.rawValue << 62).mixed ^ UInt64(bitPattern: them)).mixed
    }
}
