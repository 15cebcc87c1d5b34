import Foundation
import Testing

@testable import Accounts

struct TOTPTests {
    /// The secret of the published vectors: "12345678901234567890".
    private static let published = TOTP(secret: Array("12345678901234567890".utf8))

    @Test(
        "the codes are those that RFC 6238 publishes, the last six of eight digits",
        arguments: [
            (59, "94287082"), (1_111_111_109, "07081804"), (1_111_111_111, "14050471"), (1_234_567_890, "89005924"),
            (2_000_000_000, "69279037"), (20_000_000_000, "65353130"),
        ] as [(TimeInterval, String)]
    )
    func publishedByTime(seconds: TimeInterval, code: String) {
        let step = TOTP.step(at: Date(timeIntervalSince1970: seconds))
        #expect(Self.published.code(step) == code.suffix(6))
    }

    @Test("the codes of the first steps are those that RFC 4226 publishes")
    func publishedByCount() {
        let codes = (0..<10).map { Self.published.code($0) }
        #expect(
            codes == [
                "755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871", "520489",
            ]
        )
    }

    @Test("one step of drift either way is taken, and none that was used", arguments: (-3...3) as ClosedRange<Int64>)
    func drift(steps: Int64) {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        let step = TOTP.step(at: now) + steps
        let code = Self.published.code(step)
        #expect(Self.published.step(of: code, at: now) == (abs(steps) <= 1 ? step : nil))
        #expect(Self.published.step(of: code, at: now, after: step - 1) == (abs(steps) <= 1 ? step : nil))
        #expect(Self.published.step(of: code, at: now, after: step) == nil)
    }

    @Test("letters stand for bytes as RFC 4648 says")
    func letters() {
        #expect(TOTP.base32(Array("fooba".utf8)) == "MZXW6YTB")
        #expect(Self.published.text == "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ")
    }

    @Test("an app is told the name and the key, and every secret is another")
    func address() {
        #expect(
            Self.published.address(naming: "ana lind")
                == "otpauth://totp/Spotter:ana%20lind?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Spotter"
        )
        #expect(TOTP().secret.count == 20 && TOTP().secret != TOTP().secret)
    }
}
