import Foundation

/// Somebody who never was: one row of `people.tsv`.
struct DemoPerson: Sendable {
    /// The people whom visitors may try.
    enum Role: String, Sendable { case beginner, lifter, organiser }

    let index: Int
    let screenName: String
    let firstName: String
    let lastName: String
    let gender: String
    let age: Int
    let centimetres: Int
    let kilograms: Double
    /// Kilograms that they gain in three months; negative for losing.
    let change: Double
    let zone: String
    let food: String
    /// How much of what they eat they log: 0 nothing, 1 breakfast and dinner, 2 everything.
    let diary: Int
    /// The share of days on which they open the app, from 0 to 1.
    let devotion: Double
    /// An exercise of the catalogue that they do without a plan; empty for none.
    let sport: String
    /// Days of training a week.
    let days: Int
    /// The place for which their workouts are made; empty for those who want none.
    let place: String
    let gear: String
    let experience: String
    let health: [String]
    let strengths: [String]
    let goals: [String]
    let styles: [String]
    let role: Role?
    let intro: String

    init(_ index: Int, _ row: [String: String]) {
        self.index = index
        self.screenName = row.text("screen")
        self.firstName = row.text("first")
        self.lastName = row.text("last")
        self.gender = row.text("gender")
        self.age = row.whole("age")
        self.centimetres = row.whole("cm")
        self.kilograms = row.number("kg")
        self.change = row.number("change")
        self.zone = row.text("zone").isEmpty ? DemoCalendar.zone : row.text("zone")
        self.food = row.text("food")
        self.diary = row.whole("diary")
        self.devotion = row.number("devotion") / 100
        self.sport = row.text("sport")
        self.days = row.whole("days")
        self.place = row.text("place")
        self.gear = row.text("gear")
        self.experience = row.text("experience")
        self.health = row.list("health")
        self.strengths = row.list("strengths")
        self.goals = row.list("goals")
        self.styles = row.list("styles")
        self.role = Role(rawValue: row.text("try"))
        self.intro = row.text("intro")
    }

    var email: String { "\(self.screenName)@example.invalid" }
    var isAdult: Bool { self.age >= 18 }
    var usesWheelchair: Bool { self.health.contains("l:wheelchair") }

    /// Returns what they say about their health under a letter: i for injuries, c for conditions, l for limitations.
    func said(_ letter: String) -> [String] {
        self.health.filter { $0.hasPrefix(letter + ":") }.map { String($0.dropFirst(2)) }
    }

    static func shipped() throws -> [DemoPerson] {
        try DemoTable("people").rows.enumerated().map { DemoPerson($0.offset, $0.element) }
    }
}
