import Synchronization
import Web

/// Lets so many photos be looked at or wait, and no more.
final class PhotoLine: Sendable {
    private let longest: Int
    private let waiting = Atomic(0)

    /// Eight of the largest are a hundred megabytes.
    init(longest: Int = 8) { self.longest = longest }

    /// Throws `TryAgainLater` when the line is full.
    func wait<Value: Sendable>(_ work: () async throws -> Value) async throws -> Value {
        defer { self.waiting.subtract(1, ordering: .relaxed) }
        guard self.waiting.add(1, ordering: .relaxed).newValue <= self.longest else {
            throw Self.full
        }
        return try await work()
    }

    static let full = TryAgainLater(
        words: "Many photos are being looked at just now. Nothing of yours was kept; send it again in a moment.",
        seconds: 5
    )
}
