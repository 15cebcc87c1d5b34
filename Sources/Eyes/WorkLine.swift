import Foundation
import Synchronization

/// Does one piece of work after the other on a thread of its own, away from the event loop and the cooperative pool.
final class WorkLine: Sendable {
    private let thread: OperationQueue
    private let longest: Int
    private let waiting = Atomic(0)

    init(name: String, longest: Int) {
        self.thread = OperationQueue()
        self.thread.name = name
        self.thread.maxConcurrentOperationCount = 1
        self.longest = longest
    }

    /// Throws `EyesProblem.busy` when as many as allowed wait or are worked on.
    func run<Value: Sendable>(
        _ work: @escaping @Sendable () throws(EyesProblem) -> Value
    ) async throws(EyesProblem) -> Value {
        defer { self.waiting.subtract(1, ordering: .relaxed) }
        guard self.waiting.add(1, ordering: .relaxed).newValue <= self.longest else { throw .busy }
        let result: Result<Value, EyesProblem> = await withCheckedContinuation { continuation in
            self.thread.addOperation {
                continuation.resume(returning: Result { () throws(EyesProblem) in try work() })
            }
        }
        return try result.get()
    }
}
