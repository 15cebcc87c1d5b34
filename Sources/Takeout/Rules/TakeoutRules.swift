package import Foundation
package import Storage

/// What becomes of each table of members' rows when its owner takes their data along.
///
/// Every table with an owner is exported, whether or not it is named here; a test demands that each is named once, so
/// that nobody forgets to decide whether it comes back.
package struct TakeoutRules: Sendable {
    /// What is to be done in the transaction that ends an import, or takes the last of it back.
    package typealias Afterwards = @Sendable (_ owner: Int64, _ now: Date, any SQLConnection) throws -> Void

    /// Comes back with an import of Spotter's own export.
    ///
    /// Only what a member may write themselves belongs here: an export can be edited before it is brought back.
    package var restored: Set<String>
    /// Those of them whose rows others refer to as soon as they are there: undoing an import leaves them.
    package var staying: Set<String>
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
        restored: Set<String> = [],
        staying: Set<String> = [],
        told: [String: String] = [:],
        left: [String: String] = [:],
        sealed: [SealedColumn] = [],
        sheets: [Sheet] = [],
        files: [StoredFile] = [],
        written: [WrittenFile] = [],
        afterwards: [Afterwards] = []
    ) {
        self.restored = restored
        self.staying = staying
        self.told = told
        self.left = left
        self.sealed = sealed
        self.sheets = sheets
        self.files = files
        self.written = written
        self.afterwards = afterwards
    }

    package static func + (one: TakeoutRules, other: TakeoutRules) -> TakeoutRules {
        TakeoutRules(
            restored: one.restored.union(other.restored),
            staying: one.staying.union(other.staying),
            told: one.told.merging(other.told) { $1 },
            left: one.left.merging(other.left) { $1 },
            sealed: one.sealed + other.sealed,
            sheets: one.sheets + other.sheets,
            files: one.files + other.files,
            written: one.written + other.written,
            afterwards: one.afterwards + other.afterwards
        )
    }

    /// What of the member's own row may leave the house: everything but what opens the account.
    package static let secretColumns: Set<String> = ["password_hash", "screen_name_key", "email_key"]

    /// What of the member's own row comes back to an account that has not been set up yet.
    package static let settings: Set<String> = [
        "time_zone", "weight_unit", "height_unit", "energy_unit", "distance_unit", "theme", "safety_mail",
        "no_pressure",
        "onboarded_at",
    ]
}
