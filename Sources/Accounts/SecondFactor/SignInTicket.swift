import Crypto
import Foundation
import Members
import Storage
import Web

/// Says that a member's password was right a moment ago.
///
/// It signs nobody in: a session takes a code as well. The page that asks for the code carries it, sealed. One session comes
/// of it at most, for its number is void after the member's next sign-in.
struct SignInTicket: Codable, Sendable {
    /// The lifetime in seconds: ten minutes, in which a phone or a sheet of codes is found.
    private static let lifetime: TimeInterval = 600
    private static let context = "sign_in.ticket"

    let owner: Member.ID
    let number: Int64
    private let password: Data
    private let until: Date

    /// `number` is of the tickets that are good now, and `passwordHash` the stored one: another password voids the ticket.
    init(for owner: Member.ID, number: Int64, passwordHash: String, at now: Date) {
        self.owner = owner
        self.number = number
        self.password = Self.fingerprint(passwordHash)
        self.until = now.addingTimeInterval(Self.lifetime)
    }

    /// Opens a page's ticket; nil when it is too old, or none of ours.
    init?(_ text: String, by seal: Seal, at now: Date) throws {
        guard let bytes = Data(base64URL: text) else { return nil }
        do {
            let opened = try seal.open(bytes: Array(bytes), as: Self.context)
            self = try JSONDecoder().decode(Self.self, from: Data(opened))
        } catch is Seal.Broken {
            return nil
        } catch is DecodingError {
            // Another version of the program made it.
            return nil
        }
        if self.until <= now { return nil }
    }

    func sealed(by seal: Seal) throws -> String {
        Data(try seal.seal(bytes: Array(JSONEncoder().encode(self)), as: Self.context)).base64URL
    }

    func isFor(number: Int64, passwordHash: String) -> Bool {
        self.number == number && self.password == Self.fingerprint(passwordHash)
    }

    private static func fingerprint(_ hash: String) -> Data { Data(SHA256.hash(data: Data(hash.utf8))) }
}
