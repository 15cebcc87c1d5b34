import Foundation
import GRDB
import Synchronization

/// The foods that everyone can look up: a file of its own, read-only, the same on every node.
///
/// An import replaces the file by rename; at most a second later the new one is served.
package final class Catalogue: Sendable {
    private struct State {
        var open: OpenCatalogue
        var lookedAt: ContinuousClock.Instant
    }

    private let path: String
    private let everydayWords: EverydayWords
    private let state: Mutex<State>

    /// Throws `CatalogueProblem` when there is none, or no food in it.
    package init(path: String) throws {
        self.path = path
        self.everydayWords = try EverydayWords(ShippedFacts.everydayWords)
        self.state = Mutex(State(open: try OpenCatalogue(path), lookedAt: .now))
    }

    package var count: Int { self.current.count }

    /// The source and of when it is: "USDA … release 28, 2016-05 (8,789 foods)".
    package var describe: String {
        let open = self.current
        return "\(open.origin.name), \(open.origin.date) (\(open.count) foods)"
    }

    /// The foods that answer `text`, best first; any text has an answer, if an empty one.
    ///
    /// `familiar` tells how often this member had a food; those that answer are raised by it.
    package func search(_ text: String, limit: Int = 20, familiar: [Food.ID: Int] = [:]) async throws -> [FoodSummary] {
        let question = Question(text)
        guard !question.words.isEmpty, limit > 0 else { return [] }
        let open = self.current
        let limit = min(limit, 100)
        let known = open.recent.answer(question.key)
        if let known, known.unseen(of: familiar).isEmpty, let foods = known.first(limit, familiar: familiar) {
            return foods
        }
        let everydayWords = self.everydayWords
        let (answer, foods) = try open.read { db in
            var search = FoodSearch(db, everydayWords: everydayWords)
            var answer = try known ?? RecentSearches.Answer(ranking: search.ranking(question), summaries: [:])
            let unseen = answer.unseen(of: familiar)
            if !unseen.isEmpty {
                search = FoodSearch(db, everydayWords: everydayWords)
                answer.look(at: unseen, answering: try search.answers(to: question, among: unseen))
            }
            let ids = answer.places(limit, familiar: familiar).map(\.id)
            let foods = try FoodRows(db).summaries(ids)
            answer.summaries.merge(zip(ids, foods)) { _, new in new }
            return (answer, foods)
        }
        open.recent.keep(answer, for: question.key)
        return foods
    }

    /// The food with all its facts, or nil when the catalogue has none of this id.
    package func food(_ id: Food.ID) async throws -> Food? {
        try self.current.read { try FoodRows($0).food(id) }
    }

    /// In the order of `ids`, without those that the catalogue does not have.
    package func foods(_ ids: [Food.ID]) async throws -> [FoodSummary] {
        guard !ids.isEmpty else { return [] }
        return try self.current.read { db in
            let rows = FoodRows(db)
            return try rows.summaries(try ids.compactMap(rows.place))
        }
    }

    package func food(barcode: Barcode) async throws -> Food? {
        try self.current.read { try FoodRows($0).food(barcode) }
    }

    /// The file that is there now; it is looked at no more than once a second.
    private var current: OpenCatalogue {
        self.state.withLock { state in
            guard state.lookedAt.duration(to: .now) > .seconds(1) else { return state.open }
            state.lookedAt = .now
            // What is there now may be half copied or no catalogue: then the one at hand serves on until it is.
            if FileStamp(self.path) != state.open.stamp, let new = try? OpenCatalogue(self.path) { state.open = new }
            return state.open
        }
    }
}
