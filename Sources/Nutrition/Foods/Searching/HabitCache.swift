import FoodCatalogue
import Synchronization

/// Remembers for half a minute what a member is used to eating: who types a word searches five times in a few seconds.
///
/// A food logged meanwhile is raised a little late; nothing else depends on it.
final class HabitCache: Sendable {
    private struct Entry {
        let habits: [Food.ID: Int]
        let until: ContinuousClock.Instant
    }

    private static let span = Duration.seconds(30)
    private static let most = 1_000
    private let entries = Mutex<[Int64: Entry]>([:])

    /// What is remembered of the member, or what `read` says.
    func habits(of owner: Int64, _ read: () async throws -> [Food.ID: Int]) async throws -> [Food.ID: Int] {
        if let entry = self.entries.withLock({ $0[owner] }), entry.until > .now { return entry.habits }
        let habits = try await read()
        self.entries.withLock { entries in
            if entries.count >= Self.most { entries.removeAll() }
            entries[owner] = Entry(habits: habits, until: .now + Self.span)
        }
        return habits
    }
}
