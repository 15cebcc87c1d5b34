import Foundation
import HealthMath
import Members
import Storage

/// Finds single members as another may see them.
struct SeenPeople: Sendable {
    let database: any Database
    let people: PersonLookup
    let now: @Sendable () -> Date

    /// Returns nil for members whom `Visibility` hides.
    ///
    /// It runs the same statements in both cases, so that the time it takes tells nothing. Members see themselves when
    /// they have a profile.
    func find(_ id: Member.ID, by asker: Member) async throws -> SeenPerson? {
        let (isSelf, now) = (asker.id == id, self.now())
        let person =
            isSelf
            ? try await self.people([id])[id]
            : try await Visibility(database: self.database, people: self.people).find(id, by: asker, at: now)
        let profiles = try await BuddyProfiles(self.database).find([asker.id, id])
        let standings = try await Acquaintance.all(of: asker.id, with: [id], in: self.database)
        let found = profiles[id]
        guard let person, !isSelf || found != nil else { return nil }
        let places = (profiles[asker.id]?.profile.place, found?.profile.place)
        return SeenPerson(
            person: person,
            profile: found?.profile,
            photoVersion: found?.photoVersion,
            standing: standings[id] ?? .stranger,
            isSelf: isSelf,
            kilometres: places.0.flatMap { mine in places.1.map(mine.kilometres(to:)) },
            minutesAhead: asker.timeZone.minutes(aheadOf: person.timeZone, at: now)
        )
    }
}
