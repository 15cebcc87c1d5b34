import Accounts
import Administration
import Community
import Members
import Nutrition
import Web

/// What the administration wing needs of other wings.
extension AppEnvironment {
    var administrationPorts: AdministrationPorts {
        let members = MemberStore(database: self.database)
        return AdministrationPorts(
            queues: self.waitingQueues,
            parts: self.wings.parts,
            activity: { try await members.activity(since: $0) },
            audienceCount: { try await members.count($0, at: $1) },
            audienceMembers: { try MemberStore.ids($0, after: $1, limit: $2, at: $3, in: $4) },
            failures: { self.metrics.failures() }
        )
    }

    private var waitingQueues: [WaitingQueue] {
        let database = self.database
        let reports = WaitingReports(
            database: database,
            administrators: { try MemberStore.all(.administrator, in: $0) }
        )
        return [
            WaitingQueue("report", "reports", icon: "warning", path: Places.reports.path, for: .reports) {
                let (count, since) = try await reports.count(for: $0.id)
                return WaitingQueue.Waiting(count: count, since: since)
            },
            WaitingQueue("food to review", "foods to review", icon: "food", path: Places.offeredFoods.path, for: .house)
            {
                _ in
                let (count, since) = try await WaitingFoods.count(in: database)
                return WaitingQueue.Waiting(count: count, since: since)
            },
        ]
    }
}
