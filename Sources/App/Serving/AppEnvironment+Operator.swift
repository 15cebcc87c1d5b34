package import Accounts
import Administration
import Audit
package import Community
package import Foundation
import Members
import Notices
package import Storage

/// What the operator looks after on the command line, while Spotter serves or not.
extension AppEnvironment {
    /// Returns what the operator does about members.
    package static func management(_ config: Config, _ database: any Database) throws -> OperatorManagement {
        let now: @Sendable () -> Date = { Date() }
        let mail = MailJob(mailer: Self.mailer(config, now: now), seal: try config.seal(makingKey: false))
        return OperatorManagement(database: database, mail: mail, observer: Departure(database).observer, now: now)
    }

    /// Returns what the operator does about reports of members.
    package static func reports(_ config: Config, _ database: any Database) throws -> OperatorReports {
        OperatorReports(
            database: database,
            seal: try config.seal(makingKey: false),
            suspending: Self.suspending(in: database),
            contact: config.contact,
            sender: config.mailFrom,
            people: AccountPeople.lookup(database, confirms: config.mailCommand != nil),
            administrators: { try MemberStore.all(.administrator, in: $0) },
            moderators: { try MemberStore.all(.moderator, in: $0) },
            now: { Date() }
        )
    }

    /// Returns what the operator does about events.
    package static func events(_ config: Config, _ database: any Database) -> OperatorEvents {
        OperatorEvents(
            database: database,
            organisers: Self.organisers,
            people: AccountPeople.lookup(database, confirms: config.mailCommand != nil),
            now: { Date() }
        )
    }

    /// Returns what the operator does about links with which somebody may sign up.
    package static func invitations(_ config: Config, _ database: any Database) -> OperatorInvitations {
        OperatorInvitations(database: database, publicAddress: config.publicAddress, now: { Date() })
    }

    /// Returns what was decided, the latest first, each in words: when, who did what, about what, why.
    package static func log(
        of database: any Database,
        matching words: String,
        limit: Int
    ) async throws -> [(at: Date, who: String, about: String, why: String)] {
        try await AuditStore(database: database, actions: Mount.wings.auditActions)
            .latest(matching: words, limit: limit)
            .map { ($0.at, $0.sentence, $0.subject, $0.detail) }
    }
}
