import Foundation
import HealthMath
import Testing
import Training

@testable import App

/// The tables of made-up people.
struct DemoTableTests {
    @Test("made-up people lift what somebody of their weight may lift")
    func loads() throws {
        for person in try DemoPerson.shipped() {
            let squat = try #require(DemoLoads.kilograms(of: "barbell-squat", by: person))
            #expect((0.3...1).contains(squat / person.kilograms), "\(person.screenName)")
            #expect(DemoLoads.kilograms(of: "push-up", by: person) == nil)
        }
    }

    @Test("sixty people of all ages and bodies, and three of them to be tried")
    func people() throws {
        let people = try DemoPerson.shipped()
        #expect(people.count == Demo.people)
        #expect(Set(people.map { $0.screenName.lowercased() }).count == people.count)
        #expect(people.compactMap(\.role) == [.beginner, .lifter, .organiser])
        #expect(people.map(\.age).min() == 16 && people.map(\.age).max() == 74)
        #expect(people.count { !$0.isAdult } >= 3)
        #expect(people.count { !$0.said("l").isEmpty } >= 5, "People with disabilities live here, too.")
        let mass = people.map { $0.kilograms / pow(Double($0.centimetres) / 100, 2) }
        #expect((mass.min() ?? 0) < 21 && (mass.max() ?? 0) > 35)
    }

    @Test("what is said of them is what forms take")
    func words() throws {
        for person in try DemoPerson.shipped() {
            #expect(TimeZone(identifier: person.zone) != nil, "\(person.screenName)")
            #expect(["female", "male", "other"].contains(person.gender), "\(person.screenName)")
            #expect(Plausible.kilograms.contains(person.kilograms), "\(person.screenName)")
            #expect(Plausible.centimetres.contains(Double(person.centimetres)), "\(person.screenName)")
            #expect(person.said("i").allSatisfy { InjuryArea(rawValue: $0) != nil }, "\(person.screenName)")
            #expect(person.said("c").allSatisfy { HealthCondition(rawValue: $0) != nil }, "\(person.screenName)")
            #expect(person.said("l").allSatisfy { Limitation(rawValue: $0) != nil }, "\(person.screenName)")
            #expect(person.email.hasSuffix("@example.invalid"))
            #expect(!person.intro.isEmpty && person.intro.count <= 600, "\(person.screenName)")
        }
    }

    @Test("everybody finds something to eat for every meal, and something to say")
    func meals() throws {
        for way in ["any", "fish", "veg", "vegan"] {
            for kind in ["breakfast", "lunch", "dinner", "snack"] {
                #expect(DemoTown.meals.count { $0.kind == kind && $0.isEaten(by: way) } >= 3, "\(way) \(kind)")
            }
        }
        #expect(DemoTown.talks.count(where: \.isFirst) >= 5 && DemoTown.talks.count { !$0.isFirst } >= 10)
        #expect(try DemoTable("events").rows.count >= 8)
        #expect(DemoGyms.all.count >= 3 && DemoGyms.all.allSatisfy { $0.place != nil && $0.address != nil })
        #expect(Set(DemoGyms.all.map(\.id)).count == DemoGyms.all.count)
    }

    @Test("chance is alike for the same seed, and its ids are those of devices")
    func chance() {
        var (one, other) = (DemoChance(seed: 7), DemoChance(seed: 7))
        #expect((0..<20).map { _ in one.next() } == (0..<20).map { _ in other.next() })
        for _ in 0..<50 { #expect(UUID(uuidString: one.id())?.uuidString.lowercased() == other.id()) }
    }
}
