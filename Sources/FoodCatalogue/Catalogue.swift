import Foundation
import GRDB
import Synchronization

/// The foods that everyone can look up, in files of their own: read-only, and the same on every node.
///
/// An import replaces one `Volume` by rename; the new file is served within a second.
package final class Catalogue: Sendable {
    private struct State {
        var open: OpenVolumes
        var lookedAt: ContinuousClock.Instant
    }

    private let path: String
    private let everydayWords: EverydayWords
    private let portions: UsualPortions
    private let state: Mutex<State>
    private let now: @Sendable () -> ContinuousClock.Instant

    /// Throws `CatalogueProblem` when there is no catalogue at `path`, or no food in it.
    package init(
        path: String,
        now: @Sendable @escaping () -> ContinuousClock.Instant = { .now }
    ) throws {
        self.path = path
        self.everydayWords = try EverydayWords.shipped()
        self.portions = try UsualPortions.shipped()
        _ = try PlainNames.shipped()
        self.now = now
        self.state = Mutex(State(open: try OpenVolumes(path), lookedAt: now()))
    }

    /// Returns whether the catalogue must be built first: there is no file, its tables are of another version, or it was
    /// built from the shipped facts before the foods changed that are composed of them.
    package static func isWanting(at path: String) -> Bool {
        guard FileStamp(path) != nil else { return true }
        // A file that is no catalogue is not replaced unasked: opening it tells the operator.
        guard let version = try? OpenVolume.version(of: path) else { return false }
        return version != CatalogueSchema.version || ((try? OpenVolume.hasOldComposedFoods(path)) ?? false)
    }

    package var count: Int { self.current.volumes.map(\.contents.count).reduce(0, +) }

    /// Rises when an import changes what is served; whoever caches answers of the catalogue drops them then.
    package var edition: Int { self.current.edition }

    /// Returns the foods that match `text`, best first; empty when none does.
    ///
    /// `kind` leaves out all others. `familiar` tells how often this member had a food; those that match rank higher by
    /// it.
    package func search(
        _ text: String,
        limit: Int = 20,
        kind: FoodKind? = nil,
        familiar: [Food.ID: Int] = [:]
    ) async throws -> [FoodSummary] {
        try await self.found(text, limit: limit, kind: kind, familiar: familiar).map(\.food)
    }

    /// Searches as above and keeps the scores, to merge the foods with those from elsewhere.
    package func found(
        _ text: String,
        limit: Int,
        kind: FoodKind? = nil,
        familiar: [Food.ID: Int]
    ) async throws -> [FoundFood] {
        let typed = Question(text)
        guard !typed.words.isEmpty, limit > 0 else { return [] }
        let open = self.current
        let limit = min(limit, 100)
        let key = typed.key(kind)
        let known = open.recent.answer(key)
        if let known, known.unseen(of: familiar).isEmpty,
            let foods = open.summaries.foods(known.first(limit, familiar: familiar))
        {
            return foods
        }
        let search = CatalogueSearch(open, everydayWords: self.everydayWords, portions: self.portions, kind: kind)
        let question = try search.meant(typed)
        var answer = try known ?? RecentSearches.Entry(ranking: search.ranking(question))
        let unseen = answer.unseen(of: familiar)
        if !unseen.isEmpty { answer.look(at: unseen, answering: try search.answers(to: question, among: unseen)) }
        open.recent.keep(answer, for: key)
        return try open.summaries.foods(answer.first(limit, familiar: familiar)) { try search.summaries($0) }
    }

    /// Returns the food of which exactly this is a reviewed everyday name: "fish and chips"; nil when it is none's.
    package func food(named name: String) -> Food.ID? { self.portions.food(named: Question(name).words) }

    /// Finds a food with all its facts; nil when the catalogue has none of this id.
    package func food(_ id: Food.ID) async throws -> Food? {
        try self.first { try $0.food(id) }
    }

    /// Returns summaries in the order of `ids`, without those that the catalogue doesn't have.
    package func foods(_ ids: [Food.ID]) async throws -> [FoodSummary] {
        var found: [Food.ID: FoodSummary] = [:]
        for volume in self.current.volumes {
            let missing = ids.filter { found[$0] == nil }
            guard !missing.isEmpty else { break }
            let foods = try volume.read { db in
                let rows = FoodRows(db, self.portions)
                return try rows.summaries(try missing.compactMap(rows.place))
            }
            for food in foods { found[food.id] = food }
        }
        return ids.compactMap { found[$0] }
    }

    package func food(barcode: Barcode) async throws -> Food? {
        try self.first { try $0.food(barcode) }
    }

    private func first(_ find: (FoodRows) throws -> Food?) throws -> Food? {
        for volume in self.current.volumes {
            if let food = try volume.read({ try find(FoodRows($0, self.portions)) }) { return food }
        }
        return nil
    }

    /// The open files, checked for newer ones at most once a second.
    private var current: OpenVolumes {
        self.state.withLock { state in
            let now = self.now()
            guard state.lookedAt.duration(to: now) > .seconds(1) else { return state.open }
            state.open = state.open.renewed(self.path)
            state.lookedAt = now
            return state.open
        }
    }
}
