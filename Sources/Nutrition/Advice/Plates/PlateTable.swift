import FoodCatalogue
import Foundation
import Synchronization

/// All plates, computed from the catalogue and cached for ten minutes.
///
/// Things and amounts are chosen by hand; the catalogue has the nutrients. A plate one of whose foods the catalogue
/// doesn't have is left out.
final class PlateTable: Sendable {
    private struct Kept {
        let plates: [Plate]
        let until: ContinuousClock.Instant
    }

    private let catalogue: Catalogue
    private let lines: [PlateLine]
    private let kept = Mutex<Kept?>(nil)

    init(_ catalogue: Catalogue) throws {
        self.catalogue = catalogue
        self.lines = PlateLine.all(try String(contentsOf: Self.shipped, encoding: .utf8))
    }

    static var shipped: URL { Bundle.module.bundleURL.appending(path: "plates.tsv") }

    func plates() async throws -> [Plate] {
        if let kept = self.kept.withLock({ $0 }), kept.until > .now { return kept.plates }
        var foods: [Food.ID: Food] = [:]
        for id in Set(self.lines.flatMap { $0.things.map(\.food) }) { foods[id] = try await self.catalogue.food(id) }
        let plates = self.lines.compactMap { Plate($0, foods) }
        self.kept.withLock { $0 = Kept(plates: plates, until: .now + .seconds(600)) }
        return plates
    }

    func plate(_ id: Plate.ID) async throws -> Plate? { try await self.plates().first { $0.id == id } }
}
