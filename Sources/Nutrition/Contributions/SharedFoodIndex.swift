import FoodCatalogue
import Storage
import Synchronization

/// The index of shared foods, which is read once and then updated with changes.
///
/// It looks for changes at most once a second, so another node's decision is found a second later. A change may become
/// visible after one with a later time, so the last minute is read again each time.
final class SharedFoodIndex: Sendable {
    private struct State {
        var index = WordIndex()
        /// The time of the last change that was read; nil before the first look.
        var seen: Int64?
        var lookedAt = ContinuousClock.now
        /// The changes of the last minute, so that reading them again costs nothing.
        var recent: [Food.ID: Int64] = [:]
        /// The first look, for which all callers wait.
        var firstLook: Task<Void, any Error>?
    }

    private let foods: SharedFoodStore
    private let state = Mutex(State())
    private static let overlap: Int64 = 60_000
    private static let page = 5_000

    init(database: any Database) { self.foods = SharedFoodStore(database: database) }

    /// Returns the index, updated if needed.
    func index() async throws -> WordIndex {
        if let firstLook = self.firstLook() {
            do {
                try await firstLook.value
            } catch {
                self.state.withLock { $0.firstLook = nil }
                throw error
            }
        } else if self.isDue() {
            try await self.look()
        }
        return self.state.withLock { $0.index }
    }

    private func firstLook() -> Task<Void, any Error>? {
        self.state.withLock { state in
            guard state.seen == nil else { return nil }
            if state.firstLook == nil { state.firstLook = Task { try await self.look() } }
            return state.firstLook
        }
    }

    private func isDue() -> Bool {
        self.state.withLock { state in
            guard state.lookedAt.duration(to: .now) > .seconds(1) else { return false }
            state.lookedAt = .now
            return true
        }
    }

    /// Makes what was decided on this node findable at once.
    func forget() {
        self.state.withLock { $0.lookedAt = .now - .seconds(2) }
    }

    private func look() async throws {
        var (index, seen, recent) = self.state.withLock { ($0.index, $0.seen, $0.recent) }
        // Many corrections leave many dead rows, so the index is rebuilt.
        if index.isMostlyDead { (index, seen, recent) = (WordIndex(), nil, [:]) }
        var cursor = Cursor(at: (seen ?? 0) - Self.overlap, id: "")
        while case let changed = try await self.foods.changed(after: cursor, limit: Self.page), let last = changed.last
        {
            for food in changed where recent[food.id] != food.changedAt {
                recent[food.id] = food.changedAt
                if food.isRemoved {
                    index.remove(food.id)
                } else {
                    index.put(food.id, name: food.facts.name, brand: food.facts.brand)
                }
            }
            seen = max(seen ?? 0, last.changedAt)
            cursor = Cursor(at: last.changedAt, id: last.id)
        }
        index.sort()
        let limit = (seen ?? 0) - Self.overlap
        recent = recent.filter { $0.value >= limit }
        self.state.withLock { [index, seen, recent] state in
            state.index = index
            state.seen = seen ?? 0
            state.recent = recent
            state.lookedAt = .now
        }
    }
}
