package import Foundation
package import Storage

/// What becomes of each table of members' rows when its owner takes their data along.
///
/// Every table with an owner is exported, whether or not it is named here; a test demands that each is named once, so
/// that nobody forgets to decide whether it comes back.
package struct PortabilityRules: Sendable {
    /// What is to be done in the transaction that ends an import, or takes the last of it back.
    package typealias Afterwards = @Sendable (_ owner: Int64, _ now: Date, any SQLConnection) throws -> Void

    /// What comes back with an import of Spotter's own export: only what a member may write themselves.
    package var tables: [RestoredTable]
    /// What of the member's own row comes back, to an account that has not been set up yet.
    package var settings: RestoredTable?
    /// Exported, but not taken back, and why.
    package var told: [String: String]
    /// In no export, and why.
    package var left: [String: String]
    /// Columns that are opened for their owner and sealed anew when they come back.
    package var sealed: [SealedColumn]
    /// Tables for people, beside the complete one for programs.
    package var sheets: [Sheet]
    /// What is a file, and no part of its row for programs.
    package var files: [StoredFile]
    /// What is in no table with an owner.
    package var written: [WrittenFile]
    package var afterwards: [Afterwards]

    package init(
        tables: [RestoredTable] = [],
        settings: RestoredTable? = nil,
        told: [String: String] = [:],
        left: [String: String] = [:],
        sealed: [SealedColumn] = [],
        sheets: [Sheet] = [],
        files: [StoredFile] = [],
        written: [WrittenFile] = [],
        afterwards: [Afterwards] = []
    ) {
        self.tables = tables
        self.settings = settings
        self.told = told
        self.left = left
        self.sealed = sealed
        self.sheets = sheets
        self.files = files
        self.written = written
        self.afterwards = afterwards
    }

    package static func + (one: PortabilityRules, other: PortabilityRules) -> PortabilityRules {
        PortabilityRules(
            tables: one.tables + other.tables,
            settings: one.settings ?? other.settings,
            told: one.told.merging(other.told) { $1 },
            left: one.left.merging(other.left) { $1 },
            sealed: one.sealed + other.sealed,
            sheets: one.sheets + other.sheets,
            files: one.files + other.files,
            written: one.written + other.written,
            afterwards: one.afterwards + other.afterwards
        )
    }

    package var restored: Set<String> { Set(self.tables.map(\.name)) }
    package var staying: Set<String> { Set(self.tables.filter(\.stays).map(\.name)) }

    /// Nil for a table that doesn't come back.
    func table(_ name: String) -> RestoredTable? {
        name == OwnedTable.members ? self.settings : self.tables.first { $0.name == name }
    }

    /// What of the member's own row may leave the house: everything but what opens the account.
    package static let secretColumns: Set<String> = ["password_hash", "screen_name_key", "email_key"]
}
