import Accounts
import Foundation
import HTTPTypes
import HealthMath
import Members
import Web

/// The life of one made-up person: what they send to the house, one thing after the other.
actor DemoLife {
    /// A meal that they saved, to log it again.
    struct SavedMeal: Sendable {
        let id: String
        let kilocalories: Double
    }

    nonisolated let who: DemoPerson
    nonisolated let house: DemoHouse
    var chance: DemoChance
    /// Nil before they signed up.
    private(set) var id: Member.ID?
    private(set) var token = ""
    var meals: [String: [SavedMeal]] = [:]
    var workouts: [String] = []
    /// The session under way, with its exercises as the house described them.
    var session: DemoSession?
    /// What they mean to eat in a day.
    var kilocalories = 2_100.0

    init(_ who: DemoPerson, in house: DemoHouse, seed: UInt64) {
        self.who = who
        self.house = house
        self.chance = DemoChance(seed: seed &+ UInt64(who.index) &* 7_919)
    }

    var isHere: Bool { self.id != nil }

    /// Signs up as everybody does, and is marked as made up before they do anything else.
    func signUp(password: String, on day: CalendarDay) async throws {
        // A young person has had a birthday just now, and so stays in one age group.
        let since = self.chance.number(1...(self.who.isAdult ? 300 : 20))
        let made = try await self.house.client.demand(
            .post,
            DemoLinks.members.path,
            [
                "firstName": self.who.firstName, "lastName": self.who.lastName, "screenName": self.who.screenName,
                "email": self.who.email, "password": password, "gender": self.who.gender,
                "birthday": day.adding(days: -since).years(ago: self.who.age).description,
                "timeZone": self.who.zone,
            ],
            as: ""
        )
        guard let id = made.whole("id") else { throw DemoClient.Refused("Signing up told no id") }
        let database = self.house.environment.database
        try await MadeUpMembers(database: database).mark(id, as: self.who.role == .organiser ? .organiser : .member)
        let session = try await self.house.client.demand(
            .post,
            DemoLinks.sessions.path,
            ["login": self.who.screenName, "password": password],
            as: ""
        )
        guard let token = session.text("token") else { throw DemoClient.Refused("Logging in told no token") }
        (self.id, self.token) = (id, token)
    }

    @discardableResult
    func ask(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ values: DemoValues? = nil,
        unless expected: Set<Int> = []
    ) async throws -> DemoResponse {
        try await self.house.client.ask(method, path, values, as: self.token, unless: expected)
    }
}
