import Foundation
import HealthMath
package import Members
import Storage

/// Finds the members with a gym as favourite or with a recent visit; the caller checks whether they want to be found
/// there.
typealias GymLookup = @Sendable (_ gym: String) async throws -> [Member.ID]

/// Finds a member's favourite gyms, by id and name.
package typealias OwnGymLookup = @Sendable (Member.ID) async throws -> [(id: String, name: String)]

/// Looks up members' first and target weights.
package typealias WeightLookup = @Sendable ([Member.ID]) async throws -> [Member.ID: KnownWeights]

/// What searching people needs of other wings.
struct PeopleSources: Sendable {
    let people: PersonLookup
    let freeTimes: FreeTimesLookup
    let weights: WeightLookup
    let gym: GymLookup
    let ownGyms: OwnGymLookup
}

/// Searches people for one member: first by profiles, then by what accounts say.
struct PeopleSearch: Sendable {
    let database: any Database
    let sources: PeopleSources

    /// A member who was found.
    struct Found: Sendable, Equatable {
        let person: Person
        let profile: BuddyProfile
        let photoVersion: String?
        /// Whole kilometres between the two cells, at least one; nil when either has no place.
        let kilometres: Int?
        let standing: Acquaintance
    }

    struct Results: Sendable, Equatable {
        let people: [Found]
        /// The cursor of the next page; nil when everybody was checked.
        let next: Cursor?
    }

    /// The most batches for one page; the rest is on the next one.
    private static let rounds = 4

    func find(
        _ query: PeopleQuery,
        for owner: Member.ID,
        on day: CalendarDay,
        after cursor: Cursor? = nil,
        limit: Int
    ) async throws -> Results {
        guard let me = try await self.sources.people([owner])[owner] else { return Results(people: [], next: nil) }
        let store = PeopleStore(database: self.database, owner: owner)
        let narrowing = try await self.narrowing(query, me, on: day)
        var found: [(PeopleStore.Candidate, Person)] = []
        var last = cursor
        var isOver = false
        let noon = day.start(in: me.timeZone).addingTimeInterval(43_200)
        for _ in 0..<Self.rounds where found.count < limit && !isOver {
            let batch = try await store.batch(query, narrowing, after: last)
            let people = try await self.sources.people(batch.candidates.map(\.id))
            let weights = try await self.weights(query, batch.candidates)
            let fitting = batch.candidates.compactMap { candidate in
                people[candidate.id].flatMap { person in
                    me.mayMeet(person, on: day) && query.fits(person, on: day) && query.fits(weights[candidate.id])
                        && query.holds(candidate.place)
                        && narrowing.fits(candidate.times) { me.timeZone.minutes(aheadOf: person.timeZone, at: noon) }
                        ? (candidate, person) : nil
                }
            }
            let taken = fitting.prefix(limit - found.count)
            found += taken
            (last, isOver) = taken.count < fitting.count ? (taken.last?.0.cursor, false) : (batch.last, batch.isOver)
        }
        return Results(people: try await self.shown(found, query, to: owner), next: isOver ? nil : last)
    }

    private func narrowing(
        _ query: PeopleQuery,
        _ me: Person,
        on day: CalendarDay
    ) async throws -> PeopleStore.Narrowing {
        var narrowing = PeopleStore.Narrowing(me, on: day)
        if let preference = query.times {
            let times = if let times = preference.times { times } else { try await self.times(of: me.id) }
            // A member who never said when they have time finds people with any times.
            narrowing.times = times.isEmpty ? nil : times
        }
        if let gym = query.gym { narrowing.among = try await self.sources.gym(gym) }
        return narrowing
    }

    /// Returns the member's times, by their free-time settings or else by their profile.
    private func times(of member: Member.ID) async throws -> WeekTimes {
        if let free = try await self.sources.freeTimes([member])[member] { return free }
        return try await ProfileStore(database: self.database, owner: member).profile()?.profile.times ?? []
    }

    private func weights(
        _ query: PeopleQuery,
        _ candidates: [PeopleStore.Candidate]
    ) async throws -> [Member.ID: KnownWeights] {
        guard query.start != nil || query.target != nil else { return [:] }
        return try await self.sources.weights(candidates.filter(\.sharesWeights).map(\.id))
    }

    private func shown(
        _ found: [(candidate: PeopleStore.Candidate, person: Person)],
        _ query: PeopleQuery,
        to owner: Member.ID
    ) async throws -> [Found] {
        let ids = found.map(\.person.id)
        let profiles = try await BuddyProfiles(self.database).find(ids)
        let standings = try await Acquaintance.all(of: owner, with: ids, in: self.database)
        return found.compactMap { candidate, person in
            profiles[person.id].map { known in
                Found(
                    person: person,
                    profile: known.profile,
                    photoVersion: known.photoVersion,
                    kilometres: query.place.flatMap { place in candidate.place.map { place.roundKilometres(to: $0) } },
                    standing: standings[person.id] ?? .stranger
                )
            }
        }
    }
}

extension CoarsePlace {
    /// Returns the distance as members are told it: whole kilometres, at least one.
    func roundKilometres(to other: CoarsePlace) -> Int { max(1, Int(self.kilometres(to: other).rounded())) }
}

extension PeopleStore.Narrowing {
    /// Returns whether somebody has time at the wanted times, if there are any; `minutesAhead` is how far the searching
    /// member's time zone is ahead of theirs.
    fileprivate func fits(_ theirs: WeekTimes, minutesAhead: () -> Int) -> Bool {
        self.times.map { !$0.shared(with: theirs, minutesAhead: minutesAhead()).isEmpty } ?? true
    }
}

extension PeopleQuery {
    /// Returns whether the account fits; the profile's copies of its facts only narrow the search.
    fileprivate func fits(_ person: Person, on day: CalendarDay) -> Bool {
        let age = person.age(on: day)
        return (self.gender == nil || self.gender == person.gender)
            && age >= self.youngest ?? 0 && age <= self.oldest ?? .max
    }

    /// Returns whether somebody's cell is near enough; members found by a gym may live anywhere.
    fileprivate func holds(_ place: CoarsePlace?) -> Bool {
        guard let here = self.place else { return true }
        return place.map { here.kilometres(to: $0) <= Double(self.kilometres) + 0.5 } ?? false
    }

    fileprivate func fits(_ weights: KnownWeights?) -> Bool {
        func fits(_ band: WeightBand?, _ kilograms: Double?) -> Bool {
            guard let band else { return true }
            return kilograms.map(band.holds) ?? false
        }
        return fits(self.start, weights?.start) && fits(self.target, weights?.target)
    }
}
