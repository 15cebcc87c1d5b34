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
    /// A new address must be confirmed: `letters` mails it a link, and warns the old one.
    func update(_ account: Account, letters: AddressLetters, at now: Date) async throws -> Account? {
        try await self.namingClashes(account.screenName, account.email, but: account.id) {
            try await self.database.write { db in
                let version: SQL = "id = \(account.id) AND version = \(account.version)"
                guard let old = try db.row("SELECT \(Account.columns) FROM member WHERE \(version)", Account.init)
                else { return nil }
                try Self.write(account, in: db)
                if account.email != old.email { try letters.addressChanged(from: old, to: account, at: now, in: db) }
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

extension MemberStore {
    private static func insert(
        _ person: NewMember,
        as role: Member.Role,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Account {
        let account = try db.row(
            """
            INSERT INTO member (first_name, last_name, screen_name, screen_name_key, email, email_key, password_hash,
                birthday, gender, role, time_zone, created_at)
            VALUES (\(person.firstName), \(person.lastName), \(person.screenName), \(NameKey.of(person.screenName)),
                \(person.email), \(NameKey.of(person.email)), \(person.passwordHash),
                \(person.birthday.description), \(person.gender.rawValue), \(role.rawValue), \(person.timeZone),
                \(now.milliseconds))
            RETURNING \(Account.columns)
            """,
            Account.init
        )
        guard let account else { throw DatabaseError.failed("insert returned nothing") }
        return account
    }

    /// Checks again under the lock, so that nobody else can be about to become the first.
    private static func isFirst(in db: any SQLConnection) throws -> Bool {
        let anybody: SQL = "SELECT 1 FROM member LIMIT 1"
        if try db.exists(anybody) { return false }
        try db.acquire(.roles)
        return try !db.exists(anybody)
    }

    private static func write(_ account: Account, in db: any SQLConnection) throws {
        try db.execute(
            """
            UPDATE member SET first_name = \(account.firstName), last_name = \(account.lastName),
                screen_name = \(account.screenName), screen_name_key = \(NameKey.of(account.screenName)),
                email = \(account.email), email_key = \(NameKey.of(account.email)),
                email_confirmed_at = CASE WHEN email = \(account.email) THEN email_confirmed_at END,
                birthday = \(account.birthday.description), gender = \(account.gender.rawValue),
                time_zone = \(account.timeZone), weight_unit = \(account.units.weight.rawValue),
                height_unit = \(account.units.height.rawValue), energy_unit = \(account.units.energy.rawValue),
                distance_unit = \(account.units.distance.rawValue), theme = \(account.theme.rawValue),
                safety_mail = \(account.safetyMail), no_pressure = \(account.noPressure), onboarded_at = \(account.onboardedAt?.milliseconds),
                version = version + 1
            WHERE id = \(account.id)
            """
        )
    }

    /// Translates clashes of names into `NamesTaken`; `id` is the member who is to have them.
    private func namingClashes<T: Sendable>(
        _ screenName: String,
        _ email: String,
        but id: Member.ID = 0,
        _ work: () async throws -> T
    ) async throws -> T {
        do {
            return try await work()
        } catch DatabaseError.uniqueViolation {
            throw try await self.clashes(NameKey.of(screenName), NameKey.of(email), but: id)
        }
    }

    /// Finds which names are taken, because the engines report only one of two clashes, and not the same one.
    private func clashes(_ screenName: String, _ email: String, but id: Member.ID) async throws -> NamesTaken {
        // The member with the name may be gone by now.
        guard let taken = try await self.taken(screenName, email, but: id) else {
            throw DatabaseError.unavailable("names changed meanwhile")
        }
        return taken
    }

    /// Returns which of the names somebody has; nil for neither.
    func taken(screenName: String, email: String) async throws -> NamesTaken? {
        try await self.taken(NameKey.of(screenName), NameKey.of(email), but: 0)
    }

    private func taken(_ screenName: String, _ email: String, but id: Member.ID) async throws -> NamesTaken? {
        let taken = try await self.database.read { db in
            try db.rows(
                """
                SELECT screen_name_key = \(screenName), email_key = \(email) FROM member
                WHERE id <> \(id) AND (screen_name_key = \(screenName) OR email_key = \(email))
                """
            ) { row in
                var columns = row.reader
                return (screenName: try columns.bool(), email: try columns.bool())
            }
        }
        if taken.isEmpty { return nil }
        return NamesTaken(
            screenName: taken.contains(where: \.screenName),
            email: taken.contains(where: \.email)
        )
    }
}
