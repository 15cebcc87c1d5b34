import Audit
import Foundation
import Members
import Notices
import Storage

/// Keeps members' second factors: a sealed secret, the step whose code was taken last, and marks of the recovery codes.
struct SecondFactorStore: Sendable {
    let database: any Database
    let seal: Seal
    let mail: MailJob

    /// Thrown where it is on already.
    struct IsOn: Error {}

    /// Thrown where it is off by now.
    struct IsOff: Error {}

    /// What a member reads of a second factor that is on.
    struct State: Sendable, Equatable {
        let since: Date
        let codesLeft: Int
    }

    /// Returns nil while it is off.
    func state(of owner: Member.ID) async throws -> State? {
        try await self.database.row(
            """
            SELECT created_at, (SELECT COUNT(*) FROM recovery_code WHERE owner_id = \(owner))
            FROM second_factor WHERE owner_id = \(owner)
            """
        ) { row in
            var columns = row.reader
            return State(since: Date(milliseconds: try columns.integer()), codesLeft: try columns.int())
        }
    }

    static func isOn(_ owner: Member.ID, in db: any SQLConnection) throws -> Bool {
        try db.exists("SELECT 1 FROM second_factor WHERE owner_id = \(owner)")
    }

    /// Returns the number of the tickets that are good now; nil while it is off.
    static func ticket(of owner: Member.ID, in db: any SQLConnection) throws -> Int64? {
        try db.row("SELECT ticket FROM second_factor WHERE owner_id = \(owner)") { try $0.integer(0) }
    }

    /// Voids the tickets of a number; false when they are void already, as for the second of two requests at the same time.
    static func use(ticket: Int64, of owner: Member.ID, in db: any SQLConnection) throws -> Bool {
        try db.execute(
            "UPDATE second_factor SET ticket = ticket + 1 WHERE owner_id = \(owner) AND ticket = \(ticket)"
        ) == 1
    }

    /// Turns it on with a first code of what was offered, and returns the recovery codes; nil for a wrong code.
    ///
    /// Throws `IsOn`.
    func turnOn(_ account: Account, _ offer: SecondFactorOffer, code: String, at now: Date) async throws -> [String]? {
        guard let step = offer.totp.step(of: Self.plain(code), at: now) else { return nil }
        return try await self.database.write { db in
            // Numbers of tickets begin at this moment, so that those of a second factor before are void.
            let isNew = try db.execute(
                """
                INSERT INTO second_factor (owner_id, sealed, step, ticket, created_at)
                VALUES (\(account.id), \(offer.sealed), \(step), \(now.milliseconds), \(now.milliseconds))
                ON CONFLICT (owner_id) DO NOTHING
                """
            )
            guard isNew == 1 else { throw IsOn() }
            try AuditRecord.write(.secondFactorOn, by: account.asActor, on: account.screenName, at: now, in: db)
            try SafetyWarning.secondFactorOn.send(to: account, by: self.mail, at: now, in: db)
            return try self.replaceCodes(of: account.id, in: db)
        }
    }

    /// Replaces the recovery codes; throws `IsOff`.
    func renewCodes(of account: Account, at now: Date) async throws -> [String] {
        try await self.database.write { db in
            guard try Self.isOn(account.id, in: db) else { throw IsOff() }
            try SafetyWarning.newRecoveryCodes.send(to: account, by: self.mail, at: now, in: db)
            return try self.replaceCodes(of: account.id, in: db)
        }
    }

    /// Turns it off; throws `IsOff`.
    func turnOff(_ account: Account, at now: Date) async throws {
        try await self.database.write { db in
            guard try Self.remove(account.id, in: db) else { throw IsOff() }
            try AuditRecord.write(.secondFactorOff, by: account.asActor, on: account.screenName, at: now, in: db)
            try SafetyWarning.secondFactorOff.send(to: account, by: self.mail, at: now, in: db)
        }
    }

    /// Deletes secret and codes; false where there are none.
    static func remove(_ owner: Member.ID, in db: any SQLConnection) throws -> Bool {
        try db.execute("DELETE FROM recovery_code WHERE owner_id = \(owner)")
        return try db.execute("DELETE FROM second_factor WHERE owner_id = \(owner)") == 1
    }

    /// Returns whether what was typed is a code of this moment or a recovery code, and uses it up.
    func accepts(_ typed: String, of account: Account, at now: Date, in db: any SQLConnection) throws -> Bool {
        let code = Self.plain(typed)
        if code.count == TOTP.digits { return try self.use(code, of: account.id, at: now, in: db) }
        return try self.useRecovery(code, of: account, at: now, in: db)
    }

    /// Takes a step once: of two requests at the same time the later finds it taken.
    private func use(_ code: String, of owner: Member.ID, at now: Date, in db: any SQLConnection) throws -> Bool {
        let stored = try db.row("SELECT sealed, step FROM second_factor WHERE owner_id = \(owner)") { row in
            var columns = row.reader
            return (sealed: try columns.blob(), step: try columns.integer())
        }
        guard let stored, let totp = try self.totp(stored.sealed, of: owner),
            let step = totp.step(of: code, at: now, after: stored.step)
        else { return false }
        return try db.execute(
            "UPDATE second_factor SET step = \(step) WHERE owner_id = \(owner) AND step < \(step)"
        ) == 1
    }

    /// Returns nil for a secret that was sealed with a key which is lost.
    private func totp(_ sealed: [UInt8], of owner: Member.ID) throws -> TOTP? {
        do {
            return try SecondFactorOffer(opening: sealed, of: owner, by: self.seal).totp
        } catch is Seal.Broken {
            return nil
        }
    }

    private func useRecovery(
        _ code: String,
        of account: Account,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Bool {
        let mark = RecoveryCode.mark(code, of: account.id, by: self.seal)
        let used = try db.execute("DELETE FROM recovery_code WHERE owner_id = \(account.id) AND mark = \(mark)")
        guard used == 1 else { return false }
        let left = try db.row("SELECT COUNT(*) FROM recovery_code WHERE owner_id = \(account.id)") { try $0.int(0) }
        try AuditRecord.write(.recoveryCodeUsed, by: account.asActor, on: account.screenName, at: now, in: db)
        try SafetyWarning.recoveryCodeUsed(left: left ?? 0).send(to: account, by: self.mail, at: now, in: db)
        return true
    }

    private func replaceCodes(of owner: Member.ID, in db: any SQLConnection) throws -> [String] {
        try db.execute("DELETE FROM recovery_code WHERE owner_id = \(owner)")
        let codes = RecoveryCode.makeSet()
        for code in codes {
            let mark = RecoveryCode.mark(code, of: owner, by: self.seal)
            try db.execute("INSERT INTO recovery_code (owner_id, mark) VALUES (\(owner), \(mark))")
        }
        return codes
    }

    /// Returns the code without the gaps with which it is shown.
    private static func plain(_ typed: String) -> String { typed.filter { !$0.isWhitespace && $0 != "-" } }
}

extension Account {
    /// Who did it, for the log.
    fileprivate var asActor: Member { Member(id: self.id, screenName: self.screenName, firstName: self.firstName) }
}
