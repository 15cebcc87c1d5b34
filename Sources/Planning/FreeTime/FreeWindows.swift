package import HealthMath
package import Members
package import Storage

/// Reads the windows of many members in one statement.
package struct FreeWindows: Sendable {
    private let database: any Database

    package init(_ database: any Database) { self.database = database }

    /// Leaves out members who never chose windows, and unreadable rows.
    package func of(_ owners: [Member.ID]) async throws -> [Member.ID: [(weekday: Weekday, window: TimeWindow)]] {
        guard !owners.isEmpty else { return [:] }
        let rows = try await self.database.rowsSettingAside(
            "SELECT owner_id, weekday, from_minute, to_minute FROM free_window WHERE owner_id IN \(list: owners)",
            RowNames("free_window", .owner, .key)
        ) { row in
            var columns = row.reader
            return (
                owner: try columns.integer(),
                weekday: try columns.combined("a weekday") { Weekday(rawValue: try $0.int()) },
                window: try columns.combined("a window") { TimeWindow(from: try $0.int(), to: try $0.int()) }
            )
        }.rows
        return Dictionary(grouping: rows, by: \.owner).mapValues { $0.map { ($0.weekday, $0.window) } }
    }
}
