import Members
import Storage

/// Keeps what is there where one member trains, kept by place; a place they didn't tell of has no row.
struct PlaceGearStore: Sendable {
    let database: any Database
    let owner: Member.ID

    func all() async throws -> [Place: [Gear]] {
        let rows = try await self.database.rows(
            "SELECT place, gear FROM place_gear WHERE owner_id = \(self.owner)"
        ) { row in
            var columns = row.reader
            let place: Place = try columns.choice()
            return (place, [Gear](column: try columns.text()))
        }
        return Dictionary(rows.compactMap { place, gear in gear.map { (place, $0) } }, uniquingKeysWith: { $1 })
    }

    /// Returns nil when the member didn't tell.
    func gear(at place: Place) async throws -> [Gear]? { try await self.all()[place] }

    func keep(_ gear: [Gear], at place: Place) async throws {
        let words = [Gear](each: gear).words
        try await self.database.write { [owner] db in
            try db.execute(
                """
                INSERT INTO place_gear (owner_id, place, gear) VALUES (\(owner), \(place.rawValue), \(words))
                ON CONFLICT (owner_id, place) DO UPDATE SET gear = excluded.gear
                """
            )
        }
    }
}
