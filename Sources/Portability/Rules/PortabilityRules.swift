package import Foundation
package import Members
package import Storage

/// Decides for each table of members' rows whether it is exported and imported.
///
/// Every table with an owner is exported, whether or not it is named here; a test demands that each is named once, so
/// that nobody forgets to decide whether it is imported.
package struct PortabilityRules: Sendable {
    /// Runs in the transaction that ends an import or the undoing of one.
    package typealias Afterwards = @Sendable (_ owner: Member.ID, _ now: Date, any SQLConnection) throws -> Void

    /// Works out values of a row, just before it is written, by what its owner has by then; throws `UnfitRow` for one that
    /// is left out.
    package typealias Completion =
        @Sendable (_ values: inout [String: SQLValue], _ owner: Member.ID, any SQLConnection) throws -> Void

    /// Returns whether what a row names is known here; a row is left out otherwise.
    package typealias Check = @Sendable (_ values: [String: SQLValue], _ owner: Member.ID) async throws -> Bool

    /// Tables that are imported from our own export: only what a member may write themselves.
    package var tables: [RestoredTable]
    /// The member's own row; without it nothing of that goes out or comes back.
    package var ownRow: OwnRow?
    /// Tables that are exported but not imported, with the reason.
    package var told: [String: String]
    /// Tables that are not exported, with the reason.
    package var left: [String: String]
    /// Columns that are opened for their owner and sealed anew by an import.
    package var sealed: [SealedColumn]
    /// CSV files for people, beside the complete JSON.
    package var sheets: [Sheet]
    /// Columns that are exported as files instead of JSON.
    package var files: [StoredFile]
    /// Exports of what is in no table with an owner.
    package var written: [WrittenFile]
    package var afterwards: [Afterwards]
    /// By the name of the imported table, asked as the file is read.
    package var checks: [String: Check]
    /// What is about health.
    package var health: [HealthPart]
    /// By the name of the imported table.
    package var completions: [String: Completion]

    package init(
        tables: [RestoredTable] = [],
        ownRow: OwnRow? = nil,
        told: [String: String] = [:],
        left: [String: String] = [:],
        sealed: [SealedColumn] = [],
        sheets: [Sheet] = [],
        files: [StoredFile] = [],
        written: [WrittenFile] = [],
        afterwards: [Afterwards] = [],
        checks: [String: Check] = [:],
        health: [HealthPart] = [],
        completions: [String: Completion] = [:]
    ) {
        self.tables = tables
        self.ownRow = ownRow
        self.told = told
        self.left = left
        self.sealed = sealed
        self.sheets = sheets
        self.files = files
        self.written = written
        self.afterwards = afterwards
        self.checks = checks
        self.health = health
        self.completions = completions
    }

    package static func + (one: PortabilityRules, other: PortabilityRules) -> PortabilityRules {
        PortabilityRules(
            tables: one.tables + other.tables,
            ownRow: one.ownRow ?? other.ownRow,
            told: one.told.merging(other.told) { $1 },
            left: one.left.merging(other.left) { $1 },
            sealed: one.sealed + other.sealed,
            sheets: one.sheets + other.sheets,
            files: one.files + other.files,
            written: one.written + other.written,
            afterwards: one.afterwards + other.afterwards,
            checks: one.checks.merging(other.checks) { $1 },
            health: one.health + other.health,
            completions: one.completions.merging(other.completions) { $1 }
        )
    }

    package var restored: Set<String> { Set(self.tables.map(\.name)) }
    package var staying: Set<String> { Set(self.tables.filter(\.stays).map(\.name)) }

    /// Returns nil for a table that isn't imported.
    func table(_ name: String) -> RestoredTable? {
        name == OwnedTable.members ? self.ownRow?.settings : self.tables.first { $0.name == name }
    }
}
