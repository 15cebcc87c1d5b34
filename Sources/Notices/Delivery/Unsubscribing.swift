import Foundation
import Members
import Storage
import Web

/// Makes and reads links that stop a member's mails of some kinds; they are sealed, so that nobody else can make one.
struct Unsubscribing: Sendable {
    private static let context = "notice.unsubscribe"

    let seal: Seal

    func token(_ owner: Member.ID, _ kind: Notice.Kind) throws -> String { try self.token(owner, [kind]) }

    func token(_ owner: Member.ID, _ kinds: [Notice.Kind]) throws -> String {
        let text = "\(owner)/" + kinds.map(\.name).joined(separator: "+")
        return Data(try self.seal.seal(text, as: Self.context)).base64URL
    }

    /// Returns the member and the names of the kinds; nil for what isn't a link of ours.
    func read(_ token: String) -> (owner: Member.ID, kinds: [String])? {
        // A broken seal means only that we didn't make the link.
        guard token.utf8.count <= 400, let bytes = Data(base64URL: token),
            let text = try? self.seal.open(Array(bytes), as: Self.context)
        else { return nil }
        let parts = text.split(separator: "/")
        guard parts.count == 2, let owner = Int64(parts[0]) else { return nil }
        return (owner, parts[1].split(separator: "+").map(String.init))
    }
}
