import Accounts
import Community
import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import HummingbirdTesting
import Members
import Storage
import Testing

@testable import App

/// A member of the community, with the id that others see.
struct Neighbour: Sendable {
    let id: Member.ID
    let person: TestPerson

    var app: TestApp { self.person.app }
}

extension TestApp {
    /// Signs somebody up who agrees to the guidelines and, unless told otherwise, shows a profile.
    func neighbour(
        _ name: String,
        birthday: String = "1990-05-17",
        _ change: (@Sendable (inout BuddyProfile) -> Void)? = { _ in }
    ) async throws -> Neighbour {
        let person = try await self.person(name, body: false, birthday: birthday)
        let id = try #require(try await MemberStore(database: self.environment.database).find(login: name)?.id)
        try await GuidelinesStore(database: self.environment.database, owner: id).agree(at: Self.now)
        if let change {
            var profile = BuddyProfile()
            profile.intro = "Hello, I am \(name)"
            profile.goals = [.habit]
            profile.strengths = [.patient]
            profile.styles = [.walking]
            profile.spots = [.outdoors]
            profile.times = [WeekTimes(.tuesday, .evening)]
            profile.place = CoarsePlace(near: 47.07, 15.44)
            change(&profile)
            let known = try #require(try await self.environment.people([id])[id])
            let store = ProfileStore(database: self.environment.database, owner: id)
            let saved = try await store.save(profile, of: known, from: nil, at: Self.now)
            try #require(saved != nil)
        }
        return Neighbour(id: id, person: person)
    }

    /// Makes two members buddies, and returns their chat.
    func befriend(_ one: Neighbour, _ other: Neighbour) async throws -> String {
        let day = try #require(CalendarDay(Self.today))
        return try await self.environment.database.write { db in
            try Buddyship.form(between: (one.id, day), and: (other.id, day), at: Self.now, in: db).chat
        }
    }

    func suspend(_ neighbour: Neighbour) async throws {
        let database = self.environment.database
        let suspension = Suspension(observer: Departure(database).observer)
        try await database.write { _ = try suspension.begin(of: neighbour.id, at: Self.now, in: $0) }
    }
}
