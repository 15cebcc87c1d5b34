import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import Administration
@testable import App

/// What the house says to its members.
struct AnnouncementTests {
    @Test("it is seen before it goes, reaches whom it is for, and each of them once", arguments: Backend.available)
    func send(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (root, ben) = (try await app.person("Rosa", body: false), try await app.person("Ben", body: false))
            let young = try await app.person("Yuri", body: false, birthday: "2009-05-17")
            let fields = ["words": "The gym is closed on Sunday.", "audience": "adults", "reason": "A new floor"]
            #expect(try await ben.get("/admin/announcements").status == .forbidden)
            #expect(try await ben.post("/admin/announcements", fields).status == .forbidden)
            let seen = try await root.post("/admin/announcements/preview", fields)
            #expect(seen.status == .ok && seen.text.contains("Adults: 2 members"))
            let again = try await root.post(
                "/admin/announcements/preview",
                fields.merging(["change": "1"]) { old, _ in old }
            )
            #expect(again.status == .ok && again.text.contains("The gym is closed on Sunday."))
            #expect(again.text.contains("A new floor") && !again.text.contains("Adults: 2 members"))
            let refreshed = try await root.get("/admin/announcements/preview")
            #expect(refreshed.status == .seeOther && refreshed.headers[.location] == "/admin/announcements")
            #expect(try await !ben.get("/notices").text.contains("closed on Sunday"), "It hasn't gone.")
            #expect(try await root.post("/admin/announcements", fields).status == .seeOther)
            let unsent = try await root.get("/admin/announcements").text
            #expect(unsent.contains("goes out in a moment") && unsent.contains(">Take back<"))
            let database = app.environment.database
            let id = try #require(try await database.row("SELECT id FROM announcement") { try $0.text(0) })
            for _ in 1...2 { try await app.work(on: AnnouncementJob.kind, id) }
            for (person, count) in [(root, 1), (ben, 1), (young, 0)] {
                let text = try await person.get("/notices").text
                #expect(text.components(separatedBy: "closed on Sunday").count - 1 == count)
            }
            #expect(try await root.post("/admin/announcements/\(id)/removal").status == .conflict)
            #expect(try await !root.get("/admin/announcements").text.contains(">Take back<"))
            let log = try await root.get("/admin/log").text
            #expect(log.contains("Rosa said something to: Adults") && log.contains("Why: A new floor"))
            #expect(try await !ben.get("/notices").text.contains("A new floor"))
        }
    }

    @Test("within the minute it is taken back, and nobody is told")
    func takenBack() async throws {
        try await TestApp.run { app in
            let root = try await app.person("Rosa", body: false)
            let fields = ["words": "A slip of the thumb", "audience": "everybody", "reason": "News"]
            _ = try await root.post("/admin/announcements", fields)
            let database = app.environment.database
            let id = try #require(try await database.row("SELECT id FROM announcement") { try $0.text(0) })
            #expect(try await root.post("/admin/announcements/\(id)/removal").status == .seeOther)
            try await app.work(on: AnnouncementJob.kind, id)
            #expect(try await !root.get("/notices").text.contains("slip of the thumb"))
            #expect(try await !root.get("/admin/announcements").text.contains("slip of the thumb"))
            #expect(try await root.post("/admin/announcements/\(id)/removal").status == .conflict)
        }
    }

    @Test("what was taken back goes out after all by Undo of who took it back, once", arguments: Backend.available)
    func goesOutAfterAll(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let root = try await app.person("Rosa", body: false)
            let fields = ["words": "We close at ten.", "audience": "everybody", "reason": "News"]
            _ = try await root.post("/admin/announcements", fields)
            let database = app.environment.database
            let id = try #require(try await database.row("SELECT id FROM announcement") { try $0.text(0) })
            #expect(try await root.post("/admin/announcements/\(id)/restoration").status == .conflict)
            _ = try await root.post("/admin/announcements/\(id)/removal")
            #expect(try await root.get("/admin").text.contains("/admin/announcements/\(id)/restoration"))
            #expect(try await root.post("/admin/announcements/\(id)/restoration").status == .seeOther)
            #expect(try await root.post("/admin/announcements/\(id)/restoration").status == .conflict)
            #expect(try await root.get("/admin/announcements").text.contains("goes out in a moment"))
            for _ in 1...2 { try await app.work(on: AnnouncementJob.kind, id) }
            #expect(try await root.get("/notices").text.components(separatedBy: "We close at ten").count == 2)
            #expect(try await root.get("/admin/log").text.contains("let an announcement go out after all"))
        }
    }

    @Test("words that are missing, too long, or for nobody known are complained about")
    func wrong() async throws {
        try await TestApp.run { app in
            let root = try await app.person("Rosa", body: false)
            let long = String(repeating: "a", count: 501)
            for (words, audience, reason) in [
                ("", "adults", "News"), (long, "adults", "News"), ("Hi", "women", "News"), ("Hi", "adults", ""),
            ] {
                let fields = ["words": words, "audience": audience, "reason": reason]
                let refused = try await root.post("/admin/announcements", fields)
                #expect(refused.status == .unprocessableContent, "\(words.count) \(audience) \(reason)")
            }
        }
    }
}
