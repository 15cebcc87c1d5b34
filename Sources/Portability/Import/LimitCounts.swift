import Foundation
import Storage

/// The numbers of rows that limits count: read once for a batch of rows, then kept up with what is added.
struct LimitCounts {
    private struct Group: Hashable {
        let table: String
        let values: [SQLValue]
    }

    private let rules: PortabilityRules
    private let now: Date
    private var counts: [Group: Int] = [:]

    /// Reads the numbers for a batch, with one statement for each limited table in it.
    init(
        _ batch: [StagedRow.Parts],
        _ rules: PortabilityRules,
        of owner: Int64,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        self.rules = rules
        self.now = now
        var tables: [String: OwnedTable] = [:]
        var groups: [String: Set<[SQLValue]>] = [:]
        for part in batch.flatMap({ $0.needs + [$0.row] + $0.along }) {
            guard let limit = rules.table(part.table.name)?.limit else { continue }
            tables[part.table.name] = part.table
            groups[part.table.name, default: []].insert(limit.group(of: part.values))
        }
        for (name, table) in tables {
            guard let limit = rules.table(name)?.limit, let groups = groups[name] else { continue }
            let found = try table.counts(
                of: groups,
                by: limit.alike,
                where: limit.condition.sql(now),
                of: owner,
                in: db
            )
            for (values, count) in found { self.counts[Group(table: name, values: values)] = count }
        }
    }

    /// Counts a row that was added; false when it is one more than its limit allows, and then it isn't counted.
    mutating func add(_ part: StagedRow.Part) -> Bool {
        guard let limit = self.rules.table(part.table.name)?.limit, limit.condition.holds(part.values, self.now) else {
            return true
        }
        let group = Group(table: part.table.name, values: limit.group(of: part.values))
        let count = self.counts[group, default: 0] + 1
        guard count <= limit.most else { return false }
        self.counts[group] = count
        return true
    }
}

extension RestoredTable.Limit {
    /// The values that rows counted together have in common.
    fileprivate func group(of values: [String: SQLValue]) -> [SQLValue] { self.alike.map { values[$0] ?? .null } }
}
