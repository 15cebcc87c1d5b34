import Accounts
import Community
import Foundation
import HTTPTypes
import HummingbirdTesting
import Members
import Nutrition
import Storage
import Support
import Testing

@testable import App

/// What the command line does about reports, invitations, events, foods and texts.
struct OperatorTests {
    @Test("a report about the only administrator is decided by the operator", arguments: Backend.available)
    func reports(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (mo, ben) = (try await app.neighbour("Mo"), try await app.neighbour("Ben"))
            let about = #"{"memberId": \#(mo.id), "reason": "spam", "words": "All day long"}"#
            #expect(try await ben.person.api(.post, "/reports", about).status == .noContent)
            let reports = try AppEnvironment.reports(app.environment.config, app.environment.database)
            let line = try #require(try await reports.waiting().first)
            #expect(line.about == "Mo")
            #expect(try await reports.open(line.id)?.contains { $0.contains("All day long") } == true)
            #expect(try await reports.open(999) == nil)
            await #expect(throws: OperatorReports.Refusal.self) { try await reports.decide(line.id, .warn, note: " ") }
            await #expect(throws: Suspending.LastOne.self) { try await reports.decide(line.id, .suspend, note: "No") }
            #expect(try await reports.decide(line.id, .warn, note: "Once a day is enough.") == "Mo")
            await #expect(throws: OperatorReports.Missing.self) { try await reports.decide(line.id, .warn, note: "No") }
            #expect(try await reports.waiting().isEmpty)
            #expect(try await mo.person.get("/notices").text.contains("Once a day is enough"))
            let log = try await mo.person.get("/admin/log").text
            #expect(log.contains("The operator (command line) opened a report about"))
            #expect(log.contains("The operator (command line) warned"))
        }
    }

    @Test("an invitation is made and ended by the operator", arguments: Backend.available)
    func invitations(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let root = try await app.person("Rosa", body: false)
            let invitations = AppEnvironment.invitations(app.environment.config, app.environment.database)
            for (note, places, days) in [("", 1, 7), ("Ben", 0, 7), ("Ben", 101, 7), ("Ben", 1, 8)] {
                await #expect(throws: OperatorInvitations.Refusal.self, "\(note) \(places) \(days)") {
                    _ = try await invitations.make(for: note, places: places, days: days)
                }
            }
            #expect(try await invitations.make(for: "Ben", places: 2, days: 7).contains("/sign-up?invitation="))
            let one = try #require(try await invitations.open().first)
            #expect(one.note == "Ben" && one.places == 2)
            #expect(try await invitations.end(one.id, because: "A slip"))
            #expect(try await !invitations.end(one.id, because: "A slip"))
            #expect(try await invitations.open().isEmpty)
            let log = try await AppEnvironment.log(of: app.environment.database, matching: "slip", limit: 10)
            #expect(log.map(\.about) == ["Ben"] && log.map(\.why) == ["A slip"])
            #expect(try await root.get("/admin/log").text.contains("(command line) ended an invitation for: Ben"))
        }
    }

    @Test("two-step log-in is turned off by the operator for who lost everything", arguments: Backend.available)
    func secondFactor(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let root = try await app.person("Rosa", body: false)
            _ = try await app.person("Ana", body: false).secondFactor()
            let management = try AppEnvironment.management(app.environment.config, app.environment.database)
            #expect(try await management.endSecondFactor(of: "Rosa", because: "No") == false)
            #expect(try await management.endSecondFactor(of: "ana@example.org", because: "The phone sank") == true)
            let entry = ["login": "Ana", "password": "correct horse battery"]
            #expect(try await app.post("/log-in", entry, cookie: "").status == .seeOther)
            let log = try await root.get("/admin/log").text
            #expect(
                log.contains("(command line) turned off two-step log-in for: Ana") && log.contains("The phone sank")
            )
        }
    }

    @Test("an event is cancelled, brought back and given into other hands by the operator")
    func events() async throws {
        try await TestApp.run { app in
            let (mo, ola) = (try await app.neighbour("Mo"), try await app.neighbour("Ola"))
            let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1e07"
            let start = Int64(Date().timeIntervalSince1970 * 1_000) + 86_400_000
            try await app.environment.database.write { db in
                try db.execute("UPDATE member SET role = 'organiser' WHERE id = \(ola.id)")
                try db.execute(
                    """
                    INSERT INTO event (id, organiser_id, name, about, place, zone, start_at, end_at, points, sponsor, ages,
                        traits, code, created_at, version)
                    VALUES (\(id), \(mo.id), 'Run', '', 'Park', 'UTC', \(start), \(start + 3_600_000), 10, '', 'adults',
                        '', '123456', 0, 1)
                    """
                )
            }
            let events = AppEnvironment.events(app.environment.config, app.environment.database)
            #expect(try await events.ahead().map(\.keeper) == ["Mo"])
            #expect(try await events.cancel(id, why: "Storm") == "Run")
            #expect(try await events.cancel(id, why: "Storm") == nil)
            #expect(try await events.ahead().map(\.isCancelled) == [true])
            #expect(try await events.restore(id, because: "The sun shines") == "Run")
            #expect(try await events.restore(id, because: "The sun shines") == nil)
            #expect(try await events.handOver(id, to: ola.id, because: "She runs") == "Run")
            #expect(try await events.handOver(id, to: ola.id, because: "She runs") == nil, "She does already.")
            #expect(try await events.handOver(id, to: 999, because: "Nobody") == nil)
            #expect(try await events.ahead().map(\.keeper) == ["Ola"])
            let log = try await mo.person.get("/admin/log").text
            for words in ["cancelled the event", "let take place after all", "gave into other hands the event"] {
                #expect(log.contains("The operator (command line) \(words)"), "\(words)")
            }
        }
    }

    @Test("offered foods are accepted and refused by the operator", arguments: Backend.available)
    func foods(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (mo, ana) = (try await app.person("Mo"), try await app.person())
            let ids = ["5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d21", "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d22"]
            for (id, name) in zip(ids, ["Oat bar", "Rye bar"]) {
                let food = #"{"requestId": "\#(id)", "name": "\#(name)", "energy": 450}"#
                #expect(try await ana.api(.post, "/foods", food).status == .created)
                #expect(try await ana.api(.post, "/foods/own-\(id)/offer").status == .ok)
            }
            let foods = OperatorFoods(database: app.environment.database) { TestApp.now }
            let waiting = try await foods.waiting()
            #expect(Set(waiting.map(\.name)) == ["Oat bar", "Rye bar"])
            let oat = try #require(waiting.first { $0.name == "Oat bar" })
            let rye = try #require(waiting.first { $0.name == "Rye bar" })
            #expect(try await foods.accept(oat.id) == .done("Oat bar"))
            #expect(try await foods.accept(oat.id) == .missing)
            #expect(try await foods.refuse(rye.id, because: "  ") == .reasonUnfit)
            #expect(try await foods.refuse(rye.id, because: "It is there already.") == .done("Rye bar"))
            #expect(try await foods.waiting().isEmpty)
            #expect(try await ana.get("/notices").text.contains("It is there already."))
            #expect(try await mo.get("/admin/log").text.contains("The operator (command line) accepted a food"))
        }
    }

    @Test("a nutritionist's text is taken back and shown again by the operator", arguments: Backend.available)
    func texts(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let root = try await app.person("Rosa", body: false)
            let nora = try await app.person("Nora", body: false)
            let members = MemberStore(database: app.environment.database)
            _ = try await members.appoint(login: "Nora", .nutritionist, at: TestApp.now)
            // Her session knows of her role at the next request after a write.
            _ = try await nora.post("/me/settings/notices", ["safetyMail": "on"])
            let id = "0192f0c1-0000-7000-8000-000000000002"
            let text = ["requestId": id, "kind": "advice", "title": "Fast for a week", "text": "Nothing but water."]
            _ = try await nora.post("/nutritionist/texts", text)
            _ = try await nora.post("/nutritionist/texts/\(id)/publication")
            let texts = OperatorTexts(database: app.environment.database) { TestApp.now }
            #expect(try await texts.all().map(\.title) == ["Fast for a week"])
            #expect(try await texts.restore(id, because: "No") == nil)
            #expect(try await texts.withdraw(id, because: "It harms") == "Fast for a week")
            #expect(try await texts.withdraw(id, because: "It harms") == nil)
            #expect(try await nora.post("/nutritionist/texts/\(id)/publication").status == .conflict)
            #expect(try await texts.restore(id, because: "It is a joke") == "Fast for a week")
            let log = try await root.get("/admin/log").text
            #expect(log.contains("It harms") && log.contains("It is a joke"))
        }
    }
}
