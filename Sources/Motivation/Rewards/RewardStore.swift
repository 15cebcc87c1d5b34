import Foundation
import HealthMath
import Members
import Storage

/// What a member earned by reaching the goal of a month.
struct Reward: Sendable, Equatable {
    /// What became of the voucher.
    enum Code: Sendable, Equatable {
        /// None was left; one comes when there is.
        case waiting
        case given(String, on: Date)
        /// The key with which it was sealed is lost.
        case unreadable
    }

    let month: GoalMonth
    let reachedOn: CalendarDay
    let code: Code
    /// What the code is for, in the operator's words; empty where nothing was said.
    let note: String
}

/// Keeps the rewards of one member.
struct RewardStore: Sendable {
    let database: any Database
    let seal: Seal
    let owner: Member.ID

    /// The most that are shown.
    private static let shown = 60

    /// Returns the rewards, the latest month first.
    func all() async throws -> [Reward] {
        try await self.database.rows(
            """
            SELECT \(Self.columns) FROM reward WHERE owner_id = \(self.owner)
            ORDER BY month DESC LIMIT \(literal: Self.shown)
            """
        ) { [self] row in try self.reward(row) }
    }

    /// Thrown for a mail address that had the reward of the month already, as another account.
    struct AddressTaken: Error, Equatable {}

    /// Claims the reward of a goal, once; a second time returns the same reward.
    ///
    /// With a voucher left and nobody waiting it is given at once, else the member waits for their turn. Nil when the
    /// goal isn't as it was when it was reached: changed, let go, or never checked here. Throws `AddressTaken`.
    func claim(
        _ goal: MonthlyGoal,
        reachedOn day: CalendarDay,
        for address: String,
        at now: Date
    ) async throws -> Reward? {
        let claim = VoucherGiving.Claim(
            owner: self.owner,
            month: goal.month.name,
            reachedOn: day.description,
            claimedAt: now.milliseconds
        )
        return try await self.database.write { [self] db in
            // Another goal of this month waits until this one is claimed, and other claims for their vouchers.
            try db.acquire(.counting(self.owner))
            try db.acquire(.vouchers)
            let isNew = try db.execute(
                """
                INSERT INTO reward (owner_id, month, reached_on, claimed_at)
                SELECT owner_id, month, \(claim.reachedOn), \(claim.claimedAt) FROM monthly_goal
                WHERE owner_id = \(self.owner) AND month = \(claim.month) AND kind = \(goal.kind.rawValue)
                    AND target = \(goal.target) AND removed_at IS NULL AND came_along = 0
                ON CONFLICT (owner_id, month) DO NOTHING
                """
            )
            if isNew == 1 {
                let isFirst = try RewardAddress.note(address, in: goal.month, by: self.seal, db)
                guard isFirst else { throw AddressTaken() }
                try self.give(to: claim, at: now, in: db)
            }
            return try db.row(
                "SELECT \(Self.columns) FROM reward WHERE owner_id = \(self.owner) AND month = \(claim.month)",
                self.reward
            )
        }
    }

    /// Gives a voucher; those who reached their goal and wait come first: the job looks after them, and after this
    /// member in their turn.
    private func give(to claim: VoucherGiving.Claim, at now: Date, in db: any SQLConnection) throws {
        let othersWait = try db.exists(
            """
            SELECT 1 FROM reward WHERE voucher_id IS NULL AND (owner_id <> \(self.owner) OR month <> \(claim.month))
            LIMIT 1
            """
        )
        if othersWait { return try VoucherJob.add(at: now, in: db) }
        _ = try VoucherGiving(seal: self.seal, now: now).give(to: claim, in: db)
    }

    private static let columns: SQL = "month, reached_on, sealed, given_at, note"

    private func reward(_ row: SQLRow) throws -> Reward {
        var columns = row.reader
        let month = try columns.parsed("a month") { GoalMonth($0) }
        let reachedOn = try columns.parsed("a day") { CalendarDay($0) }
        let (sealed, givenAt) = (try columns.optionalBlob(), try columns.optionalInteger())
        return Reward(
            month: month,
            reachedOn: reachedOn,
            code: try self.code(sealed, givenAt, month),
            note: try columns.text()
        )
    }

    private func code(_ sealed: [UInt8]?, _ givenAt: Int64?, _ month: GoalMonth) throws -> Reward.Code {
        guard let sealed, let givenAt else { return .waiting }
        do {
            let code = try self.seal.open(sealed, as: VoucherSeal.context(of: self.owner, in: month.name))
            return .given(code, on: Date(milliseconds: givenAt))
        } catch is Seal.Broken {
            return .unreadable
        }
    }
}
