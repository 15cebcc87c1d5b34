import Community
import Foundation
import HTTPTypes
import HummingbirdTesting
import Support
import Testing

@testable import App

/// Plans workouts together through the real router; it is Saturday, 14 March 2026, 12:00 UTC.
struct JointWorkoutPageTests {
    static let id = "7f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"

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
            #expect(try await ana.post("\(path)/acceptance").status == .seeOther)
            #expect(try await self.plan(Self.id, of: ana) == .notFound, "It isn't hers to accept.")
            #expect(try await ben.post("\(path)/acceptance").status == .seeOther)
            for (person, title) in [(ana, "Training with Ben"), (ben, "Training with Ana")] {
                let plan = try await person.api(.get, "/planned-workouts/\(Self.id)")
                #expect(plan.text.contains(title), "\(plan.text)")
                #expect(try await person.get("/together/chats/\(chat)").text.contains("You train together tomorrow"))
            }
        }
    }

    @Test("an open chat asks for proposals anew, and a tap that comes too late leads back to it")
    func late() async throws {
        try await TestApp.run { app in
            let (ana, _, chat) = try await self.agreed(app)
            let path = "/together/chats/\(chat)"
            let fresh = try await ana.get(path).text
            #expect(fresh.contains("id=\"together\" hx-get=\"\(path)\""), "\(fresh)")
            let late = try await ana.post("\(path)/workouts/\(Self.id)/refusal")
            #expect(late.headers[.location] == "\(path)#latest", "\(late.text)")
            #expect(try await self.plan(Self.id, of: ana) == .ok)
        }
    }

    @Test("an open chat has a place for proposals before there is one")
    func place() async throws {
        try await TestApp.run { app in
            let (ana, _, chat) = try await SharingPageTests.buddies(app)
            #expect(try await ana.get("/together/chats/\(chat)").text.contains("id=\"together\""))
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
            let hers = try await ana.get(path).text
            #expect(hers.contains("Ben hasn") && !hers.contains("Say your hours"))
            _ = try await ben.api(.put, "/free-time/settings", FreeTimeTests.evenings)
            #expect(try await !ana.get(path).text.contains("6:00 to 22:00"))
        }
    }

    /// Has Ana and Ben agree on tomorrow, 10:00, and returns them with their chat.
    func agreed(_ app: TestApp) async throws -> (ana: TestPerson, ben: TestPerson, chat: String) {
        let (ana, ben, chat) = try await SharingPageTests.buddies(app)
        let fields = ["clientId": Self.id, "day": "2026-03-15", "at": "10:00", "minutes": "60"]
        try #require(try await ana.post("/together/chats/\(chat)/workouts", fields).status == .seeOther)
        let accepted = try await ben.post("/together/chats/\(chat)/workouts/\(Self.id)/acceptance")
        try #require(accepted.status == .seeOther)
        return (ana, ben, chat)
    }

    func plan(_ id: String, of person: TestPerson) async throws -> HTTPResponse.Status {
        try await person.api(.get, "/planned-workouts/\(id)").status
    }

    @Test(
        "an agreed time moves for both when the other says yes, and stays for both until then",
        arguments: Backend.available
    )
    func moved(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben, chat) = try await self.agreed(app)
            let asking = "/together/chats/\(chat)/workouts/new?replaces=\(Self.id)"
            #expect(try await ana.get("/plans/\(Self.id)").text.contains(asking))
            let alone = try await ana.post("/plans/\(Self.id)/move", ["day": "2026-03-16", "at": "18:00"])
            #expect(alone.status == .unprocessableContent && alone.text.contains("You agreed this time with Ben"))
            #expect(try await ana.get(asking).text.contains("It stays so until Ben says yes"))
            let other = "7f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c01"
            let fields = ["clientId": other, "day": "2026-03-15", "at": "10:30", "minutes": "60", "replaces": Self.id]
            let asked = try await ana.post("/together/chats/\(chat)/workouts", fields)
            #expect(asked.status == .seeOther, "\(asked.text)")
            #expect(try await ben.get("/notices").text.contains("Ana would rather train with you at another time"))
            for person in [ana, ben] {
                #expect(try await self.plan(Self.id, of: person) == .ok)
                #expect(try await self.plan(other, of: person) == .notFound)
            }
            // The new time overlaps the old one, which goes first.
            let yes = try await ben.post("/together/chats/\(chat)/workouts/\(other)/acceptance")
            #expect(yes.status == .seeOther, "\(yes.text)")
            for person in [ana, ben] {
                #expect(try await self.plan(Self.id, of: person) == .notFound)
                #expect(try await self.plan(other, of: person) == .ok)
                let shown = try await person.get("/together/chats/\(chat)").text
                #expect(shown.contains("You train together tomorrow, 10:30–11:30."))
                #expect(!shown.contains("You train together tomorrow, 10:00"))
            }
        }
    }

    @Test(
        "what one takes off leaves both plans, the other is told, and Undo brings it back to both",
        arguments: Backend.available
    )
    func calledOff(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben, chat) = try await self.agreed(app)
            #expect(try await ana.post("/plans/\(Self.id)/removal").status == .seeOther)
            for person in [ana, ben] {
                #expect(try await self.plan(Self.id, of: person) == .notFound)
                #expect(try await !person.get("/together/chats/\(chat)").text.contains("You train together"))
            }
            let told = try await ben.get("/notices").text
            #expect(told.contains("“Training with Ana” tomorrow, 10:00–11:00, is called off"), "\(told)")
            #expect(try await ana.post("/plans/\(Self.id)/restoration").status == .seeOther)
            for person in [ana, ben] { #expect(try await self.plan(Self.id, of: person) == .ok) }
            #expect(try await ben.get("/notices").text.contains("is on again"))
        }
    }

    @Test("it comes back to neither once the other has something else")
    func takenMeanwhile() async throws {
        try await TestApp.run { app in
            let (ana, ben, chat) = try await self.agreed(app)
            #expect(try await ana.api(.delete, "/planned-workouts/\(Self.id)").status == .noContent)
            let taken = #"{"requestId": "\#(chat)", "day": "2026-03-15", "at": "10:30", "title": "Secret"}"#
            #expect(try await ben.api(.post, "/planned-workouts", taken).status == .created)
            let refused = try await ana.post("/plans/\(Self.id)/restoration")
            #expect(refused.status == .unprocessableContent && !refused.text.contains("Secret"), "\(refused.text)")
            for person in [ana, ben] { #expect(try await self.plan(Self.id, of: person) == .notFound) }
        }
    }

    @Test("let go by one before it began, it is let go by both, and taken back it stands for both again")
    func letGo() async throws {
        try await TestApp.run { app in
            let (ana, ben, _) = try await self.agreed(app)
            _ = try await ben.post("/plans/\(Self.id)/settlement", ["settled": "let-go"])
            #expect(try await ana.api(.get, "/planned-workouts/\(Self.id)").text.contains("let-go"))
            #expect(try await ana.get("/notices").text.contains("is called off"))
            _ = try await ben.post("/plans/\(Self.id)/settlement", ["settled": ""])
            #expect(try await !ana.api(.get, "/planned-workouts/\(Self.id)").text.contains("let-go"))
        }
    }

    @Test("what one took off or let go is not put back or moved by the other alone", arguments: Backend.available)
    func askedAnew(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben, _) = try await self.agreed(app)
            let plan = "/plans/\(Self.id)"
            func refused(_ answer: TestResponse) {
                #expect(answer.status == .unprocessableContent, "\(answer.text)")
                #expect(answer.text.contains("Ask them anew"), "\(answer.text)")
            }
            _ = try await ana.post("\(plan)/removal")
            refused(try await ben.post("\(plan)/restoration"))
            for person in [ana, ben] { #expect(try await self.plan(Self.id, of: person) == .notFound) }
            #expect(try await ana.post("\(plan)/restoration").status == .seeOther)
            _ = try await ana.post("\(plan)/settlement", ["settled": "let-go"])
            refused(try await ben.post("\(plan)/settlement", ["settled": ""]))
            for person in [ana, ben] {
                refused(try await person.post("\(plan)/move", ["day": "2026-03-16", "at": "18:00"]))
                // What wasn't removed isn't restored, and what was let go before stays so.
                _ = try await person.post("\(plan)/restoration")
                _ = try await person.post("\(plan)/removal")
                #expect(try await person.post("\(plan)/restoration").status == .seeOther)
            }
            for person in [ana, ben] {
                let shown = try await person.api(.get, "/planned-workouts/\(Self.id)")
                #expect(shown.text.contains("let-go"), "\(shown.text)")
            }
        }
    }

    @Test("taken off and put back again and again, it is told once of each in an hour", arguments: Backend.available)
    func toldOnce(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben, _) = try await self.agreed(app)
            for _ in 0..<3 {
                #expect(try await ana.post("/plans/\(Self.id)/removal").status == .seeOther)
                #expect(try await ana.post("/plans/\(Self.id)/restoration").status == .seeOther)
                _ = try await ana.post("/plans/\(Self.id)/settlement", ["settled": "let-go"])
                _ = try await ana.post("/plans/\(Self.id)/settlement", ["settled": ""])
            }
            let notices = try await ben.api(.get, "/notices").json()["notices"] as? [[String: Any]] ?? []
            let texts = notices.compactMap { $0["text"] as? String }
            #expect(texts.filter { $0.contains("is called off") }.count == 1, "\(texts)")
            #expect(texts.filter { $0.contains("is on again") }.count == 1, "\(texts)")
        }
    }

    @Test("an id that is another workout's is refused, and a plan of one's own isn't taken for the agreed one")
    func otherID() async throws {
        try await TestApp.run { app in
            let (ana, ben, chat) = try await self.agreed(app)
            let again = #"{"clientId": "\#(Self.id)", "day": "2026-03-17", "at": "10:00"}"#
            #expect(try await ben.api(.post, "/chats/\(chat)/workouts", again).status == .conflict)
            let own = "7f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c01"
            let alone = #"{"requestId": "\#(own)", "day": "2026-03-16", "at": "10:00", "title": "Alone"}"#
            try #require(try await ana.api(.post, "/planned-workouts", alone).status == .created)
            let proposed = #"{"clientId": "\#(own)", "day": "2026-03-18", "at": "10:00"}"#
            try #require(try await ana.api(.post, "/chats/\(chat)/workouts", proposed).status == .created)
            let accepted = try await ben.api(.post, "/chats/\(chat)/workouts/\(own)/acceptance", "{}")
            #expect(accepted.status == .conflict, "\(accepted.text)")
            #expect(try await self.plan(own, of: ben) == .notFound)
        }
    }

    @Test("what both replaced by another time isn't put back by one alone")
    func replacedForGood() async throws {
        try await TestApp.run { app in
            let (ana, ben, chat) = try await self.agreed(app)
            let other = "7f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c01"
            let fields = ["clientId": other, "day": "2026-03-16", "at": "10:30", "minutes": "60", "replaces": Self.id]
            try #require(try await ana.post("/together/chats/\(chat)/workouts", fields).status == .seeOther)
            _ = try await ben.post("/together/chats/\(chat)/workouts/\(other)/acceptance")
            for person in [ana, ben] {
                #expect(try await person.post("/plans/\(Self.id)/restoration").status == .unprocessableContent)
                #expect(try await self.plan(Self.id, of: person) == .notFound)
                #expect(try await self.plan(other, of: person) == .ok)
            }
        }
    }

    @Test("taken off, let go and put back by both at once, it stands for both or neither", arguments: Backend.available)
    func atOnce(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben, chat) = try await self.agreed(app)
            let plan = "/plans/\(Self.id)"
            try await withThrowingTaskGroup(of: Void.self) { group in
                for person in [ana, ben, ana, ben] {
                    for path in ["removal", "restoration", "settlement"] {
                        let fields = path == "settlement" ? ["settled": "let-go"] : [:]
                        group.addTask { _ = try await person.post("\(plan)/\(path)", fields) }
                    }
                }
                try await group.waitForAll()
            }
            func stands(_ person: TestPerson) async throws -> Bool {
                let shown = try await person.api(.get, "/planned-workouts/\(Self.id)")
                return shown.status == .ok && !shown.text.contains("let-go")
            }
            let stands = (ana: try await stands(ana), ben: try await stands(ben))
            #expect(stands.ana == stands.ben)
            let shown = try await ana.get("/together/chats/\(chat)").text.contains("You train together")
            #expect(shown == stands.ana)
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
