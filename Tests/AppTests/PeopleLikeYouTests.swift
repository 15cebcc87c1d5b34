import Foundation
import Hummingbird
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App
@testable import Nutrition

/// Tests the feature from consent to page, on the real schema.
struct PeopleLikeYouTests {
    /// Returns a member who lost a kilogram in two months and ate lentils and bananas every day, without twenty
    /// requests.
    private static func villager(_ number: Int, _ app: TestApp) async throws -> TestPerson {
        let person = try await app.person("Villager\(number)")
        #expect(try await person.api(.put, "/goal", #"{"targetKg": 68, "targetDay": "2026-08-11"}"#).status == .created)
        try await app.environment.database.write { db in
            let id = try db.row("SELECT id FROM member WHERE screen_name = \("Villager\(number)")") {
                try $0.integer(0)
            }
            let owner = id ?? 0
            for (ago, kilograms) in [(60, 72.2), (5, 71.5)] {
                try db.execute(
                    """
                    INSERT INTO weight (owner_id, day, kilograms, at)
                    VALUES (\(owner), \(Self.day(ago)), \(kilograms), 0)
                    """
                )
            }
        }
        for ago in 1...12 {
            let entry =
                #"{"requestId": "\#(UUID().uuidString)", "meal": "Lunch", "foodId": "usda-16070", "amount": 100, "unit": "g"}"#
            try #require(try await person.api(.post, "/diary/\(Self.day(ago))/entries", entry).status == .created)
        }
        for ago in [3, 6] {
            let walk =
                #"{"requestId": "\#(UUID().uuidString)", "exerciseId": "brisk-walk", "minutes": 30, "day": "\#(Self.day(ago))"}"#
            try #require(try await person.api(.post, "/activities", walk).status == .created)
        }
        return person
    }

    private static func exercises(_ person: TestPerson) async throws -> [String] {
        let exercises = try await person.api(.get, "/advice").json()["exercises"] as? [[String: Any]] ?? []
        return exercises.compactMap { $0["exerciseId"] as? String }
    }

    /// Returns the text of the day so many days ago.
    private static func day(_ ago: Int) -> String {
        TestApp.now.addingTimeInterval(-86_400 * Double(ago)).formatted(.iso8601.year().month().day())
    }

    private static func others(_ person: TestPerson) async throws -> [String] {
        let others = try await person.api(.get, "/advice").json()["others"] as? [[String: Any]] ?? []
        return others.compactMap { $0["foodId"] as? String }
    }

    @Test("six agree, all see what the others eat; one takes it back, and nothing of six is shown any more")
    func course() async throws {
        try await TestApp.run { app in
            var people: [TestPerson] = []
            for number in 0..<6 { people.append(try await Self.villager(number, app)) }
            try await app.work(on: CohortJob.kind)
            #expect(try await Self.others(people[0]).isEmpty)
            for person in people {
                #expect(try await person.get("/me/people-like-you").text.contains("name=\"sharing\">"))
                #expect(try await person.post("/me/people-like-you", ["sharing": "on"]).status == .seeOther)
            }
            try await app.work(on: CohortJob.kind)
            #expect(try await Self.others(people[0]) == ["usda-16070"])
            #expect(try await people[1].get("/advice").text.contains("People like you</h2>"))
            #expect(try await Self.exercises(people[0]) == ["brisk-walk"])
            for page in ["/advice", "/me/people-like-you"] {
                #expect(try await people[1].get(page).text.contains(#"href="/exercises/brisk-walk""#))
            }
            #expect(try await people[2].post("/exercises/brisk-walk/exclusion").status == .seeOther)
            #expect(try await Self.exercises(people[2]).isEmpty)
            let back = try await people[5].api(.put, "/advice/sharing", #"{"sharing": false}"#)
            #expect(try back.json()["sharing"] as? Bool == false)
            for person in people {
                #expect(try await Self.others(person).isEmpty)
                #expect(try await Self.exercises(person).isEmpty)
            }
        }
    }

    @Test("who asks to leave is out of what was counted at once, and of the next count", arguments: Backend.available)
    func leaving(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            var people: [TestPerson] = []
            for number in 0..<7 { people.append(try await Self.villager(number, app)) }
            for person in people {
                #expect(try await person.post("/me/people-like-you", ["sharing": "on"]).status == .seeOther)
            }
            let leave = { (person: TestPerson) in
                try await person.post("/me/leaving", ["password": "correct horse battery"]).headers[.location]
            }
            // The first member is the administrator, and stays.
            #expect(try await leave(people[6]) == "/")
            try await app.work(on: CohortJob.kind)
            let counted = try await app.environment.database.row("SELECT COUNT(*) FROM cohort_member") { try $0.int(0) }
            #expect(counted == 6)
            #expect(try await Self.others(people[0]) == ["usda-16070"])
            #expect(try await leave(people[5]) == "/")
            for person in people.prefix(5) { #expect(try await Self.others(person).isEmpty) }
        }
    }
}
