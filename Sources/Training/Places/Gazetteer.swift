package import Storage

/// Finds the towns that members type: those of the operator's gazetteer, then those that come with the program.
package struct Gazetteer: Sendable {
    private let own: NamedPlaceStore
    private let shipped: ShippedTowns

    package init(database: any Database) { self.init(database: database, shipped: .all) }

    init(database: any Database, shipped: ShippedTowns) {
        self.own = NamedPlaceStore(database: database)
        self.shipped = shipped
    }

    /// Whether any town is known.
    package func holdsAny() async throws -> Bool {
        if !self.shipped.isEmpty { return true }
        return try await self.own.holdsAny()
    }

    /// Finds a place by one of its names, as `NamedPlace.find` reads them; the operator's come first.
    package func find(_ words: String) async throws -> NamedPlace? {
        if let place = try await self.own.find(words) { return place }
        return try await NamedPlace.find(words) { self.shipped.places(named: $0) }
    }
}
