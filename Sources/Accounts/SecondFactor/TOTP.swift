import Crypto
import Foundation
import Storage
import Web

/// One-time passwords by time (RFC 6238), as every authenticator app makes them where nothing else is said: HMAC-SHA-1,
/// six digits, steps of 30 seconds.
struct TOTP: Sendable {
    /// The digits of a code, the fewest that RFC 4226 allows (section 5.3) and the most that every app shows.
    static let digits = 6
    /// The bytes of a secret: 160 bits, as RFC 4226 recommends (section 4, R6).
    static let secretLength = 20
    /// The milliseconds of a step, the default of RFC 6238 (section 4.1).
    private static let period: Int64 = 30_000
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")

    let secret: [UInt8]

    static func step(at instant: Date) -> Int64 { instant.milliseconds / Self.period }

    /// Returns the code of a step (RFC 4226, section 5.3).
    func code(_ step: Int64) -> String {
        let counter = (0..<8).reversed().map { UInt8(truncatingIfNeeded: step >> (8 * $0)) }
        let key = SymmetricKey(data: self.secret)
        let digest = Array(HMAC<Insecure.SHA1>.authenticationCode(for: Data(counter), using: key))
        let start = Int(digest[digest.count - 1] & 0xF)
        let number = digest[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
        let text = String(number % 1_000_000)
        return String(repeating: "0", count: Self.digits - text.count) + text
    }

    /// Returns the step after `last` whose code it is; nil for none.
    ///
    /// One step before and one after the present are taken, for clocks that differ and codes that are typed slowly
    /// (RFC 6238, section 5.2).
    func step(of code: String, at now: Date, after last: Int64 = -1) -> Int64? {
        let present = Self.step(at: now)
        return (present - 1...present + 1).first { $0 > last && self.code($0) == code }
    }

    /// The secret in the letters of RFC 4648 (section 6), which apps take typed.
    var text: String { Self.base32(self.secret) }

    /// The address that apps read from a QR code; `name` tells the accounts of one person apart.
    func address(naming name: String) -> String {
        "otpauth://totp/Spotter:\(name.escapedForAddress)?secret=\(self.text)&issuer=Spotter"
    }

    /// Bytes by fives become letters by eights; fewer than five at the end would be left out.
    static func base32(_ bytes: [UInt8]) -> String {
        var text = ""
        var (bits, count) = (0, 0)
        for byte in bytes {
            bits = (bits << 8 | Int(byte)) & 0xFFF
            count += 8
            while count >= 5 {
                count -= 5
                text.append(Self.letters[bits >> count & 0x1F])
            }
        }
        return text
    }
}

extension TOTP {
    /// Makes a random secret.
    init() {
        self.init(
            secret: SymmetricKey(size: .init(bitCount: 8 * Self.secretLength)).withUnsafeBytes { Array($0) }
        )
    }
}
