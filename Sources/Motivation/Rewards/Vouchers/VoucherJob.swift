import Foundation
import Jobs
import Members
import Notices
import Storage
import Web

/// Gives vouchers to those who wait for one, in the order in which they reached their goals, and tells them.
///
/// Members who are suspended or about to leave are passed over and keep their turn.
struct VoucherJob: Sendable {
    static let kind = "give-vouchers"
    /// The most who are given one in one transaction.
    private static let batch = 100

    let database: any Database
    let seal: Seal
    let present: @Sendable ([Member.ID]) async throws -> Set<Member.ID>
    let now: @Sendable () -> Date

    /// Adds the job in the transaction that frees vouchers.
    static func add(at now: Date, in db: any SQLConnection) throws {
        try JobStore.add(Self.kind, due: now, in: db)
    }

    func run(_ job: Job) async throws -> JobOutcome {
        var last: VoucherGiving.Claim?
        repeat { last = try await self.give(after: last) } while last != nil
        return .done
    }

    /// Looks at those who wait after one; returns the last of them, nil when none is left or nobody else waits.
    private func give(after last: VoucherGiving.Claim?) async throws -> VoucherGiving.Claim? {
        let waiting = try await self.database.read {
            try VoucherGiving.waiting(after: last, limit: Self.batch, in: $0)
        }
        guard let end = waiting.last else { return nil }
        let present = try await self.present(Array(Set(waiting.map(\.owner))))
        let giving = VoucherGiving(seal: self.seal, now: self.now())
        let isEmpty = try await self.database.write { db in
            try db.acquire(.vouchers)
            for claim in waiting where present.contains(claim.owner) {
                guard try giving.give(to: claim, in: db) else { return true }
                try self.tell(claim, at: giving.now, in: db)
            }
            return false
        }
        return isEmpty ? nil : end
    }

    private func tell(_ claim: VoucherGiving.Claim, at now: Date, in db: any SQLConnection) throws {
        let isGiven = try db.exists(
            """
            SELECT 1 FROM reward
            WHERE owner_id = \(claim.owner) AND month = \(claim.month) AND voucher_id IS NOT NULL
            """
        )
        guard isGiven, let month = GoalMonth(claim.month) else { return }
        try Notice.tell(
            claim.owner,
            .monthlyGoal,
            "Your reward for \(month.title) is here.",
            path: RewardLinks.rewards.path,
            cause: "reward \(claim.month)",
            at: now,
            in: db
        )
    }
}
