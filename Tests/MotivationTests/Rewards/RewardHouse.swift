import Audit
import Deeds
import Foundation
import HealthMath
import Jobs
import Members
import Notices
import Storage
import Support
import Synchronization

@testable import Motivation

/// A database with members who reach goals of the month, and vouchers for them.
struct RewardHouse: Sendable {
    let database: any Database
    let seal: Seal
    let members: [Member.ID]
    let now: Date

    init(_ backend: Backend, members: Int, at now: String = "2026-03-20T12:00:00Z") async throws {
        self.database = try await backend.open(
            StandInMember.migrations + DeedMigrations.all + JobMigrations.all + NoticeMigrations.all
                + AuditMigrations.all + MotivationWing.migrations
        )
        self.seal = Seal(key: try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString()))
        self.members = try await StandInMember.add((0..<members).map { "Member \($0)" }, to: self.database)
        self.now = try Date(now, strategy: .iso8601)
    }

    /// How often members were looked for.
    final class Asked: Sendable {
        private let count = Mutex(0)
        var rounds: Int { self.count.withLock { $0 } }
        func add() { self.count.withLock { $0 += 1 } }
    }

    /// Ports for members who all live in UTC, of whom `present` may be given something.
    func ports(present: Set<Member.ID>? = nil, askable: Asked = Asked()) -> RewardPorts {
        let members = self.members
        return RewardPorts(
            amounts: { _, _, _ in [:] },
            timely: { _, _, _ in [:] },
            facts: { _, _ in
                GoalFacts(
                    kilograms: 72,
                    bodyMassIndex: nil,
                    isOfAge: true,
                    isPregnant: false,
                    isUnwell: false,
                    usesWheelchair: false
                )
            },
            address: { "member\($0)@example.org" },
            present: { Set($0).intersection(present ?? Set(members)) },
            timeZones: { ["UTC"] },
            askable: { _, after, _ in
                askable.add()
                return members.filter { $0 > after }
            }
        )
    }

    var job: Job { Job(id: 1, kind: "job", payload: "", attempt: 1) }
    var stock: VoucherStock { VoucherStock(database: self.database, seal: self.seal) }

    func goals(of member: Member.ID) -> MonthlyGoalStore { MonthlyGoalStore(database: self.database, owner: member) }
    func rewards(of member: Member.ID) -> RewardStore {
        RewardStore(database: self.database, seal: self.seal, owner: member)
    }

    func goal(_ month: String = "2026-03", _ target: Int = 200_000) throws -> MonthlyGoal {
        guard let month = GoalMonth(month) else { throw CancellationError() }
        return MonthlyGoal(month: month, kind: .steps, target: target)
    }

    func day(_ text: String) throws -> CalendarDay {
        guard let day = CalendarDay(text) else { throw CancellationError() }
        return day
    }

    /// Sets the goal of March for members.
    func setGoals(of members: [Member.ID]) async throws {
        for member in members {
            _ = try await self.goals(of: member).set(try self.goal(), on: try self.day("2026-03-02"), at: self.now)
        }
    }

    /// Claims the reward of March.
    func claim(
        _ member: Member.ID,
        reachedOn day: String = "2026-03-19",
        address: String? = nil
    ) async throws -> Reward? {
        try await self.rewards(of: member).claim(
            try self.goal(),
            reachedOn: try self.day(day),
            for: address ?? "member\(member)@example.org",
            at: self.now
        )
    }

    func load(_ codes: String...) async throws {
        let list = try VoucherList(codes.joined(separator: "\n"))
        _ = try await self.stock.load(list, because: "For March", by: nil, at: self.now)
    }

    /// Gives what is free to those who wait.
    func give(present: Set<Member.ID>? = nil) async throws {
        let job = VoucherJob(
            database: self.database,
            seal: self.seal,
            present: self.ports(present: present).present,
            now: { [now] in now }
        )
        _ = try await job.run(self.job)
    }

    /// The codes that a member has.
    func codes(of member: Member.ID) async throws -> [String] {
        try await self.rewards(of: member).all().compactMap {
            if case .given(let code, _) = $0.code { code } else { nil }
        }
    }

    func notices(of member: Member.ID) async throws -> [String] {
        try await self.database.rows("SELECT body FROM notice WHERE owner_id = \(member) ORDER BY created_at, id") {
            try $0.text(0)
        }
    }
}
