import Accounts
import Administration
import Audit
import Community
import Members
import Motivation
import Nutrition
import Web

/// What the administration wing needs of other wings.
extension AppEnvironment {
    var administrationPorts: AdministrationPorts {
        let members = MemberStore(database: self.database)
        let audit = AuditStore(database: self.database, actions: self.wings.auditActions)
        return AdministrationPorts(
            queues: self.waitingQueues,
            parts: self.wings.parts,
            undoable: { try await audit.undoable(by: $0, at: $1) },
            activity: { try await members.activity(since: $0) },
            audienceCount: { try await members.count($0, at: $1) },
            audienceMembers: { try MemberStore.ids($0, after: $1, limit: $2, at: $3, in: $4) },
            vouchers: self.voucherPorts,
            failures: { self.metrics.failures() }
        )
    }

    private var waitingQueues: [WaitingQueue] {
        let (database, switches, now) = (self.database, self.switches, self.now)
        let reports = WaitingReports(
            database: database,
            administrators: { try MemberStore.all(.administrator, in: $0) }
        )
        return [
            WaitingQueue("report", "reports", icon: "warning", path: Places.reports.path, for: .reports) {
                let (count, since) = try await reports.count(for: $0.id)
                return WaitingQueue.Waiting(count: count, since: since)
            },
            WaitingQueue(
                "reward without a voucher",
                "rewards without a voucher",
                icon: "star",
                path: AdministrationLinks.vouchers.path,
                for: .house
            ) { _ in
                let (count, since) = try await VoucherStock.waiting(in: database)
                return WaitingQueue.Waiting(count: count, since: since)
            },
            WaitingQueue(
                "event without anybody",
                "events without anybody",
                icon: "calendar",
                path: Places.adminEvents.path,
                for: .events
            ) { _ in
                guard switches.isOn(.events),
                    let found = try await OrphanedEvents.count(organisers: Self.organisers, at: now(), in: database)
                else { return WaitingQueue.Waiting(count: 0, since: nil) }
                return WaitingQueue.Waiting(count: found.count, since: found.madeAt, next: found.begins)
            },
            WaitingQueue("food to review", "foods to review", icon: "food", path: Places.offeredFoods.path, for: .house)
            {
                _ in
                let (count, since) = try await WaitingFoods.count(in: database)
                return WaitingQueue.Waiting(count: count, since: since)
            },
        ]
    }

    private var voucherPorts: VoucherPorts {
        let (database, stock) = (self.database, VoucherStock(database: self.database, seal: self.seal))
        return VoucherPorts(
            largest: VoucherList.largest,
            loads: { try await stock.loads().map(VoucherPorts.Load.init) },
            waiting: { try await VoucherStock.waiting(in: database).count },
            load: { new, administrator, now in
                let list: VoucherList
                do {
                    list = try VoucherList(bytes: new.list)
                } catch let problem as VoucherList.Problem {
                    throw VoucherPorts.UnfitList(words: problem.description)
                }
                return try await stock.load(list, note: new.note, because: new.reason, by: administrator, at: now)
            },
            withdraw: { selection, reason, undo, administrator, now in
                let chosen: VoucherStock.Selection =
                    switch selection {
                    case .load(let id): .load(id)
                    case .code(let code): .code(code)
                    }
                return try await stock.withdraw(chosen, because: reason, undo: undo, by: administrator, at: now)
            },
            restore: { try await stock.restore($0, by: $1, at: $2) }
        )
    }
}

extension VoucherPorts.Load {
    fileprivate init(_ load: VoucherStock.Load) {
        self.init(
            id: load.id,
            at: load.at,
            note: load.note,
            free: load.free,
            given: load.given,
            withdrawn: load.withdrawn,
            lastGivenAt: load.lastGivenAt
        )
    }
}
