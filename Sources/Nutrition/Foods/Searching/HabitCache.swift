import FoodCatalogue
import Members
import Synchronization

/// Caches for half a minute what a member often eats, because typing a word makes five searches within seconds.
///
/// A food that is logged meanwhile ranks higher a little late; nothing else depends on the cache.
final class HabitCache: Sendable {
    private struct Entry {
        let habits: [Food.ID: Int]
        let until: ContinuousClock.Instant
    }

    private static let span = Duration.seconds(30)
    /// The most foods of all members together: about 12 MB.
    private static let most = 200_000
    private let entries = Mutex<[Member.ID: Entry]>([:])

    /// Returns the cached habits, or reads them by `read`.
    func habits(of owner: Member.ID, _ read: () async throws -> [Food.ID: Int]) async throws -> [Food.ID: Int] {
        if let entry = self.entries.withLock({ $0[owner] }), entry.until > .now { return entry.habits }
        let habits = try await read()
        self.entries.withLock { entries in
            entries = entries.filter { $0.value.until > .now }
            let kept = entries.values.reduce(0) { $0 + $1.habits.count }
            if kept + habits.count > Self.most { entries.removeAll() }
            entries[owner] = Entry(habits: habits, until: .now + Self.span)
        }
        return habits
    }
}
