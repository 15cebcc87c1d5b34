import Foundation
import Members
import Storage

/// Finds whom to suggest to one member.
struct Suggestions: Sendable {
    /// The outcome of a search.
    enum Outcome: Sendable {
        /// The member has no profile.
        case noProfile
        /// The member's profile is paused: those who hide see nobody.
        case paused
        /// The first is the next card; empty when nobody is left.
        case cards([Match])
    }

    let database: any Database
    let people: PersonLookup
    let freeTimes: FreeTimesLookup

    func next(_ most: Int = 1, for owner: Member.ID, at now: Date) async throws -> Outcome {
        guard let me = try await self.candidates([owner])[owner] else { return .noProfile }
        guard me.profile.isVisible else { return .paused }
        let pool = SuggestionPool(
            owner: owner,
            gender: me.person.gender,
            isAdult: me.person.age(on: me.person.day(at: now)) >= Person.adult,
            wished: me.profile.wishedGender,
            place: me.profile.place
        )
        let found = try await self.database.read { try pool.find(in: $0) }
        let them = try await self.candidates(found.ids)
        let matches = found.ids.compactMap { id in
            them[id].flatMap { Match(me, $0, at: now, saidYes: found.saidYes.contains(id)) }
        }
        return .cards(SuggestionRanking.cards(matches, most: most))
    }

    /// Returns the match of two members, whether or not one would be suggested; nil without both profiles, or when they
    /// may not meet.
    func match(of owner: Member.ID, with other: Member.ID, at now: Date) async throws -> Match? {
        let two = try await self.candidates([owner, other])
        guard let me = two[owner], let them = two[other] else { return nil }
        return Match(me, them, at: now, saidYes: true)
    }

    private func candidates(_ ids: [Member.ID]) async throws -> [Member.ID: Candidate] {
        guard !ids.isEmpty else { return [:] }
        let profiles = try await BuddyProfiles(self.database).find(ids)
        let people = try await self.people(ids)
        let freeTimes = try await self.freeTimes(ids)
        return profiles.reduce(into: [:]) { candidates, found in
            people[found.key].map { candidates[found.key] = Candidate($0, found.value, free: freeTimes[found.key]) }
        }
    }
}
