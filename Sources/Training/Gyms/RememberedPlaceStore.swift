import Members
import Storage

/// Keeps the place that one member has remembered, sealed; forgetting it deletes the row, and leaves the sealed place to
/// whoever offers to undo that.
struct RememberedPlaceStore: Sendable {
    let database: any Database
    let seal: Seal
    let owner: Member.ID

    static let kind = "gyms"

    /// Returns the context that binds a seal to its row.
    static func context(_ kind: String, of owner: Member.ID) -> String { "remembered_place.\(kind)/\(owner)" }

    /// Returns nil when no place is remembered, or when the key that sealed it is gone.
    func place() async throws -> Coordinate? {
        let sealed = try await self.database.rows(
            "SELECT sealed FROM remembered_place WHERE owner_id = \(self.owner) AND kind = \(Self.kind)"
        ) { try $0.blob(0) }.first
        return try sealed.flatMap(self.open)
    }

    /// Returns nil for what isn't a place of this member's, sealed with the key of today.
    private func open(_ sealed: [UInt8]) throws -> Coordinate? {
        do {
            return Self.coordinate(try self.seal.open(sealed, as: Self.context(Self.kind, of: self.owner)))
        } catch is Seal.Broken {
            return nil
        }
    }

    /// Reads "47.07 15.44"; nil for any other text.
    static func coordinate(_ text: String) -> Coordinate? {
        let numbers = text.split(separator: " ").compactMap { Double($0) }
        return numbers.count == 2 ? Coordinate(latitude: numbers[0], longitude: numbers[1]) : nil
    }

    func remember(_ place: Coordinate) async throws {
        let sealed = try self.seal.seal(
            "\(place.latitude) \(place.longitude)",
            as: Self.context(Self.kind, of: self.owner)
        )
        try await self.database.write { [owner] db in
            try db.execute(
                """
                INSERT INTO remembered_place (owner_id, kind, sealed) VALUES (\(owner), \(Self.kind), \(sealed))
                ON CONFLICT (owner_id, kind) DO UPDATE SET sealed = excluded.sealed
                """
            )
        }
    }

    /// Deletes the place, and returns it as it was sealed; nil when there was none, or none that can be opened.
    @discardableResult
    func forget() async throws -> [UInt8]? {
        let sealed = try await self.database.write { [owner] db in
            try db.rows(
                "DELETE FROM remembered_place WHERE owner_id = \(owner) AND kind = \(Self.kind) RETURNING sealed"
            ) {
                try $0.blob(0)
            }.first
        }
        guard let sealed, try self.open(sealed) != nil else { return nil }
        return sealed
    }

    /// Remembers a place again that was forgotten; false for what no place of this member's was sealed to.
    func restore(_ sealed: [UInt8]) async throws -> Bool {
        guard let place = try self.open(sealed) else { return false }
        try await self.remember(place)
        return true
    }
}
