package import Foundation
package import Storage

/// A table that comes back with an import of Spotter's own export, and the rules of its rows.
///
/// An export can be edited before it is brought back, so a row is taken only when a form would have let its values
/// through. The schema is the last check.
package struct RestoredTable: Sendable {
    /// Judges the columns of a row and may replace values that are worked out anew; throws `UnfitRow`.
    package typealias Rules = @Sendable (inout RestoredRow) throws -> Void

    package let name: String
    /// Says something that no access token may set, such as health or which notices are sent.
    package let isPersonal: Bool
    /// Undoing an import leaves its rows, because others refer to them as soon as they are there.
    package let stays: Bool
    package let parent: Parent?
    package let limit: Limit?
    let rules: Rules

    package init(
        _ name: String,
        isPersonal: Bool = false,
        stays: Bool = false,
        parent: Parent? = nil,
        limit: Limit? = nil,
        rules: @escaping Rules
    ) {
        self.name = name
        self.isPersonal = isPersonal
        self.stays = stays
        self.parent = parent
        self.limit = limit
        self.rules = rules
    }

    /// The row of the same member that a row belongs to: without it, the row is left out.
    package struct Parent: Sendable {
        let table: String
        let column: String

        /// Says that `column` of this table holds the `id` of a row of `table`; null belongs to none.
        package init(_ table: String, by column: String) {
            self.table = table
            self.column = column
        }
    }

    /// How many rows one member keeps, as the forms demand it too.
    package struct Limit: Sendable {
        let most: Int
        let alike: [String]
        let condition: @Sendable (_ now: Date) -> SQL

        /// Counts rows with equal values in the columns `alike`, of which `condition` is true.
        package init(
            _ most: Int,
            alike: [String] = [],
            where condition: @escaping @Sendable (_ now: Date) -> SQL = { _ in "1 = 1" }
        ) {
            self.most = most
            self.alike = alike
            self.condition = condition
        }

        /// A condition on rows that were not removed.
        package static let present: @Sendable (Date) -> SQL = { _ in "removed_at IS NULL" }
    }
}
