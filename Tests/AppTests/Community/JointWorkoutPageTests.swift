import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import App

/// Plans workouts together through the real router; it is Saturday, 14 March 2026, 12:00 UTC.
struct JointWorkoutPageTests {
    private static let id = "7f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"

    @Test("an hour is proposed on the page, accepted in the chat, and stands on both plans without anybody's reasons")
    func page() async throws {
        try await TestApp.run { app in
            let (ana, ben, chat) = try await SharingPageTests.buddies(app)
            #expect(try await ana.get("/together/chats/\(chat)/shares").text.contains("Plan a workout together"))
            #expect(try await ana.get("/together/chats/\(chat)").text.contains("Train together"))
            let asked = try await ana.get("/together/chats/\(chat)/workouts/new").text
            #expect(asked.contains("Ben doesn") && asked.contains("Propose it to Ben"))
            let fields = ["clientId": Self.id, "day": "2026-03-15", "at": "10:00", "minutes": "60"]
            let proposed = try await ana.post("/together/chats/\(chat)/workouts", fields)
            #expect(proposed.headers[.location] == "/together/chats/\(chat)#latest", "\(proposed.text)")
            let own = try await ana.get("/together/chats/\(chat)").text
            #expect(own.contains("You proposed tomorrow, 10:00–11:00.") && !own.contains("Yes, plan it"))
            let shown = try await ben.get("/together/chats/\(chat)").text
            #expect(shown.contains("Ana proposes tomorrow, 10:00–11:00.") && shown.contains("Yes, plan it"))
            #expect(try await ben.get("/notices").text.contains("Ana would like to train with you"))
            let path = "/together/chats/\(chat)/workouts/\(Self.id)"
            #expect(try await ana.post("\(path)/acceptance").status == .notFound, "It isn't hers to accept.")
            #expect(try await ben.post("\(path)/acceptance").status == .seeOther)
            for (person, title) in [(ana, "Training with Ben"), (ben, "Training with Ana")] {
                let plan = try await person.api(.get, "/planned-workouts/\(Self.id)")
                #expect(plan.text.contains(title), "\(plan.text)")
                #expect(try await person.get("/together/chats/\(chat)").text.contains("You train together tomorrow"))
            }
        }
    }

    @Test("whose hours were never said counts as awake from 6 to 22, and the page says so and leads to Hours")
    func assumed() async throws {
        try await TestApp.run { app in
            let (one, other) = (
                try await app.neighbour("Ana"), try await app.neighbour("Ben") { $0.shares = .presence }
            )
            let (ana, ben, chat) = (one.person, other.person, try await app.befriend(one, other))
            let path = "/together/chats/\(chat)/workouts/new"
            let neither = try await ana.get(path).text
            #expect(neither.contains("Neither of you has said your hours") && !neither.contains("No hour of the next"))
            #expect(neither.contains("/free-time/settings?next=\(path)"), "\(neither)")
            _ = try await ana.api(.put, "/free-time/settings", FreeTimeTests.evenings)
            let one = try await ana.get(path).text
            #expect(one.contains("Ben hasn") && !one.contains("Say your hours"))
            _ = try await ben.api(.put, "/free-time/settings", FreeTimeTests.evenings)
            #expect(try await !ana.get(path).text.contains("6:00 to 22:00"))
        }
    }

    @Test("a device reads the hours that both have free, and nothing of why the others are not")
    func device() async throws {
        try await TestApp.run { app in
            let (ana, ben, chat) = try await SharingPageTests.buddies(app)
            for person in [ana, ben] { _ = try await person.api(.put, "/free-time/settings", FreeTimeTests.evenings) }
            let path = "/chats/\(chat)/workouts"
            #expect(try await ana.api(.get, path).json()["commonTimes"] is NSNull, "Ben doesn't show when he has time.")
            let body = #"{"clientId": "\#(Self.id)", "day": "2026-03-15", "at": "10:00"}"#
            #expect(try await ana.api(.post, path, body).status == .created)
            #expect(try await ana.api(.post, path, body).status == .ok)
            let over = #"{"clientId": "\#(chat)", "day": "2026-03-13", "at": "10:00"}"#
            #expect(try await ana.api(.post, path, over).status == .unprocessableContent)
            let taken = #"{"requestId": "\#(chat)", "day": "2026-03-15", "at": "10:30", "title": "Secret"}"#
            #expect(try await ana.api(.post, "/planned-workouts", taken).status == .created)
            let refused = try await ben.api(.post, "\(path)/\(Self.id)/acceptance", "{}")
            #expect(refused.status == .conflict && !refused.text.contains("Secret"))
            #expect(try await ben.api(.get, "/planned-workouts/\(Self.id)").status == .notFound)
            #expect(try await ana.api(.post, "\(path)/\(Self.id)/refusal", "{}").status == .noContent)
            #expect(try await ben.api(.post, "\(path)/\(Self.id)/acceptance", "{}").status == .notFound)
        }
    }
}
