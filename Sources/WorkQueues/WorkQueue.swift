package import Foundation
import Synchronization

/// Runs blocking work on threads of its own, so many pieces at once, and refuses what comes when too many run or wait.
///
/// What takes long must run neither on the event loop nor in the cooperative pool, which every request needs, and what
/// takes much memory must be bounded in number. Work that was let in is finished, also when its task is cancelled.
package final class WorkQueue: Sendable {
    private let threads: OperationQueue
    private let longest: Int
    private let inside = Atomic(0)

    /// Creates a queue that runs `parallel` pieces of work at once; at most `longest` run or wait.
    package init(_ name: String, parallel: Int = 1, longest: Int, quality: QualityOfService = .default) {
        self.threads = OperationQueue()
        self.threads.name = name
        self.threads.maxConcurrentOperationCount = parallel
        self.threads.qualityOfService = quality
        self.longest = longest
    }

    /// Creates a queue that shares the threads of another one, and counts for itself.
    package init(sharing other: WorkQueue, longest: Int) {
        self.threads = other.threads
        self.longest = longest
    }

    /// Runs blocking work on a thread; throws `full` when the queue is full.
    package func run<Value: Sendable, Problem: Error>(
        orThrow full: Problem,
        _ work: @escaping @Sendable () throws(Problem) -> Value
    ) async throws(Problem) -> Value {
        try await self.admit(orThrow: full) { () async throws(Problem) -> Value in
            let result: Result<Value, Problem> = await withCheckedContinuation { continuation in
                self.threads.addOperation {
                    continuation.resume(returning: Result { () throws(Problem) in try work() })
                }
            }
            return try result.get()
        }
    }

    /// Lets in work that takes no thread of the queue, but memory while it waits elsewhere; throws `full` likewise.
    package func admit<Value: Sendable, Problem: Error>(
        orThrow full: Problem,
        _ work: () async throws(Problem) -> Value
    ) async throws(Problem) -> Value {
        defer { self.inside.subtract(1, ordering: .relaxed) }
        guard self.inside.add(1, ordering: .relaxed).newValue <= self.longest else { throw full }
        return try await work()
    }
}
