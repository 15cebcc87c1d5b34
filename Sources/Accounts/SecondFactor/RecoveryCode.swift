import Members
import Storage

/// A code that takes the place of an authenticator app's, once, for who lost their phone.
enum RecoveryCode {
    /// The codes of one set.
    static let count = 10
    /// The digits of a code, which a keyboard of numbers can type: 39 bits, of which NIST SP 800-63B asks for 20 where
    /// tries are limited (section 5.1.2.2).
    static let digits = 12

    /// Returns as many different codes as make a set.
    static func makeSet() -> [String] {
        var codes: Set<String> = []
        while codes.count < Self.count {
            codes.insert((0..<Self.digits).map { _ in String(Int.random(in: 0...9)) }.joined())
        }
        return Array(codes)
    }

    /// Returns a keyed hash, all that the database holds of a code.
    static func mark(_ code: String, of owner: Member.ID, by seal: Seal) -> [UInt8] {
        seal.mark(code, as: "recovery_code.mark/\(owner)")
    }

    /// Returns the code in groups, as it is shown: "1234 5678 9012".
    static func spaced(_ code: String) -> String { code.inGroups(of: 4) }
}
