import Synchronization

/// Work that goes on when nobody waits for it any more.
final class UnhurriedWork<Value: Sendable>: Sendable {
    /// The time between two looks whether the work is over.
    private static var pause: Duration { .milliseconds(20) }

    private let result = Mutex<Result<Value, any Error>?>(nil)

    init(_ work: @Sendable @escaping () async throws -> Value) {
        Task {
            let result: Result<Value, any Error>
            do {
                result = .success(try await work())
            } catch {
                result = .failure(error)
            }
            self.result.withLock { $0 = result }
        }
    }

    /// Returns what came of it, or throws; nil when it isn't over within `patience`.
    func value(within patience: Duration) async throws -> Value? {
        let end = ContinuousClock.now + patience
        while true {
            if let result = self.result.withLock({ $0 }) { return try result.get() }
            guard ContinuousClock.now < end else { return nil }
            try await Task.sleep(for: Self.pause)
        }
    }
}
