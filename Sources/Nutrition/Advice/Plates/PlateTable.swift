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
        let sides: [Plate]
        let until: ContinuousClock.Instant
    }

    private let catalogue: Catalogue
    private let lines: [PlateLine]
    private let sideLines: [PlateLine]
    private let kept = Mutex<Kept?>(nil)

    init(_ catalogue: Catalogue) throws {
        self.catalogue = catalogue
        self.lines = PlateLine.all(try String(contentsOf: Self.shipped, encoding: .utf8))
        self.sideLines = PlateLine.all(try String(contentsOf: Self.shippedSides, encoding: .utf8))
    }

    static var shipped: URL { Bundle.module.bundleURL.appending(path: "plates.tsv") }
    static var shippedSides: URL { Bundle.module.bundleURL.appending(path: "sides.tsv") }

    func plates() async throws -> [Plate] { try await self.read().plates }

    /// Returns what may stand beside a plate.
    func sides() async throws -> [Plate] { try await self.read().sides }

    /// Returns the plate of an id, with what stands beside it.
    func plate(_ id: Plate.ID) async throws -> Plate? {
        let (parts, kept) = (id.split(separator: Plate.beside).map(String.init), try await self.read())
        guard let first = parts.first, parts.count <= 1 + PlateFitter.mostSides else { return nil }
        return parts.dropFirst().reduce(kept.plates.first { $0.id == first }) { plate, part in
            guard let plate, let side = kept.sides.first(where: { $0.id == part }) else { return nil }
            return plate.adding(side)
        }
    }

    private func read() async throws -> Kept {
        if let kept = self.kept.withLock({ $0 }), kept.until > .now { return kept }
        var foods: [Food.ID: Food] = [:]
        for id in Set((self.lines + self.sideLines).flatMap { $0.things.map(\.food) }) {
            foods[id] = try await self.catalogue.food(id)
        }
        let kept = Kept(
            plates: self.lines.compactMap { Plate($0, foods) },
            sides: self.sideLines.compactMap { Plate($0, foods) },
            until: .now + .seconds(600)
        )
        self.kept.withLock { $0 = kept }
        return kept
    }
}
