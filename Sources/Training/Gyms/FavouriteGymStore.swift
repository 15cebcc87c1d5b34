import Deeds
package import Foundation
package import HealthMath
package import Members
package import Storage

/// Keeps one member's favourite gyms and visits.
package struct FavouriteGymStore: Sendable {
    private let database: any Database
    private let owner: Member.ID

    package init(database: any Database, owner: Member.ID) {
        self.database = database
        self.owner = owner
    }

    /// Returns the gyms as they were when chosen; one that left its list stays.
    package func all() async throws -> [Gym] {
        try await self.database.rows(
            """
            SELECT gym_id, name, latitude, longitude, NULL, NULL, NULL, NULL, NULL FROM favourite_gym
            WHERE owner_id = \(self.owner) ORDER BY name, gym_id
            """,
            Gym.init(_:)
        )
    }

    func add(_ gym: Gym, at now: Date) async throws {
        // The middle of a town isn't where the gym is.
        let place = gym.town == nil ? gym.place : nil
        try await self.database.write { [owner] db in
            try db.execute(
                """
                INSERT INTO favourite_gym (owner_id, gym_id, name, latitude, longitude, at)
                VALUES (\(owner), \(gym.id), \(gym.name), \(place?.latitude), \(place?.longitude),
                    \(now.milliseconds))
                ON CONFLICT (owner_id, gym_id) DO NOTHING
                """
            )
        }
    }

    func remove(_ id: Gym.ID) async throws {
        try await self.database.write { [owner] db in
            try db.execute("DELETE FROM favourite_gym WHERE owner_id = \(owner) AND gym_id = \(id)")
        }
    }

    /// Records a visit on a day, and that the member is there now; a second call counts no second visit.
    func visit(_ gym: Gym, on day: CalendarDay, at now: Date, _ presence: GymPresence) async throws {
        try await self.database.write { [owner] db in
            try Self.visit(gym.id, of: owner, on: day, at: now, in: db)
            try presence.begin(owner, gym, now, db)
        }
    }

    /// Records a visit on a day in the transaction of who knows that the member is there.
    package static func visit(
        _ id: Gym.ID,
        of owner: Member.ID,
        on day: CalendarDay,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        try Deed(owner: owner, day: day, kind: .gymVisit, source: Self.source(id, day), at: now).record(in: db)
    }

    /// Deletes a visit that was recorded after an instant, in the transaction of who knows that it was a short one.
    ///
    /// One of earlier that day stays: a deed keeps the instant at which it was recorded first.
    package static func takeBack(
        _ id: Gym.ID,
        of owner: Member.ID,
        countedAfter instant: Date,
        in db: any SQLConnection
    ) throws {
        let sources = try db.rows(
            """
            SELECT source FROM deed
            WHERE owner_id = \(owner) AND kind = \(Deed.Kind.gymVisit.name) AND at > \(instant.milliseconds)
            """
        ) { try $0.text(0) }
        for source in sources where Self.gym(ofVisit: source) == id {
            try Deed.withdraw(owner: owner, kind: .gymVisit, source: source, in: db)
        }
    }

    func takeBack(_ id: Gym.ID, on day: CalendarDay, at now: Date, _ presence: GymPresence) async throws {
        try await self.database.write { [owner] db in
            try presence.end(owner, id, now, db)
            try Deed.withdraw(owner: owner, kind: .gymVisit, source: Self.source(id, day), in: db)
        }
    }

    /// Returns the gyms that the member visited on a day.
    package func visited(on day: CalendarDay) async throws -> Set<Gym.ID> {
        let visits = try await DeedStore(database: self.database, owner: self.owner)
            .deeds(of: [.gymVisit], from: day, through: day)
        return Set(visits.compactMap { Self.gym(ofVisit: $0.source) })
    }

    /// Returns the gym in a deed's source; nil when the source is no visit's.
    static func gym(ofVisit source: String) -> Gym.ID? {
        let words = source.split(separator: " ")
        return words.count == 3 ? String(words[1]) : nil
    }

    static func source(_ id: Gym.ID, _ day: CalendarDay) -> String { "gym \(id) \(day)" }
}
