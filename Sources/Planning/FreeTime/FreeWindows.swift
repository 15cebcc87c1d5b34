package import HealthMath
package import Storage

/// When many members would train, in one question.
package struct FreeWindows: Sendable {
    private let database: any Database

    package init(_ database: any Database) { self.database = database }

    /// Nothing for who never said when, or what can't be read.
    package func of(_ owners: [Int64]) async throws -> [Int64: [(weekday: Weekday, window: TimeWindow)]] {
        guard !owners.isEmpty else { return [:] }
        let rows = try await self.database.rowsSettingAside(
            "SELECT owner_id, weekday, from_minute, to_minute FROM free_window WHERE owner_id IN \(list: owners)",
            RowNames("free_window", owner: 0, key: 1)
        ) { row in
            guard let weekday = Weekday(rawValue: try row.int(1)),
                let window = TimeWindow(from: try row.int(2), to: try row.int(3))
            else { throw DatabaseError.column(1, expected: "a window") }
            return (owner: try row.integer(0), weekday: weekday, window: window)
        }.rows
        return Dictionary(grouping: rows, by: \.owner).mapValues { $0.map { ($0.weekday, $0.window) } }
    }
}
