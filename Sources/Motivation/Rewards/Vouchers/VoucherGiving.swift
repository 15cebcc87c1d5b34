import Foundation
import Members
import Storage

/// Gives vouchers to those who claimed a reward, one to each.
///
/// The caller holds `AdvisoryLock.vouchers`, so that none is given twice and the order is kept.
struct VoucherGiving: Sendable {
    let seal: Seal
    let now: Date

    /// Somebody who claimed a reward and has no voucher yet.
    struct Claim: Sendable, Equatable {
        let owner: Member.ID
        let month: String
        let reachedOn: String
        let claimedAt: Int64
    }

    /// Gives the voucher that was loaded first; false when none is left.
    ///
    /// A voucher that was sealed with a lost key is withdrawn and the next one taken.
    func give(to claim: Claim, in db: any SQLConnection) throws -> Bool {
        while let voucher = try self.next(in: db) {
            let code: String
            do {
                code = try self.seal.open(voucher.sealed, as: VoucherSeal.context(of: voucher.id))
            } catch is Seal.Broken {
                try db.execute(
                    """
                    UPDATE voucher SET withdrawn_at = \(self.now.milliseconds), sealed = NULL WHERE id = \(voucher.id)
                    """
                )
                continue
            }
            let sealed = try self.seal.seal(code, as: VoucherSeal.context(of: claim.owner, in: claim.month))
            let isGiven = try db.execute(
                """
                UPDATE reward SET voucher_id = \(voucher.id), sealed = \(sealed), note = \(voucher.note),
                    given_at = \(self.now.milliseconds)
                WHERE owner_id = \(claim.owner) AND month = \(claim.month) AND voucher_id IS NULL
                """
            )
            // The claim went with its member, or has a voucher already.
            guard isGiven == 1 else { return true }
            try db.execute(
                "UPDATE voucher SET given_at = \(self.now.milliseconds), sealed = NULL WHERE id = \(voucher.id)"
            )
            return true
        }
        return false
    }

    private func next(in db: any SQLConnection) throws -> (id: String, sealed: [UInt8], note: String)? {
        try db.row(
            """
            SELECT id, sealed, note FROM voucher WHERE given_at IS NULL AND withdrawn_at IS NULL
            ORDER BY loaded_at, id LIMIT 1
            """
        ) { row in
            var columns = row.reader
            return (try columns.text(), try columns.blob(), try columns.text())
        }
    }

    /// Returns those who wait, in the order of reaching, after one.
    static func waiting(after last: Claim?, limit: Int, in db: any SQLConnection) throws -> [Claim] {
        let after: SQL =
            last.map {
                """
                AND (reached_on, claimed_at, owner_id, month)
                    > (\($0.reachedOn), \($0.claimedAt), \($0.owner), \($0.month))
                """
            } ?? ""
        return try db.rows(
            """
            SELECT owner_id, month, reached_on, claimed_at FROM reward WHERE voucher_id IS NULL \(after)
            ORDER BY reached_on, claimed_at, owner_id, month LIMIT \(literal: limit)
            """
        ) { row in
            var columns = row.reader
            return Claim(
                owner: try columns.integer(),
                month: try columns.text(),
                reachedOn: try columns.text(),
                claimedAt: try columns.integer()
            )
        }
    }
}
