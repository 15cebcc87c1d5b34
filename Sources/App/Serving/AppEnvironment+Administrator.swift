import Accounts
import Foundation

extension AppEnvironment {
    /// Returns words for the operator with a link that makes the first administrator.
    ///
    /// Nil where there is an administrator, or where the first member becomes one.
    func administratorInvitation() async throws -> String? {
        let path = try await AdministratorLinks(database: self.database).issue(
            by: Self.node(port: self.config.port),
            firstAdministers: !self.config.isOpen,
            at: self.now()
        )
        return path.map { path in
            """
            Nobody administers this Spotter yet. Sign up, open this link and press its button:

                \(self.config.publicAddress)\(path)

            It works once, for a week, until the next start prints another; keep it to yourself. Or name somebody who has \
            signed up: spotter admin make NAME

            """
        }
    }

    /// Returns this machine's name and the port, which identify programs that share a database.
    private static func node(port: Int) -> String {
        var name = [CChar](repeating: 0, count: 256)
        let isKnown = gethostname(&name, name.count - 1) == 0
        let text = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return (isKnown ? text : "") + ":\(port)"
    }
}
