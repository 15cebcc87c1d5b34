import Audit
package import Foundation
import Members
package import Notices
package import Storage

/// The actions of administrators about members, from the command line: also about administrators.
package struct OperatorManagement: Sendable {
    private let store: ManagementStore

    package init(
        database: any Database,
        mail: MailJob,
        observer: @escaping AbsenceObserver,
        now: @Sendable @escaping () -> Date
    ) {
        let leaving = Leaving(database: database, mail: mail, observer: observer, now: now)
        let suspension = Suspension(observer: observer)
        self.store = ManagementStore(database: database, leaving: leaving, suspension: suspension, now: now)
    }

    /// Does it to the member with this screen name or address; nil when nobody has it, false when it is so already.
    ///
    /// `days` is how long a suspension lasts; nil for no end. Throws `LastAdministrator` when other members would have
    /// no administrator.
    package func act(
        _ action: ManagementAction,
        login: String,
        reason: String,
        days: Int? = nil
    ) async throws -> Bool? {
        guard let account = try await MemberStore(database: self.store.database).find(login: login) else { return nil }
        let values = ManagementForm.Values(reason: reason, days: days, role: nil, password: "")
        return try await self.store.do(action, values, to: account, by: nil)
    }

    /// Takes the second factor off the member with this screen name or address; nil when nobody has it, false when
    /// there is none to take off.
    package func endSecondFactor(of login: String, because reason: String) async throws -> Bool? {
        guard let account = try await MemberStore(database: self.store.database).find(login: login) else { return nil }
        let (mail, now) = (self.store.leaving.mail, self.store.now())
        return try await self.store.database.write { db in
            guard try SecondFactorStore.remove(account.id, in: db) else { return false }
            try AuditRecord.writeOfOperator(
                .secondFactorOff,
                on: account.screenName,
                detail: reason,
                at: now,
                in: db
            )
            try SafetyWarning.secondFactorOff.send(to: account, by: mail, at: now, in: db)
            return true
        }
    }
}
