package import Foundation
package import Storage

/// A table that is imported from our own export, with the rules for its rows.
///
/// An export can be edited before it is imported, so a row is taken only when a form would have let its values through.
/// The schema is the last check.
package struct RestoredTable: Sendable {
    /// Checks the columns of a row and may replace values that are computed; throws `UnfitRow`.
    package typealias Rules = @Sendable (inout RestoredRow) throws -> Void

    package let name: String
    /// Whether access tokens may not set it, such as health or settings of notices.
    package let isPersonal: Bool
    /// Whether undoing an import leaves its rows, because others refer to them at once.
    package let stays: Bool
    /// Whether its rows are written before all others, because values of these are worked out by them.
    let comesFirst: Bool
    package let parent: Parent?
    /// All of them hold.
    package let limits: [Limit]
    let rules: Rules

    package init(
        _ name: String,
        isPersonal: Bool = false,
        stays: Bool = false,
        comesFirst: Bool = false,
        parent: Parent? = nil,
        limit: Limit? = nil,
        limits: [Limit] = [],
        rules: @escaping Rules
    ) {
        self.name = name
        self.isPersonal = isPersonal
        self.stays = stays
        self.comesFirst = comesFirst
        self.parent = parent
        self.limits = [limit].compactMap(\.self) + limits
        self.rules = rules
    }

    /// The parent of a row, which must be a row of the same member; without it, the row is left out.
    package struct Parent: Sendable {
        let table: String
        let column: String

        /// `column` of this table holds the `id` of a row of `table`; null means no parent.
        package init(_ table: String, by column: String) {
            self.table = table
            self.column = column
        }
    }

    /// The most rows of one member, as the forms demand it too.
    package struct Limit: Sendable {
        let most: Int
        let alike: [String]
        let condition: Condition

        /// Counts the rows with equal values in the columns `alike` for which `condition` is true.
        package init(
            _ most: Int,
            alike: [String] = [],
            where condition: Condition = .always
        ) {
            self.most = most
            self.alike = alike
            self.condition = condition
        }

        /// The condition of rows that were not removed.
        package static let present = Condition({ _ in "removed_at IS NULL" }) { values, _ in
            (values["removed_at"] ?? .null) == .null
        }

        /// The condition of rows that were removed and wait for Undo.
        package static let removed = Condition({ _ in "removed_at IS NOT NULL" }) { values, _ in
            (values["removed_at"] ?? .null) != .null
        }

        /// Which rows a limit counts, said twice: as part of a statement, and for the values of one row.
        package struct Condition: Sendable {
            let sql: @Sendable (_ now: Date) -> SQL
            let holds: @Sendable (_ values: [String: SQLValue], _ now: Date) -> Bool

            package init(
                _ sql: @escaping @Sendable (_ now: Date) -> SQL,
                holds: @escaping @Sendable (_ values: [String: SQLValue], _ now: Date) -> Bool
            ) {
                self.sql = sql
                self.holds = holds
            }

            package static let always = Condition({ _ in "1 = 1" }) { _, _ in true }
        }
    }
}
