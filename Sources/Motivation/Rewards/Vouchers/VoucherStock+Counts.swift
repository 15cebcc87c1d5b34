package import Foundation
import Members
package import Storage

/// Counts of vouchers; never a code.
extension VoucherStock {
    /// Returns the loads, the latest first.
    package func loads() async throws -> [Load] {
        try await self.database.rows(
            """
            SELECT load_id, MIN(loaded_at), MIN(note), COUNT(*), COUNT(given_at), COUNT(withdrawn_at), MAX(given_at)
            FROM voucher GROUP BY load_id ORDER BY MIN(loaded_at) DESC, load_id LIMIT \(literal: Self.listed)
            """
        ) { row in
            var columns = row.reader
            let (id, at) = (try columns.text(), Date(milliseconds: try columns.integer()))
            let (note, count) = (try columns.text(), try columns.int())
            let (given, withdrawn) = (try columns.int(), try columns.int())
            return Load(
                id: id,
                at: at,
                note: note,
                free: count - given - withdrawn,
                given: given,
                withdrawn: withdrawn,
                lastGivenAt: try columns.optionalInteger().map { Date(milliseconds: $0) }
            )
        }
    }

    /// Counts the members who claimed a reward and wait for a voucher, and says since when the first does.
    package static func waiting(in database: any Database) async throws -> (count: Int, since: Date?) {
        try await database.row("SELECT COUNT(*), MIN(claimed_at) FROM reward WHERE voucher_id IS NULL") { row in
            var columns = row.reader
            return (try columns.int(), try columns.optionalInteger().map { Date(milliseconds: $0) })
        } ?? (0, nil)
    }

    /// Returns whether a voucher is left for who reaches a goal next: more are free than members wait for.
    static func isLeft(in db: any SQLConnection) throws -> Bool {
        let most = 1_000
        let free = try db.row(
            """
            SELECT COUNT(*) FROM (
                SELECT 1 FROM voucher WHERE given_at IS NULL AND withdrawn_at IS NULL LIMIT \(literal: most)
            ) AS free
            """
        ) { try $0.int(0) }
        let waiting = try db.row(
            """
            SELECT COUNT(*) FROM (SELECT 1 FROM reward WHERE voucher_id IS NULL LIMIT \(literal: most)) AS waiting
            """
        ) { try $0.int(0) }
        return (free ?? 0) > (waiting ?? 0)
    }

    /// Forgets the codes of vouchers that were withdrawn so long ago that nobody takes it back; their hashes stay, so
    /// that none is loaded again by mistake.
    static func purge(withdrawnBefore limit: Date, in database: any Database) async throws {
        try await database.write {
            try $0.execute(
                "UPDATE voucher SET sealed = NULL WHERE withdrawn_at < \(limit.milliseconds) AND sealed IS NOT NULL"
            )
        }
    }
}
