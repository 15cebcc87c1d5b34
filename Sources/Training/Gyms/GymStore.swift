package import Storage

/// Keeps the gyms of all lists.
package struct GymStore: Sendable {
    private let database: any Database

    package init(database: any Database) { self.database = database }

    package struct Near: Sendable, Equatable {
        let gym: Gym
        let metres: Double
    }

    private static let columns: SQL = "id, name, latitude, longitude, town, hours, address, phone, website"

    /// The radii of search in metres, tried in turn until there are enough gyms.
    static let radii = [3_000.0, 15_000, 75_000, 300_000]

    /// Returns the nearest gyms; empty when there is none within 300 km.
    func nearest(to place: Coordinate, limit: Int) async throws -> [Near] {
        try await self.database.read { db in
            var found: [Near] = []
            for radius in Self.radii {
                found = try CoordinateBox.around(place, metres: radius)
                    .flatMap { try db.rows(Self.statement(in: $0, limit: limit), Gym.init(_:)) }
                    .compactMap { gym in gym.place.map { Near(gym: gym, metres: place.metres(to: $0)) } }
                    .filter { $0.metres <= radius }
                    .sorted { ($0.metres, $0.gym.id) < ($1.metres, $1.gym.id) }
                if found.count >= limit { break }
            }
            return Array(found.prefix(limit))
        }
    }

    /// Sorts by the distance on a flat map, which is nearly the true one near by; reads some more, to be sorted by the
    /// true one.
    static func statement(in box: CoordinateBox, limit: Int) -> SQL {
        """
        SELECT \(Self.columns) FROM gym
        WHERE latitude BETWEEN \(box.latitudes.lowerBound) AND \(box.latitudes.upperBound)
            AND longitude BETWEEN \(box.longitudes.lowerBound) AND \(box.longitudes.upperBound)
        ORDER BY (latitude - \(box.latitude)) * (latitude - \(box.latitude))
            + (longitude - \(box.longitude)) * (longitude - \(box.longitude)) * \(box.shrink * box.shrink), id
        LIMIT \(Int64(limit * 2 + 20))
        """
    }

    /// Returns whether this Spotter knows any gym.
    package func holdsAny() async throws -> Bool {
        try await self.database.read { try $0.exists("SELECT 1 FROM gym LIMIT 1") }
    }

    /// Finds gyms by words of their name, address or town, those whose name begins so first.
    ///
    /// It reads all gyms, which are some ten thousand at most.
    package func find(named words: String, limit: Int) async throws -> [Gym] {
        let words = words.lowercased().filter { !"%_\\".contains($0) }
        guard words.count >= 2 else { return [] }
        let (start, inside) = (words + "%", "%" + words + "%")
        return try await self.database.rows(
            """
            SELECT \(Self.columns) FROM gym
            WHERE LOWER(name) LIKE \(inside) OR LOWER(address) LIKE \(inside) OR LOWER(town) LIKE \(inside)
            ORDER BY CASE WHEN LOWER(name) LIKE \(start) THEN 0 WHEN LOWER(name) LIKE \(inside) THEN 1 ELSE 2 END, name, id
            LIMIT \(Int64(limit))
            """,
            Gym.init(_:)
        )
    }

    /// Returns nil when the gym is in no list.
    package func find(_ id: Gym.ID) async throws -> Gym? {
        try await self.database.rows(
            """
            SELECT \(Self.columns) FROM gym WHERE id = \(id)
            """,
            Gym.init(_:)
        ).first
    }

    /// Returns the same in the transaction of who asks.
    static func find(_ id: Gym.ID, in db: any SQLConnection) throws -> Gym? {
        try db.row("SELECT \(Self.columns) FROM gym WHERE id = \(id)", Gym.init(_:))
    }

    /// Returns those of the gyms that are in a list.
    package func find(_ ids: [Gym.ID]) async throws -> [Gym] {
        guard !ids.isEmpty else { return [] }
        return try await self.database.rows(
            """
            SELECT \(Self.columns) FROM gym WHERE id IN \(list: ids)
            """,
            Gym.init(_:)
        )
    }

    /// Returns whether there is no gym of any list.
    func isEmpty() async throws -> Bool {
        try await !self.database.exists("SELECT 1 FROM gym")
    }

    /// Replaces a list's gyms, some hundred in a transaction, so that others can write in between.
    ///
    /// A gym in two lists belongs to the list read last. Returns how many gyms are no longer in the list.
    package func replace(_ source: String, with gyms: [Gym], at now: Int64) async throws -> Int {
        for batch in gyms.batches(of: 500) {
            try await self.database.write { db in
                for gym in batch { try db.execute(Self.keep(gym, of: source, at: now)) }
            }
        }
        return try await self.database.write { db in
            try db.execute("DELETE FROM gym WHERE source = \(source) AND read_at < \(now)")
        }
    }

    /// Deletes a list's gyms for good, also from among members' own.
    package static func close(_ source: String, in db: any SQLConnection) throws {
        try db.execute("DELETE FROM favourite_gym WHERE gym_id IN (SELECT id FROM gym WHERE source = \(source))")
        try db.execute("DELETE FROM gym WHERE source = \(source)")
    }

    /// Places the gyms of which only a town is known in the middle of it, as far as the gazetteer knows it.
    ///
    /// Called after a list of gyms or a gazetteer was read.
    package func settleInTowns() async throws {
        let places = Gazetteer(database: self.database)
        let towns = try await self.database.rows("SELECT DISTINCT town FROM gym WHERE town IS NOT NULL ORDER BY town") {
            try $0.text(0)
        }
        for town in towns {
            let middle = try await places.find(town)?.coordinate
            try await self.database.write { db in
                try db.execute(
                    "UPDATE gym SET latitude = \(middle?.latitude), longitude = \(middle?.longitude) WHERE town = \(town)"
                )
            }
        }
    }

    private static func keep(_ gym: Gym, of source: String, at now: Int64) -> SQL {
        """
        INSERT INTO gym (id, source, name, latitude, longitude, town, hours, address, phone, website, read_at)
        VALUES (\(gym.id), \(source), \(gym.name), \(gym.place?.latitude), \(gym.place?.longitude), \(gym.town),
            \(gym.hours), \(gym.address), \(gym.phone), \(gym.website), \(now))
        ON CONFLICT (id) DO UPDATE SET source = excluded.source, name = excluded.name, latitude = excluded.latitude,
            longitude = excluded.longitude, town = excluded.town, hours = excluded.hours, address = excluded.address,
            phone = excluded.phone, website = excluded.website, read_at = excluded.read_at
        """
    }
}

extension Gym {
    init(_ row: SQLRow) throws {
        var columns = row.reader
        let (id, name) = (try columns.text(), try columns.text())
        let (latitude, longitude) = (try columns.optionalReal(), try columns.optionalReal())
        let place = latitude.flatMap { latitude in
            longitude.flatMap { Coordinate(latitude: latitude, longitude: $0) }
        }
        guard place != nil || latitude == nil else { throw DatabaseError.failed("A gym lies off the map.") }
        self.init(
            id: id,
            name: name,
            place: place,
            town: try columns.optionalText(),
            hours: try columns.optionalText(),
            address: try columns.optionalText(),
            phone: try columns.optionalText(),
            website: try columns.optionalText()
        )
    }
}
