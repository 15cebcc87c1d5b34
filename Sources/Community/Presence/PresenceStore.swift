package import Foundation
package import Members
package import Storage

/// Keeps the place where one member trains now, by their own word.
package struct PresenceStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Returns nil when they checked out, or three hours are over.
    func current(at now: Date) async throws -> Presence? {
        try await self.database.row(
            """
            SELECT gym_id, name, since_at FROM presence
            WHERE owner_id = \(self.owner) AND until_at > \(now.milliseconds)
            """
        ) { row in
            var columns = row.reader
            return Presence(
                gym: try columns.text(),
                name: try columns.text(),
                since: Date(milliseconds: try columns.integer())
            )
        }
    }

    /// Checks in, and out of any other place; checking in again begins the three hours anew.
    func begin(at place: TrainingPlace, _ places: TrainingPlaces, at now: Date) async throws {
        try await self.database.write { [owner] db in
            let before = try db.row(
                "SELECT gym_id FROM presence WHERE owner_id = \(owner) AND gym_id <> \(place.id)"
            ) { try $0.text(0) }
            if let before { try places.takeBack(owner, before, now - Presence.shortest, db) }
            try Self.begin(at: place, of: owner, at: now, in: db)
            try places.visit(owner, place.id, now, db)
        }
    }

    /// Checks out of a place, and takes a visit back that was too short to count; false when the member isn't there.
    func end(at gym: String, _ places: TrainingPlaces, at now: Date) async throws -> Bool {
        try await self.database.write { [owner] db in
            guard try Self.end(at: gym, of: owner, at: now, in: db) else { return false }
            try places.takeBack(owner, gym, now - Presence.shortest, db)
            return true
        }
    }

    /// Begins a visit in the transaction of who counts it.
    package static func begin(
        at place: TrainingPlace,
        of owner: Member.ID,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        let until = now.addingTimeInterval(Presence.longest).milliseconds
        try db.execute(
            """
            INSERT INTO presence (owner_id, gym_id, name, since_at, until_at)
            VALUES (\(owner), \(place.id), \(place.name), \(now.milliseconds), \(until))
            ON CONFLICT (owner_id) DO UPDATE SET gym_id = excluded.gym_id, name = excluded.name,
                since_at = excluded.since_at, until_at = excluded.until_at
            """
        )
        try BuddyNewsJob.add(.training(gym: place.id), of: owner, at: now, in: db)
    }

    /// Returns whether the member was there.
    @discardableResult
    package static func end(
        at gym: String,
        of owner: Member.ID,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Bool {
        try db.execute(
            """
            DELETE FROM presence
            WHERE owner_id = \(owner) AND gym_id = \(gym) AND until_at > \(now.milliseconds)
            """
        ) == 1
    }

    /// Forgets where members were whose time is over.
    static func purge(before now: Date, in database: any Database) async throws {
        try await database.purge("presence", by: "owner_id", where: "until_at <= \(now.milliseconds)")
    }
}
