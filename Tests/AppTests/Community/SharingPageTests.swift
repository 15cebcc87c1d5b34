import Accounts
import Community
import Foundation
import HTTPTypes
import HealthMath
import HummingbirdTesting
import Storage
import Testing

@testable import App

/// Shares workouts and meals through the real router.
struct SharingPageTests {
    private static let client = "7f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"

    /// Returns two buddies who agreed to the guidelines, and their chat.
    static func buddies(_ app: TestApp) async throws -> (ana: TestPerson, ben: TestPerson, chat: String) {
        let (ana, ben) = (try await app.person("Ana"), try await app.person("Ben"))
        let (anas, bens) = (try await Self.agree("Ana", app), try await Self.agree("Ben", app))
        let today = try #require(CalendarDay(TestApp.today))
        let chat = try await app.environment.database.write { db in
            try Buddyship.form(between: (anas, today), and: (bens, today), at: TestApp.now, in: db).chat
        }
        return (ana, ben, chat)
    }

    /// Has a member agree to the guidelines, and returns their id.
    @discardableResult
    private static func agree(_ name: String, _ app: TestApp) async throws -> Int64 {
        let database = app.environment.database
        let id = try #require(try await MemberStore(database: database).find(login: name)?.id)
        try await GuidelinesStore(database: database, owner: id).agree(at: TestApp.now)
        return id
    }

    @Test("a workout is shared after a question, once, and arrives with a blue border and the buddy's name")
    func workout() async throws {
        try await TestApp.run { app in
            let (ana, ben, chat) = try await Self.buddies(app)
            _ = try await ana.api(.post, "/workouts", WorkoutFixture.body)
            #expect(try await ana.get(WorkoutFixture.path).text.contains("Share with a buddy"))
            let choice = try await ana.get("/together/share?kind=workout&id=\(WorkoutFixture.request)")
            #expect(choice.text.contains("Ben") && choice.text.contains("/together/chats/\(chat)/shares/new"))
            let ask = try await ana.get("/together/chats/\(chat)/shares/new?kind=workout&id=\(WorkoutFixture.request)")
            #expect(ask.text.contains("Share “Legs” with Ben?"))
            for page in [choice, ask] { #expect(page.text.contains("<p class=\"figure-strip\">")) }
            let fields = ["clientId": Self.client, "kind": "workout", "id": WorkoutFixture.request]
            let shared = try await ana.post("/together/chats/\(chat)/shares", fields)
            #expect(shared.headers[.location] == WorkoutFixture.path, "\(shared.text)")
            let again = try await ana.get(
                "/together/chats/\(chat)/shares/new?kind=workout&id=\(WorkoutFixture.request)"
            )
            #expect(again.text.contains("Ben has “Legs” already"))
            let list = try await ben.get("/workouts?shared=on")
            #expect(list.text.contains("shared-row") && list.text.contains("From Ana"))
            let workouts = try await ben.api(.get, "/workouts?shared=true").json()["workouts"] as? [[String: Any]]
            let copy = try #require(workouts?.first)
            #expect(workouts?.count == 1 && copy["sharedBy"] as? String == "Ana")
            let id = try #require(copy["id"] as? String)
            #expect(id != WorkoutFixture.request)
            let page = try await ben.get("/workouts/\(id)")
            #expect(page.text.contains("shared-card") && page.text.contains("kcal"))
            #expect(try await ben.api(.patch, "/workouts/\(id)", #"{"version": 1, "title": "Mine"}"#).status == .ok)
            #expect(try await ana.get(WorkoutFixture.path).text.contains("Legs"))
        }
    }

    @Test("copies don't say any more from whom they are, whether the giver blocks or leaves, until that is taken back")
    func names() async throws {
        try await TestApp.run { app in
            _ = try await app.neighbour("Rosa", nil)
            let (ana, ben) = (try await app.neighbour("Ana"), try await app.neighbour("Ben"))
            let chat = try await app.befriend(ana, ben)
            let eaten = #"{"requestId": "8f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c77", "meal": "Lunch", "kcal": 400}"#
            #expect(try await ana.person.api(.post, "/diary/\(TestApp.today)/entries", eaten).status == .created)
            _ = try await ana.person.api(.post, "/workouts", WorkoutFixture.body)
            for (kind, thing) in [("workout", WorkoutFixture.request), ("meal", "\(TestApp.today) Lunch")] {
                let share = #"{"clientId": "\#(RowID.new())", "kind": "\#(kind)", "id": "\#(thing)"}"#
                let shared = try await ana.person.api(.post, "/chats/\(chat)/shares", share)
                #expect(shared.status == .created, "\(shared.text)")
            }
            func named(_ name: String) async throws -> Bool {
                let workouts = try await ben.person.get("/workouts?shared=on").text
                let meals = try await ben.person.get("/meals").text
                let notices = try await ben.person.api(.get, "/notices").text
                return [workouts, meals].allSatisfy { $0.contains("From \(name)") }
                    && notices.contains("Ana shared a") == (name == "Ana")
            }
            #expect(try await named("Ana"))
            try await app.askToLeave(ana)
            #expect(try await named("a buddy"))
            try await app.stay(ana)
            #expect(try await named("Ana"))
            #expect(try await ben.person.api(.put, "/blocks/\(ana.id)").status == .noContent)
            #expect(try await named("a buddy"))
        }
    }

    @Test("in a chat, what one has is listed, and sharing it leads back to the chat")
    func fromChat() async throws {
        try await TestApp.run { app in
            let (ana, ben, chat) = try await Self.buddies(app)
            let path = "/together/chats/\(chat)/shares"
            #expect(try await ana.get("/together/chats/\(chat)").text.contains(#"href="\#(path)""#))
            #expect(try await ana.get(path).text.contains("Nothing to share yet"))
            _ = try await ana.api(.post, "/workouts", WorkoutFixture.body)
            let listed = try await ana.get(path).text
            #expect(listed.contains("Share with Ben") && listed.contains("Legs"))
            // Who came for a meal is one tap from the meals, however many workouts there are.
            #expect(listed.contains(#"href="\#(path)?kind=meal""#) && !listed.contains("Find a food"))
            let none = try await ana.get(path + "?kind=meal").text
            #expect(none.contains("Nothing to share yet") && none.contains("Find a food") && !none.contains("Legs"))
            let eaten = #"{"requestId": "8f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c77", "meal": "Lunch", "kcal": 400}"#
            #expect(try await ana.api(.post, "/diary/\(TestApp.today)/entries", eaten).status == .created)
            let meals = try await ana.get(path + "?kind=meal").text
            #expect(meals.contains("Lunch") && meals.contains("Today, 1 food") && !meals.contains("Legs"))
            #expect(try await ana.get(path + "?kind=song").text.contains("Legs"))
            #expect(try await !ben.get(path).text.contains("Legs"))
            #expect(listed.contains("Made today \u{B7} Moderate \u{B7} 30 min"))
            let plan =
                #"{"requestId": "6a0d2c1e-5d1f-4c55-8a43-0e9f4f4a1b11", "day": "2026-03-15", "at": "18:00", "workoutId": "\#(WorkoutFixture.request)"}"#
            #expect(try await ana.api(.post, "/planned-workouts", plan).status == .created)
            #expect(try await ana.get(path).text.contains("Planned for tomorrow \u{B7} Moderate"))
            let ask = try await ana.get("\(path)/new?kind=workout&id=\(WorkoutFixture.request)&from=chat").text
            #expect(ask.contains(#"action="\#(path)?from=chat""#))
            let fields = ["clientId": Self.client, "kind": "workout", "id": WorkoutFixture.request]
            let shared = try await ana.post("\(path)?from=chat", fields)
            #expect(shared.headers[.location] == "/together/chats/\(chat)#latest")
            #expect(try await ben.get("/together/chats/\(chat)").text.contains("<span class=\"figure-strip\">"))
        }
    }

    @Test("what the receiver's injury rules out says so on the copy")
    func safety() async throws {
        try await TestApp.run { app in
            let (ana, ben, chat) = try await Self.buddies(app)
            _ = try await ana.api(.post, "/workouts", WorkoutFixture.body)
            let all = "knee shoulder lower-back wrist ankle hip neck elbow".split(separator: " ")
            let injuries = all.map { #"{"area": "\#($0)", "acute": true}"# }.joined(separator: ",")
            let told = try await ben.api(.put, "/me/health", #"{"injuries": [\#(injuries)]}"#)
            #expect(told.status == .ok, "\(told.text)")
            let share = #"{"clientId": "\#(Self.client)", "kind": "workout", "id": "\#(WorkoutFixture.request)"}"#
            #expect(try await ana.api(.post, "/chats/\(chat)/shares", share).status == .created)
            let workouts = try await ben.api(.get, "/workouts?shared=true").json()["workouts"] as? [[String: Any]]
            let id = try #require(workouts?.first?["id"] as? String)
            let page = try await ben.get("/workouts/\(id)").text
            let words = page.components(separatedBy: "<span class=\"complaint\">").dropFirst()
                .map { String($0.prefix { $0 != "<" }) }
            #expect(words.count > 1 && words.allSatisfy { $0.hasSuffix("Swap it.") })
            let reasons = words.filter { $0 != "Better not this one, either. Swap it." }
            #expect(!reasons.isEmpty && Set(reasons).count == reasons.count, "each reason once: \(words)")
        }
    }

    @Test("a saved meal and one of the diary go over the same way; a stranger to the chat learns nothing")
    func meal() async throws {
        try await TestApp.run { app in
            let (ana, ben, chat) = try await Self.buddies(app)
            let eaten = """
                {"requestId": "8f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00", "meal": "Lunch", "foodId": "usda-09040",
                 "amount": 1, "unit": "100 g"}
                """
            let entry = try await ana.api(.post, "/diary/\(TestApp.today)/entries", eaten)
            #expect(entry.status == .created, "\(entry.text)")
            #expect(try await ana.get("/diary").text.contains("/together/share?kind=meal"))
            let share = #"{"clientId": "\#(Self.client)", "kind": "meal", "id": "\#(TestApp.today) Lunch"}"#
            let first = try await ana.api(.post, "/chats/\(chat)/shares", share)
            #expect(first.status == .created, "\(first.text)")
            #expect(try await ana.api(.post, "/chats/\(chat)/shares", share).status == .ok)
            let meals = try await ben.get("/meals").text
            #expect(meals.contains("shared-row") && meals.contains("From Ana") && meals.contains("Lunch"))
            // The card says what it is: 100 g of bananas have 89 kcal.
            let card = try await ben.get("/together/chats/\(chat)").text
            #expect(card.contains("89 kcal in all") && card.contains("/foods.svg#banana"))
            #expect(try await ben.post("/me/settings/no-pressure", ["noPressure": "on"]).status == .seeOther)
            let gentle = try await ben.get("/together/chats/\(chat)").text
            #expect(!gentle.contains("kcal in all") && gentle.contains("/foods.svg#banana"))
            let cleo = try await app.person("Cleo")
            #expect(try await cleo.api(.post, "/chats/\(chat)/shares", share).status == .forbidden)
            try await Self.agree("Cleo", app)
            let stranger = try await cleo.api(.post, "/chats/\(chat)/shares", share)
            let nobody = try await cleo.api(.post, "/chats/9f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00/shares", share)
            #expect(stranger.status == .notFound && nobody.status == .notFound)
            #expect(
                try await ana.api(.post, "/chats/\(chat)/shares", #"{"kind": "song"}"#).status == .unprocessableContent
            )
        }
    }
}
