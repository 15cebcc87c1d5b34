import Synchronization

/// Bounds how many imports this node reads or writes at once, whoever's they are.
package final class ImportTurns: Sendable {
    /// How often somebody who waits looks for a free turn.
    private static let pause = Duration.milliseconds(200)

    private let most: Int
    private let taken = Mutex(0)

    package init(most: Int = 2) { self.most = most }

    /// Does the work in a turn, waiting for one up to `patience`; nil when none came free.
    func run<Value>(within patience: Duration = .zero, _ work: () async throws -> Value) async throws -> Value? {
        guard try await self.take(within: patience) else { return nil }
        defer { self.taken.withLock { $0 -= 1 } }
        return try await work()
    }

    private func take(within patience: Duration) async throws -> Bool {
        let end = ContinuousClock.now + patience
        while !self.takeNow() {
            guard ContinuousClock.now < end else { return false }
            try await Task.sleep(for: Self.pause)
        }
        return true
    }

    private func takeNow() -> Bool {
        self.taken.withLock { taken in
            guard taken < self.most else { return false }
            taken += 1
            return true
        }
    }
}
