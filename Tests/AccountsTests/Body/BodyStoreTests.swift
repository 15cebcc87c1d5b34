import Deeds
import Foundation
import HealthMath
import Storage
import Support
import Testing

@testable import Accounts

struct BodyStoreTests {
    private static let day = CalendarDay("2027-01-14") ?? .first
    private static let next = CalendarDay("2027-01-15") ?? .first

    @Test("knows a body once height and weight are said", arguments: Backend.available)
    func known(backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let store = BodyStore(database: fixture.database, owner: try await fixture.add("ana").id)
        #expect(try await store.facts() == nil)
        try await store.change(today: Self.day, weight: nil, at: fixture.clock.now()) { $0.centimetres = 168 }
        #expect(try await store.facts() == nil)
        try await store.weigh(Weighing(kilograms: 64.5, day: Self.day), at: fixture.clock.now())
        let known = try #require(try await store.facts())
        #expect(known.body.centimetres == 168)
        #expect(known.body.kilograms == 64.5)
        #expect(known.body.sex == .female)
        #expect(known.activity == .sedentary)
        #expect(known.desiredKilograms == nil)
    }

    @Test("the latest day counts, and a day has one weight and one deed", arguments: Backend.available)
    func days(backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let owner = try await fixture.add("ana").id
        let store = BodyStore(database: fixture.database, owner: owner)
        try await store.weigh(Weighing(kilograms: 64, day: Self.next), at: fixture.clock.now())
        try await store.weigh(Weighing(kilograms: 65, day: Self.day), at: fixture.clock.now())
        try await store.weigh(Weighing(kilograms: 63.5, day: Self.next), at: fixture.clock.now())
        #expect(try await store.body()?.kilograms == 63.5)
        #expect(try await store.body()?.weighedOn == Self.next)
        let deeds = try await DeedStore(database: fixture.database, owner: owner)
            .deeds(of: AccountsWing.deedKinds, from: Self.day, through: Self.next)
        #expect(deeds.map(\.day) == [Self.day, Self.next])
        #expect(Set(deeds.map(\.kind)) == [.weighedIn])
    }

    @Test("lists the weighings of a range in order, both ends counted", arguments: Backend.available)
    func weighings(backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = BodyStore(database: fixture.database, owner: try await fixture.add("ana").id)
        let ben = BodyStore(database: fixture.database, owner: try await fixture.add("ben").id)
        try await ana.weigh(Weighing(kilograms: 64, day: Self.next), at: fixture.clock.now())
        try await ana.weigh(Weighing(kilograms: 65, day: Self.day), at: fixture.clock.now())
        try await ana.weigh(Weighing(kilograms: 60, day: Self.next.adding(days: 1)), at: fixture.clock.now())
        try await ben.weigh(Weighing(kilograms: 90, day: Self.day), at: fixture.clock.now())
        #expect(
            try await ana.weighings(in: Self.day...Self.next) == [
                WeighedDay(day: Self.day, kilograms: 65), WeighedDay(day: Self.next, kilograms: 64),
            ]
        )
    }

    @Test("what one member says is nobody else's", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = BodyStore(database: fixture.database, owner: try await fixture.add("ana").id)
        let ben = BodyStore(database: fixture.database, owner: try await fixture.add("ben").id)
        try await ana.change(today: Self.day, weight: 64, at: fixture.clock.now()) { $0.centimetres = 168 }
        try await ben.change(today: Self.next, weight: 90, at: fixture.clock.now()) { $0.centimetres = 190 }
        #expect(try await ana.facts()?.body.kilograms == 64)
        #expect(try await ana.facts()?.body.centimetres == 168)
        #expect(try await ben.facts()?.body.kilograms == 90)
    }

    @Test("a form saved with the weight it came with is no new weighing", arguments: Backend.available)
    func unchanged(backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let owner = try await fixture.add("ana").id
        let key = try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString())
        let answers = OnboardingAnswerStore(database: fixture.database, seal: Seal(key: key), owner: owner)
        let store = BodyStore(database: fixture.database, owner: owner)
        try await store.weigh(Weighing(kilograms: 64.5, day: Self.day), at: fixture.clock.now())
        let same = BodyForm.Values(centimetres: 168, kilograms: 64.52, desiredKilograms: nil)
        try await answers.keep([.body(same)], today: Self.next, at: fixture.clock.now())
        #expect(try await store.body()?.weighedOn == Self.day)
        let lighter = BodyForm.Values(centimetres: 168, kilograms: 64, desiredKilograms: 60)
        try await answers.keep([.body(lighter)], today: Self.next, at: fixture.clock.now())
        #expect(try await store.body()?.weighedOn == Self.next)
        #expect(try await store.body()?.desiredKilograms == 60)
    }
}
