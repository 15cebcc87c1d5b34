package import Accounts
import Foundation
import Notices
package import Storage

extension AppEnvironment {
    /// What the operator does about members on the command line, while Spotter serves or not.
    package static func management(_ config: Config, _ database: any Database) throws -> OperatorManagement {
        let now: @Sendable () -> Date = { Date() }
        let mail = MailJob(mailer: Self.mailer(config, now: now), seal: try config.seal(makingKey: false))
        return OperatorManagement(database: database, mail: mail, observer: Departure.observer, now: now)
    }
}
