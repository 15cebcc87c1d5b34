import Foundation
import HealthMath
import Members
import Storage

/// Finds where people train near a place, as far as one member may know.
struct Happenings: Sendable {
    let database: any Database
    let people: PersonLookup
    let sources: [HappeningSource]

    /// A place with the number of people who may be shown.
    struct Gathered: Sendable, Equatable {
        let happening: Happening
        /// The number of members who train there, without the one who asks.
        let people: Int
        /// The time at which most of them train; nil when there are too few to say it without revealing one of them.
        let usually: UsualTime?
    }

    private static let weeks = 4

    /// Returns the instant from which on visits count.
    static func since(_ now: Date) -> Date { now.addingTimeInterval(Double(-Self.weeks * 7 * 86_400)) }

    private static let most = 50

    /// Returns the places, the nearest first.
    func around(
        _ place: CoarsePlace,
        kilometres: Int,
        for owner: Member.ID,
        at now: Date
    ) async throws -> [Gathered] {
        let since = Self.since(now)
        var found: [Happening] = []
        for source in self.sources { found += try await source(place, kilometres, since) }
        let ids = Set(found.flatMap(\.regulars.keys))
        let people = try await self.shown(ids, to: owner, at: now)
        return
            found
            .compactMap { Self.gathered($0, people) }
            .map { (gathered: $0, away: place.kilometres(to: $0.happening)) }
            .filter { $0.away <= Double(kilometres) + 0.5 }
            .sorted { ($0.away, $0.gathered.happening.name) < ($1.away, $1.gathered.happening.name) }
            .prefix(Self.most)
            .map(\.gathered)
    }

    /// Returns the members who share when and where they train, aren't blocked, and may be met.
    private func shown(_ ids: Set<Member.ID>, to owner: Member.ID, at now: Date) async throws -> [Member.ID: Person] {
        let present = try await PeopleStore(database: self.database, owner: owner).present(ids.sorted())
        let people = try await self.people(Array(present) + [owner])
        guard let me = people[owner] else { return [:] }
        let day = me.day(at: now)
        return people.filter { me.mayMeet($0.value, on: day) }
    }

    private static func gathered(_ happening: Happening, _ people: [Member.ID: Person]) -> Gathered? {
        let times = happening.regulars.compactMap { id, times in
            people[id].map { person in times.map { ($0, person.timeZone) } }
        }
        guard !times.isEmpty else { return nil }
        return Gathered(happening: happening, people: times.count, usually: UsualTime(of: times))
    }
}

extension CoarsePlace {
    /// Returns the distance between the cells of both.
    func kilometres(to happening: Happening) -> Double {
        CoarsePlace(near: happening.latitude, happening.longitude).map { self.kilometres(to: $0) } ?? .infinity
    }
}
