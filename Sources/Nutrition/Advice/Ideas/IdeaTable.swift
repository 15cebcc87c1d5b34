import FoodCatalogue
import Foundation
import Synchronization

/// All ideas, computed from the catalogue and cached for ten minutes.
///
/// The foods and portions are selected by hand; the catalogue has the nutrients. A food that the catalogue doesn't have
/// is left out.
final class IdeaTable: Sendable {
    private struct Kept {
        let ideas: [Idea]
        let until: ContinuousClock.Instant
    }

    private let catalogue: Catalogue
    private let lines: [IdeaLine]
    private let kept = Mutex<Kept?>(nil)

    init(_ catalogue: Catalogue) throws {
        self.catalogue = catalogue
        self.lines = IdeaLine.all(try String(contentsOf: Self.shipped, encoding: .utf8))
    }

    /// The file of what is worth proposing: foods in portions that people eat.
    static var shipped: URL { Bundle.module.bundleURL.appending(path: "ideas.tsv") }

    func ideas() async throws -> [Idea] {
        if let kept = self.kept.withLock({ $0 }), kept.until > .now { return kept.ideas }
        var ideas: [Idea] = []
        for line in self.lines {
            guard let food = try await self.catalogue.food(line.food), let idea = Idea(line, food) else { continue }
            ideas.append(idea)
        }
        self.kept.withLock { $0 = Kept(ideas: ideas, until: .now + .seconds(600)) }
        return ideas
    }
}
