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

    /// Returns the name of the town after which people call a place; the operator's come first, and nil says that none is near.
    package func townNear(_ place: Coordinate) async throws -> String? {
        let own = try await self.own.towns(in: CoordinateBox.around(place, metres: TownMap.near))
        return (own.named(at: place) ?? self.shipped.map.all.named(at: place))?.name
    }

    /// Returns towns that complete what was typed, each as `find` reads it, by their listed names first and the larger first; the
    /// operator's come first.
    func completions(of words: String, limit: Int) async throws -> [String] {
        let plain = NamedPlace.plain(words)
        guard !plain.isEmpty else { return [] }
        let own = try await self.own.completions(of: plain)
        let all = [own, self.shipped.completions(of: plain, limit: limit)].flatMap { found in
            found.filter(\.isListed) + found.filter { !$0.isListed }
        }
        var (told, places): ([String], Set<NamedPlace.ID>) = ([], [])
        for completion in all where told.count < limit && places.insert(completion.place.id).inserted {
            let name = completion.told(to: words)
            if !told.contains(name) { told.append(name) }
        }
        return told
    }

    /// Finds a place by one of its names, as `NamedPlace.find` reads them; the operator's come first.
    package func find(_ words: String) async throws -> NamedPlace? {
        if let place = try await self.own.find(words) { return place }
        return try await NamedPlace.find(words) { self.shipped.places(named: $0) }
    }
}
