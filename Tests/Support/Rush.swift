/// Several who do the same at the same moment.
package enum Rush {
    /// What each of them got, in no order.
    package static func of<Value: Sendable>(
        _ count: Int,
        _ work: @Sendable @escaping () async throws -> Value
    ) async throws -> [Value] {
        try await self.of(0..<count) { _ in try await work() }
    }

    /// The same with something for each of them.
    package static func of<Item: Sendable, Value: Sendable>(
        _ items: some Sequence<Item>,
        _ work: @Sendable @escaping (Item) async throws -> Value
    ) async throws -> [Value] {
        try await withThrowingTaskGroup(of: Value.self) { group in
            for item in items { group.addTask { try await work(item) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }
}
