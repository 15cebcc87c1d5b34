/// Shares one request and its result among callers who ask for the same at once.
package actor RequestCoalescer<Key: Hashable & Sendable, Value: Sendable> {
    private var asked: [Key: Task<Value, any Error>] = [:]

    package init() {}

    package func answer(_ key: Key, _ ask: @Sendable @escaping () async throws -> Value) async throws -> Value {
        if let task = self.asked[key] { return try await task.value }
        let task = Task { try await ask() }
        self.asked[key] = task
        defer { self.asked[key] = nil }
        return try await task.value
    }
}
