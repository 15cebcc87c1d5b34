/// Several who do the same at the same moment.
package enum Rush {
    /// What each of them got, in no order.
    package static func of<Answer: Sendable>(
        _ count: Int,
        _ work: @Sendable @escaping () async throws -> Answer
    ) async throws -> [Answer] {
        try await withThrowingTaskGroup(of: Answer.self) { group in
            for _ in 0..<count { group.addTask { try await work() } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }
}
