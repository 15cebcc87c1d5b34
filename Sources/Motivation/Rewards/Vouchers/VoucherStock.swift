import Audit
package import Foundation
import Jobs
package import Members
package import Storage

/// The vouchers that the operator loaded for those who reach their goal of the month.
///
/// A code is sealed once it was loaded, and shown to nobody but the member who earns it.
package struct VoucherStock: Sendable {
    /// Vouchers that were loaded together.
    package struct Load: Sendable, Equatable {
        package let id: String
        package let at: Date
        /// What they are for; empty where nothing was said.
        package let note: String
        package let free: Int
        package let given: Int
        package let withdrawn: Int
        /// When the last of them was given; nil for none.
        package let lastGivenAt: Date?
    }

    /// Which of the vouchers that nobody has yet are withdrawn.
    package enum Selection: Sendable, Equatable {
        case load(String)
        case code(String)
    }

    /// The most loads that are listed.
    static let listed = 100
    /// The seconds in which a withdrawal can be taken back.
    static let restorable: TimeInterval = 30 * 86_400

    let database: any Database
    let seal: Seal

    package init(database: any Database, seal: Seal) {
        self.database = database
        self.seal = seal
    }

    /// Loads the codes that aren't known yet; without an administrator they are the operator's.
    ///
    /// Returns how many were loaded, how many were refused because they had been before, and how many lines of the list say
    /// a code again. What a line says of its code is added to what all are for.
    package func load(
        _ list: VoucherList,
        note: String = "",
        because reason: String,
        by administrator: Member?,
        at now: Date
    ) async throws -> (loaded: Int, known: Int, twice: Int) {
        let load = RowID.new()
        var codes: Set<String> = []
        let lines = list.lines.filter { codes.insert($0.code).inserted }
        let twice = list.lines.count - lines.count
        // It is sealed before the transaction, which may run twice.
        let rows = try lines.map { line in
            let id = RowID.new()
            return (
                id: id,
                mark: VoucherSeal.mark(of: line.code, by: self.seal),
                sealed: try self.seal.seal(line.code, as: VoucherSeal.context(of: id)),
                note: [note, line.note].filter { !$0.isEmpty }.joined(separator: ": ")
            )
        }
        return try await self.database.write { db in
            var loaded = 0
            for row in rows {
                loaded += try db.execute(
                    """
                    INSERT INTO voucher (id, load_id, mark, sealed, note, loaded_at)
                    VALUES (\(row.id), \(load), \(row.mark), \(row.sealed), \(row.note), \(now.milliseconds))
                    ON CONFLICT (mark) DO NOTHING
                    """
                )
            }
            if loaded > 0 {
                try Self.record(.vouchersLoaded, loaded, because: reason, by: administrator, at: now, in: db)
                try VoucherJob.add(at: now, in: db)
            }
            return (loaded, rows.count - loaded, twice)
        }
    }

    /// Withdraws vouchers that nobody has yet; returns how many, and an id by which `restore` finds them again.
    ///
    /// `undo` tells where Undo of a withdrawal is posted, for the log.
    package func withdraw(
        _ selection: Selection,
        because reason: String,
        undo: @Sendable (_ withdrawal: String) -> String = { _ in "" },
        by administrator: Member?,
        at now: Date
    ) async throws -> (count: Int, id: String) {
        let id = RowID.new()
        let chosen: SQL =
            switch selection {
            case .load(let load): "load_id = \(load)"
            case .code(let code): "mark = \(VoucherSeal.mark(of: code, by: self.seal))"
            }
        let path = undo(id)
        let count = try await self.database.write { db in
            try db.acquire(.vouchers)
            let count = try db.execute(
                """
                UPDATE voucher SET withdrawn_at = \(now.milliseconds), withdrawal_id = \(id)
                WHERE \(chosen) AND given_at IS NULL AND withdrawn_at IS NULL
                """
            )
            if count > 0 {
                try Self.record(
                    .vouchersWithdrawn,
                    count,
                    because: reason,
                    undo: path,
                    by: administrator,
                    at: now,
                    in: db
                )
            }
            return count
        }
        return (count, id)
    }

    /// Takes a withdrawal back; returns how many vouchers are free again.
    package func restore(_ withdrawal: String, by administrator: Member?, at now: Date) async throws -> Int {
        try await self.database.write { db in
            try db.acquire(.vouchers)
            let count = try db.execute(
                """
                UPDATE voucher SET withdrawn_at = NULL, withdrawal_id = NULL
                WHERE withdrawal_id = \(withdrawal) AND sealed IS NOT NULL
                """
            )
            if count > 0 {
                let reason = "The withdrawal was taken back."
                try Self.record(.vouchersRestored, count, because: reason, by: administrator, at: now, in: db)
                try VoucherJob.add(at: now, in: db)
            }
            return count
        }
    }

    private static func record(
        _ action: AuditRecord.Action,
        _ count: Int,
        because reason: String,
        undo: String = "",
        by administrator: Member?,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        let subject = count == 1 ? "1 voucher" : "\(count) vouchers"
        try AuditRecord.write(action, byWhom: administrator, on: subject, detail: reason, undo: undo, at: now, in: db)
    }
}
