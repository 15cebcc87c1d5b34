import Foundation
import Members
import Storage

/// The numbers of rows that limits count: read once for a batch of rows, then kept up with what is added.
struct LimitCounts {
    private struct Group: Hashable {
        let table: String
        /// The place of the limit among those of the table.
        let limit: Int
        let values: [SQLValue]
    }

    private let rules: PortabilityRules
    private let now: Date
    private var counts: [Group: Int] = [:]

    /// Reads the numbers for a batch, with one statement for each limited table in it.
    init(
        _ batch: [StagedRow.Parts],
        _ rules: PortabilityRules,
        of owner: Member.ID,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        self.rules = rules
        self.now = now
        var tables: [String: OwnedTable] = [:]
        var parts: [String: [StagedRow.Part]] = [:]
        for part in batch.flatMap({ $0.needs + [$0.row] + $0.along }) {
            tables[part.table.name] = part.table
            parts[part.table.name, default: []].append(part)
        }
        for (name, table) in tables {
            for (place, limit) in rules.limits(of: name).enumerated() {
                let found = try table.counts(
                    of: Set(parts[name, default: []].map { limit.group(of: $0.values) }),
                    by: limit.alike,
                    where: limit.condition.sql(now),
                    of: owner,
                    in: db
                )
                for (values, count) in found {
                    self.counts[Group(table: name, limit: place, values: values)] = count
                }
            }
        }
    }

    /// Counts a row that was added; false when it is one more than a limit allows, and then it isn't counted.
    mutating func add(_ part: StagedRow.Part) -> Bool {
        var counted: [Group: Int] = [:]
        for (place, limit) in self.rules.limits(of: part.table.name).enumerated()
        where limit.condition.holds(part.values, self.now) {
            let group = Group(table: part.table.name, limit: place, values: limit.group(of: part.values))
            let count = self.counts[group, default: 0] + 1
            guard count <= limit.most else { return false }
            counted[group] = count
        }
        self.counts.merge(counted) { $1 }
        return true
    }
}

extension PortabilityRules {
    /// Returns the limits of a table; empty for one without any.
    fileprivate func limits(of table: String) -> [RestoredTable.Limit] { self.table(table)?.limits ?? [] }
}

extension RestoredTable.Limit {
    /// Returns the values that rows counted together have in common.
    fileprivate func group(of values: [String: SQLValue]) -> [SQLValue] { self.alike.map { values[$0] ?? .null } }
}
