import Audit
import Foundation
import Members
import Notices
import Storage
import Web

/// Reads what administrators see of members, and takes their actions; each is written down with its reason.
struct ManagementStore: Sendable {
    /// Thrown for an action about oneself: another administrator decides it, or the command line.
    struct Oneself: Error {}

    /// Thrown for an Undo when something else was decided meanwhile.
    struct Overtaken: Error {}

    let database: any Database
    let leaving: Leaving
    let suspension: Suspension
    let now: @Sendable () -> Date

    /// Returns members in whose name, screen name or address the words stand, the newest first.
    ///
    /// Without words it returns everybody.
    func find(_ words: String, after id: Member.ID?, limit: Int) async throws -> [Account] {
        let key = NameKey.of(words)
        let (pattern, typed) = (Self.pattern(key), Self.pattern(words))
        // Both spellings, because SQLite folds the case of ASCII letters only.
        let matching: SQL =
            key.isEmpty
            ? "1 = 1"
            : """
            (screen_name_key LIKE \(pattern) ESCAPE '!' OR email_key LIKE \(pattern) ESCAPE '!'
                OR LOWER(first_name || ' ' || last_name) LIKE \(pattern) ESCAPE '!'
                OR first_name || ' ' || last_name LIKE \(typed) ESCAPE '!')
            """
        return try await self.database.rowsSettingAside(
            """
            SELECT \(Account.columns) FROM member WHERE id < \(id ?? Int64.max) AND \(matching)
            ORDER BY id DESC LIMIT \(limit)
            """,
            Account.names,
            Account.init
        ).rows
    }

    private static func pattern(_ words: String) -> String {
        let escaped = words.replacing("!", with: "!!").replacing("%", with: "!%").replacing("_", with: "!_")
        return "%\(escaped)%"
    }

    /// Returns those of these accounts whom `spotter demo` made up.
    func madeUp(among accounts: [Account]) async throws -> Set<Member.ID> {
        try await MadeUpMembers(database: self.database).among(accounts.map(\.id))
    }

    /// Returns nil for nobody.
    func member(_ id: Member.ID) async throws -> ManagedMember? {
        guard let account = try await MemberStore(database: self.database).find(id) else { return nil }
        let now = self.now()
        let sessions = try await self.database.row(
            "SELECT COUNT(*), MAX(seen_at) FROM session WHERE owner_id = \(id) AND expires_at > \(now.milliseconds)"
        ) { row in
            var columns = row.reader
            let count = try columns.int()
            return (count: count, seenAt: try columns.optionalInteger().map { Date(milliseconds: $0) })
        }
        return ManagedMember(
            account: account,
            suspension: try await SuspensionTerms.of(id, in: self.database),
            leavesAt: try await self.leaving.planned(of: id)?.due,
            devices: sessions?.count ?? 0,
            seenAt: sessions?.seenAt,
            isMadeUp: try await !MadeUpMembers(database: self.database).among([id]).isEmpty
        )
    }

    /// Does it, tells the member and writes it down, in one transaction; false when it is so already.
    ///
    /// Without an administrator it is the operator's. Throws `Oneself`, `Overtaken` for an Undo of what isn't the
    /// latest decision any more, or `LastAdministrator` when other members would have no administrator.
    func `do`(
        _ action: ManagementAction,
        _ values: ManagementForm.Values,
        to account: Account,
        by administrator: Member?,
        isUndo: Bool = false
    ) async throws -> Bool {
        guard account.id != administrator?.id else { throw Oneself() }
        let now = self.now()
        return try await self.database.write { db in
            // It comes first, because it takes a lock.
            guard try self.change(action, values, of: account, at: now, in: db) else { return false }
            if isUndo, let administrator {
                guard try Self.mayUndo(by: action, of: account, administrator, at: now, in: db) else {
                    throw Overtaken()
                }
            }
            let detail = Self.detail(action, values, at: now)
            let name = account.screenName
            try AuditRecord.write(
                action.record,
                byWhom: administrator,
                on: name,
                detail: detail,
                undo: action.undo(of: account.id),
                at: now,
                in: db
            )
            return true
        }
    }

    /// Returns whether the latest decision about the member is this administrator's own, just made, and the action
    /// takes it back.
    func mayUndo(by action: ManagementAction, of account: Account, _ administrator: Member) async throws -> Bool {
        let now = self.now()
        return try await self.database.read { db in
            try Self.mayUndo(by: action, of: account, administrator, at: now, in: db)
        }
    }

    private static func mayUndo(
        by action: ManagementAction,
        of account: Account,
        _ administrator: Member,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Bool {
        guard let undone = ManagementAction.allCases.first(where: { $0.opposite == action }) else { return false }
        return try AuditRecord.isJustDone(undone.record, by: administrator, on: account.screenName, at: now, in: db)
    }

    private func change(
        _ action: ManagementAction,
        _ values: ManagementForm.Values,
        of account: Account,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Bool {
        switch action {
        case .suspension:
            guard try self.suspension.begin(of: account.id, at: now, in: db) else { return false }
            let end = values.days.map { now.addingTimeInterval(Double($0) * 86_400) }
            try SuspensionTerms(reason: values.reason, end: end).write(for: account.id, in: db)
            let until = values.days.map { " for \($0 == 1 ? "a day" : "\($0) days")" } ?? ""
            let words =
                "Your account is suspended\(until): \(values.reason) You can read, export and delete what is yours."
            try self.tell(account, words, path: Places.suspension.path, at: now, in: db)
        case .restoration:
            guard try self.suspension.end(of: account.id, at: now, in: db) else { return false }
            let words = "Your account isn't suspended any more. Good to have you back."
            try self.tell(account, words, path: Places.together.path, at: now, in: db)
        case .role:
            guard let role = values.role, role != account.role else { return false }
            guard try MemberStore.appoint(account.id, role, in: db) else { return false }
            try self.tell(account, "You are \(role.words) of this Spotter now.", path: Places.me.path, at: now, in: db)
        case .sessions:
            try SessionStore.endAll(of: account.id, but: nil, in: db)
            try TokenStore.revokeAll(of: account.id, in: db)
            let words = "You were logged out everywhere by those who look after this Spotter: \(values.reason)"
            try self.tell(account, words, path: Places.me.path, at: now, in: db)
        case .deletion:
            if try db.exists("SELECT 1 FROM leaving WHERE owner_id = \(account.id) AND by_house = 1") { return false }
            _ = try self.leaving.order(account, because: values.reason, at: now, in: db)
        case .keeping:
            guard try self.leaving.keep(account.id, at: now, in: db) else { return false }
            let words = "Your account stays. Those who look after this Spotter decided so."
            try self.tell(account, words, path: Places.me.path, at: now, in: db)
        }
        return true
    }

    private func tell(
        _ account: Account,
        _ words: String,
        path: String,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        try Notice.tell(account.id, .house, words, path: path, cause: "house " + RowID.new(), at: now, in: db)
    }

    private static func detail(_ action: ManagementAction, _ values: ManagementForm.Values, at now: Date) -> String {
        switch action {
        case .suspension: (values.days.map { "For \($0 == 1 ? "a day" : "\($0) days"). " } ?? "") + values.reason
        case .role: "\(values.role?.rawValue ?? ""): \(values.reason)"
        case .restoration, .sessions, .deletion, .keeping: values.reason
        }
    }
}
