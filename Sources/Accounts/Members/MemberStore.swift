import Audit
package import Foundation
package import HealthMath
package import Members
package import Storage

/// Keeps the members' accounts.
///
/// Names and addresses are unique without regard to case; the database decides that, and a clash throws `NamesTaken`.
package struct MemberStore: Sendable {
    let database: any Database

    package init(database: any Database) { self.database = database }

    package func find(_ id: Member.ID) async throws -> Account? {
        try await self.database.read { db in
            try db.row("SELECT \(Account.columns) FROM member WHERE id = \(id)", Account.init)
        }
    }

    /// Finds an account by screen name or email address.
    package func find(login: String) async throws -> Account? {
        try await self.database.read { db in
            try db.row("SELECT \(Account.columns) FROM member WHERE \(Self.matches(login))", Account.init)
        }
    }

    /// Returns accounts in the order in which they were made.
    package func all(after id: Member.ID = 0, limit: Int = 100) async throws -> [Account] {
        var last = id
        while true {
            let (accounts, aside) = try await self.database.rowsSettingAside(
                "SELECT \(Account.columns) FROM member WHERE id > \(last) ORDER BY id LIMIT \(limit)",
                Account.names,
                Account.init
            )
            // A page with nothing but unreadable accounts isn't the last.
            guard accounts.isEmpty, let end = aside.compactMap(\.owner).max() else { return accounts }
            last = end
        }
    }

    /// Adds a member; the first one becomes administrator with `firstAdministers`.
    func add(_ person: NewMember, firstAdministers: Bool, at now: Date) async throws -> Account {
        try await self.add(person, firstAdministers: firstAdministers, at: now) { account, _ in account }
    }

    /// Adds a member and runs `work` in the same transaction.
    func add<T: Sendable>(
        _ person: NewMember,
        firstAdministers: Bool,
        at now: Date,
        alongside: @Sendable @escaping (Account, any SQLConnection) throws -> T
    ) async throws -> T {
        try await self.namingClashes(person.screenName, person.email) {
            try await self.database.write { db in
                let isAdministrator = try firstAdministers && Self.isFirst(in: db)
                return try alongside(
                    try Self.insert(person, as: isAdministrator ? .administrator : .member, at: now, in: db),
                    db
                )
            }
        }
    }

    /// Writes an account; nil when it was changed since `account` was read, or is gone.
    ///
    /// A new address must be confirmed: `letters` mails it a link, and warns the old one. One of `asking` is mailed a link,
    /// with which the account moves there; `AddressLettersUsedUp` is thrown, and nothing written, when that can't be.
    func update(
        _ account: Account,
        asking address: String? = nil,
        letters: AddressLetters,
        at now: Date
    ) async throws -> Account? {
        try await self.namingClashes(account.screenName, account.email, but: account.id) {
            try await self.database.write { db in
                let version: SQL = "id = \(account.id) AND version = \(account.version)"
                guard let old = try db.row("SELECT \(Account.columns) FROM member WHERE \(version)", Account.init)
                else { return nil }
                try Self.write(account, in: db)
                if account.email != old.email { try letters.addressChanged(from: old, to: account, at: now, in: db) }
                if let address, try !letters.askToMove(account, to: address, at: now, in: db) {
                    throw AddressLettersUsedUp()
                }
                if account.timeZone != old.timeZone { try ZoneChange.tell(of: account.id, at: now, in: db) }
                if account.birthday != old.birthday || account.gender != old.gender {
                    try PersonChange.tell(of: account.id, at: now, in: db)
                }
                return try db.row("SELECT \(Account.columns) FROM member WHERE id = \(account.id)", Account.init)
            }
        }
    }

    /// Changes a member's role; false when there is no such member.
    ///
    /// It takes `AdvisoryLock.roles`, and throws `LastAdministrator` when other members would have no administrator.
    static func appoint(_ id: Member.ID, _ role: Member.Role, in db: any SQLConnection) throws -> Bool {
        try db.acquire(.roles)
        if role != .administrator, try LastAdministrator.isThis(id, in: db) { throw LastAdministrator() }
        guard
            try db.execute("UPDATE member SET role = \(role.rawValue), version = version + 1 WHERE id = \(id)") == 1
        else { return false }
        if role == .administrator { try AdministratorLinks.revokeAll(in: db) }
        return true
    }

    /// Changes a member's role for the operator; nil when nobody has that login.
    ///
    /// Throws `LastAdministrator` when other members would have no administrator.
    package func appoint(
        login: String,
        _ role: Member.Role,
        because reason: String = AuditRecord.byOperator,
        at now: Date
    ) async throws -> Account? {
        try await self.database.write { db in
            let matching: SQL = "SELECT \(Account.columns) FROM member WHERE \(Self.matches(login))"
            guard let found = try db.row(matching, Account.init), try Self.appoint(found.id, role, in: db),
                let account = try db.row("SELECT \(Account.columns) FROM member WHERE id = \(found.id)", Account.init)
            else { return nil }
            try AuditRecord.writeOfOperator(
                .roleGiven,
                on: account.screenName,
                detail: "\(role.rawValue): \(reason)",
                at: now,
                in: db
            )
            return account
        }
    }

    /// Corrects a birthday for the operator; nil when nobody has that login.
    package func correct(
        birthday: CalendarDay,
        login: String,
        because reason: String = AuditRecord.byOperator,
        at now: Date
    ) async throws -> Account? {
        try await self.database.write { db in
            let account = try db.row(
                """
                UPDATE member SET birthday = \(birthday.description), version = version + 1
                WHERE \(Self.matches(login))
                RETURNING \(Account.columns)
                """,
                Account.init
            )
            guard let account else { return nil }
            try PersonChange.tell(of: account.id, at: now, in: db)
            // The audit record says only whether they are an adult now, not the day.
            let age = CalendarDay(now, in: TimeZone(identifier: account.timeZone) ?? .gmt).years(since: birthday)
            try AuditRecord.writeOfOperator(
                .birthdayCorrected,
                on: account.screenName,
                detail: (age >= Adulthood.begins ? "They are an adult now." : "They are under 18 now.") + " " + reason,
                at: now,
                in: db
            )
            return account
        }
    }

    /// Returns the condition for a login: with an @ it is an address, because screen names can't contain one.
    static func matches(_ login: String) -> SQL {
        let key = NameKey.of(login)
        return key.contains("@") ? "email_key = \(key)" : "screen_name_key = \(key)"
    }
}
