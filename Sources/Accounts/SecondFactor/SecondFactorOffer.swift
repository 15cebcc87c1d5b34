import Foundation
import Members
import Storage
import Web

/// A secret that a member is about to put into their app.
///
/// It is stored once a first code confirms it; until then the page carries it, sealed as it will be stored.
struct SecondFactorOffer: Sendable {
    let totp: TOTP
    let sealed: [UInt8]

    /// Offers a new secret.
    init(to owner: Member.ID, by seal: Seal) throws {
        self.totp = TOTP()
        self.sealed = try seal.seal(bytes: self.totp.secret, as: Self.context(owner))
    }

    /// Opens what was sealed for this member; throws `Seal.Broken` for anything else.
    init(opening sealed: [UInt8], of owner: Member.ID, by seal: Seal) throws {
        self.totp = TOTP(secret: try seal.open(bytes: sealed, as: Self.context(owner)))
        self.sealed = sealed
    }

    /// Reads what a page carried; nil for anything that it didn't.
    init?(_ text: String, of owner: Member.ID, by seal: Seal) throws {
        guard let sealed = Data(base64URL: text) else { return nil }
        do {
            try self.init(opening: Array(sealed), of: owner, by: seal)
        } catch is Seal.Broken {
            return nil
        }
    }

    var text: String { Data(self.sealed).base64URL }

    private static func context(_ owner: Member.ID) -> String { "second_factor.sealed/\(owner)" }
}
