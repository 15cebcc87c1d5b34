package import Storage

/// Keeps the towns of the operator's gazetteer; `Gazetteer` knows those that come with the program too.
package struct NamedPlaceStore: Sendable {
    private let database: any Database

    package init(database: any Database) { self.database = database }

    /// Returns whether a gazetteer was read.
    package func holdsAny() async throws -> Bool {
        try await self.database.read { try $0.exists("SELECT 1 FROM named_place LIMIT 1") }
    }

    /// The most places of one name that are looked through for a country.
    private static let mostAlike = 200

    /// Finds a place by one of its names, as `NamedPlace.find` reads them.
    package func find(_ words: String) async throws -> NamedPlace? {
        try await NamedPlace.find(words) { try await self.places(named: $0) }
    }

    /// Returns the places of a name, the largest first; without their other names.
    private func places(named plain: String) async throws -> [NamedPlace] {
        guard !plain.isEmpty else { return [] }
        return try await self.database.rows(Self.statement(plain)) { row in
            var columns = row.reader
            return try Self.place(&columns)
        }
    }

    private static func place(_ columns: inout ColumnReader) throws -> NamedPlace {
        let (id, name) = (try columns.integer(), try columns.text())
        let (country, region) = (try columns.text(), try columns.text())
        guard let coordinate = Coordinate(latitude: try columns.real(), longitude: try columns.real()) else {
            throw DatabaseError.failed("A place lies off the map.")
        }
        return NamedPlace(
            id: id,
            name: name,
            country: country,
            region: region,
            coordinate: coordinate,
            population: try columns.integer(),
            otherNames: []
        )
    }

    /// The most names that are read to complete one.
    private static let mostCompletions = 40

    /// Returns the places one of whose names begins so, as `NamedPlace.plain` spells it, the largest first.
    func completions(of plain: String) async throws -> [NamedPlace.Completion] {
        let beginning = plain.filter { !"\\%_".contains($0) }
        guard !beginning.isEmpty else { return [] }
        return try await self.database.rows(Self.statement(beginning: beginning)) { row in
            var columns = row.reader
            return NamedPlace.Completion(place: try Self.place(&columns), plain: try columns.text())
        }
    }

    /// Looks between the beginning and what no name with it comes after, so that the key is used; and at the beginning itself,
    /// because a database may sort names by the rules of a language.
    static func statement(beginning: String) -> SQL {
        """
        SELECT id, name, country, region, latitude, longitude, population, plain FROM named_place_name
        JOIN named_place ON named_place.id = place_id
        WHERE plain >= \(beginning) AND plain < \(beginning + "\u{10FFFF}") AND plain LIKE \(beginning + "%")
        ORDER BY population DESC, id, plain LIMIT \(Self.mostCompletions)
        """
    }

    static func statement(_ plain: String) -> SQL {
        """
        SELECT id, name, country, region, latitude, longitude, population FROM named_place_name
        JOIN named_place ON named_place.id = place_id WHERE plain = \(plain)
        ORDER BY population DESC, id LIMIT \(Self.mostAlike)
        """
    }

    /// Returns the towns within boxes on the map.
    func towns(in boxes: [CoordinateBox]) async throws -> [TownMap.Town] {
        var towns: [TownMap.Town] = []
        for box in boxes {
            towns += try await self.database.rows(Self.statement(box)) { row in
                var columns = row.reader
                let name = try columns.text()
                guard let coordinate = Coordinate(latitude: try columns.real(), longitude: try columns.real()) else {
                    throw DatabaseError.failed("A place lies off the map.")
                }
                return TownMap.Town(name: name, coordinate: coordinate, population: try columns.integer())
            }
        }
        return towns
    }

    static func statement(_ box: CoordinateBox) -> SQL {
        """
        SELECT name, latitude, longitude, population FROM named_place
        WHERE latitude BETWEEN \(box.latitudes.lowerBound) AND \(box.latitudes.upperBound)
            AND longitude BETWEEN \(box.longitudes.lowerBound) AND \(box.longitudes.upperBound)
        """
    }

    /// Replaces a list's places, some hundred in a transaction, so that others can write in between.
    ///
    /// A place in two lists belongs to the list read last. Returns how many places are no longer in the list.
    package func replace(_ source: String, with places: [NamedPlace], at now: Int64) async throws -> Int {
        for batch in places.batches(of: 500) {
            try await self.database.write { db in
                for place in batch { try Self.keep(place, of: source, at: now, in: db) }
            }
        }
        return try await self.database.write { db in
            try db.execute("DELETE FROM named_place WHERE source = \(source) AND read_at < \(now)")
        }
    }

    private static func keep(
        _ place: NamedPlace,
        of source: String,
        at now: Int64,
        in db: any SQLConnection
    ) throws {
        try db.execute(
            """
            INSERT INTO named_place (id, source, name, country, region, latitude, longitude, population, read_at)
            VALUES (\(place.id), \(source), \(place.name), \(place.country), \(place.region),
                \(place.coordinate.latitude), \(place.coordinate.longitude), \(place.population), \(now))
            ON CONFLICT (id) DO UPDATE SET source = excluded.source, name = excluded.name,
                country = excluded.country, region = excluded.region, latitude = excluded.latitude,
                longitude = excluded.longitude, population = excluded.population, read_at = excluded.read_at
            """
        )
        try db.execute("DELETE FROM named_place_name WHERE place_id = \(place.id)")
        for plain in place.plainNames.sorted() {
            try db.execute("INSERT INTO named_place_name (plain, place_id) VALUES (\(plain), \(place.id))")
        }
    }
}
