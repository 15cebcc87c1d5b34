import Crypto
import Foundation

/// The parameters by which a request to a Subsonic server says who asks.
///
/// Subsonic API 1.13: `t` is the MD5 of password and salt, and the salt is another for each request. Older servers, and
/// those whose passwords are elsewhere (LDAP), take `p`: the password in hexadecimal digits.
enum SubsonicProof {
    /// The version of the API whose parameters and answers we know.
    static let version = "1.16.1"
    static let client = "Spotter"

    /// `salt` is another one each time.
    static func parameters(
        of settings: SubsonicSettings,
        salt: String = SubsonicProof.salt()
    ) -> [(name: String, value: String)] {
        var parameters: [(name: String, value: String)] = [("u", settings.user)]
        if settings.takesTokens {
            parameters.append(("t", Self.token(settings.password, salt: salt)))
            parameters.append(("s", salt))
        } else {
            parameters.append(("p", "enc:" + Self.digits(settings.password.utf8)))
        }
        parameters.append(("v", Self.version))
        parameters.append(("c", Self.client))
        parameters.append(("f", "json"))
        return parameters
    }

    static func token(_ password: String, salt: String) -> String {
        Self.digits(Insecure.MD5.hash(data: Data((password + salt).utf8)))
    }

    static func salt() -> String { Self.digits((0..<8).map { _ in UInt8.random(in: 0...255) }) }

    private static func digits(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
