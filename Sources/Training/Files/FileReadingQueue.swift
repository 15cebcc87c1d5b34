import Foundation
import Synchronization
import Web

/// Reads devices' files one at a time on a thread of its own.
///
/// A file of the largest size takes seconds, which the cooperative pool must not lose: every request needs it. When the
/// queue is full, a file gets a 503.
final class FileReadingQueue: Sendable {
    private let threads = OperationQueue()
    private let longestLine: Int
    private let waiting = Atomic(0)

    /// Creates a queue; at most `longestLine` files are read or waiting.
    init(longestLine: Int = 6) {
        self.longestLine = longestLine
        self.threads.name = "training files"
        self.threads.qualityOfService = .utility
        self.threads.maxConcurrentOperationCount = 1
    }

    func run<Value: Sendable>(_ work: @Sendable @escaping () throws -> Value) async throws -> Value {
        defer { self.waiting.subtract(1, ordering: .relaxed) }
        guard self.waiting.add(1, ordering: .relaxed).newValue <= self.longestLine else {
            throw TryAgainLater(
                words: "Others are bringing in files just now. Nothing of yours was read; send it again in a minute.",
                seconds: 30
            )
        }
        return try await withCheckedThrowingContinuation { continuation in
            self.threads.addOperation { continuation.resume(with: Result { try work() }) }
        }
    }
}
