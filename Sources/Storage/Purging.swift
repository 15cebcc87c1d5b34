extension Database {
    /// Deletes the rows of `table` that meet a condition, a thousand in each transaction, and returns how many they were.
    ///
    /// Nobody who writes waits long for it, however many there are. `key` names the columns that tell the rows apart.
    /// A cancelled task ends after the batch under way.
    @discardableResult
    package func purge(
        _ table: SQL,
        by key: SQL,
        where condition: SQL,
        batch: Int = 1_000
    ) async throws -> Int {
        var deleted = 0
        while true {
            try Task.checkCancellation()
            let statement: SQL =
                """
                DELETE FROM \(table) WHERE (\(key)) IN (SELECT \(key) FROM \(table) WHERE \(condition) LIMIT \(batch))
                """
            let count = try await self.run([statement]).first ?? 0
            deleted += count
            if count < batch { return deleted }
        }
    }
}
