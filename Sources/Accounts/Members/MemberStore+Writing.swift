import Foundation
import HealthMath
import Members
import Storage

extension MemberStore {
    static func insert(
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
    static func isFirst(in db: any SQLConnection) throws -> Bool {
        let anybody: SQL = "SELECT 1 FROM member LIMIT 1"
        if try db.exists(anybody) { return false }
        try db.acquire(.roles)
        return try !db.exists(anybody)
    }

    static func write(_ account: Account, in db: any SQLConnection) throws {
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
    func namingClashes<T: Sendable>(
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
