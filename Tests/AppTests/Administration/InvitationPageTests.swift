import Accounts
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// Who may sign up.
struct InvitationPageTests {
    private static let password = "correct horse battery"

    private static func person(_ name: String, invitation: String = "") -> [String: String] {
        [
            "firstName": name, "lastName": "Example", "screenName": name, "email": "\(name)@example.org",
            "birthday": "1990-05-17", "gender": "other", "password": Self.password,
            "passwordAgain": Self.password, "timeZone": "UTC", "invitation": invitation,
        ]
    }

    @Test("an invitation lets in as many as it has places for, and nobody else", arguments: Backend.available)
    func invited(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let root = try await app.person("Rosa", body: false)
            var rule = ["rule": "invited", "reason": "A house for friends"]
            #expect(try await root.post("/admin/sign-up", ["rule": "invited"]).status == .unprocessableContent)
            #expect(try await root.post("/admin/sign-up", rule).status == .unprocessableContent, "No password.")
            rule["password"] = "wrong"
            #expect(try await root.post("/admin/sign-up", rule).text.contains("That isn&#39;t your password."))
            rule["password"] = Self.password
            #expect(try await root.post("/admin/sign-up", rule).status == .seeOther)
            let page = try await app.client.execute(uri: "/sign-up", method: .get, headers: [.accept: "text/html"])
            #expect(page.text.contains("You need an invitation"))
            #expect(try await app.post("/sign-up", Self.person("Eve"), cookie: "").status == .unprocessableContent)
            let made = try await root.post("/admin/invitations", ["note": "Ben", "places": "1", "days": "7"])
            #expect(made.status == .ok && made.headers[.cacheControl] == "private, no-store")
            #expect(try await root.get("/admin/invitations").headers[.location] == "/admin/sign-up")
            #expect(made.text.contains(#"id="made">http"#) && made.text.contains(#"data-copies="made""#))
            let token = String(
                try #require(made.text.firstMatch(of: /\/sign-up\?invitation=([A-Za-z0-9_-]+)/)).output.1
            )
            let list = try await root.get("/admin/sign-up?made=\(token)").text
            #expect(list.contains("One place left") && !list.contains(token), "It is shown once.")
            let form = try await app.client.execute(uri: "/sign-up?invitation=\(token)", method: .get)
            #expect(form.text.contains("value=\"\(token)\""))
            #expect(
                try await app.post("/sign-up", Self.person("Ben", invitation: token), cookie: "").status == .seeOther
            )
            let late = try await app.post("/sign-up", Self.person("Eve", invitation: token), cookie: "")
            #expect(late.status == .unprocessableContent && late.text.contains("You need an invitation"))
            let names = try await app.environment.database.rows("SELECT screen_name FROM member ORDER BY id") {
                try $0.text(0)
            }
            #expect(names == ["Rosa", "Ben"])
            let log = try await root.get("/admin/log").text
            #expect(
                log.contains("A house for friends") && log.contains("made an invitation for") && !log.contains(token)
            )
        }
    }

    @Test("nobody means nobody, ended links are none, and members decide nothing")
    func nobody() async throws {
        try await TestApp.run { app in
            let root = try await app.person("Rosa", body: false)
            let ben = try await app.person("Ben", body: false)
            #expect(try await ben.get("/admin/sign-up").status == .forbidden)
            #expect(try await ben.post("/admin/sign-up", ["rule": "nobody", "reason": "Mine"]).status == .forbidden)
            let full = ["rule": "nobody", "reason": "Full", "password": Self.password]
            _ = try await root.post("/admin/sign-up", full)
            let made = try await root.post("/admin/invitations", ["note": "Cleo", "places": "2", "days": "1"])
            let token = String(
                try #require(made.text.firstMatch(of: /\/sign-up\?invitation=([A-Za-z0-9_-]+)/)).output.1
            )
            let cleo = Self.person("Cleo", invitation: token)
            #expect(try await app.post("/sign-up", cleo, cookie: "").status == .unprocessableContent)
            let friends = ["rule": "invited", "reason": "Friends", "password": Self.password]
            _ = try await root.post("/admin/sign-up", friends)
            let list = try await root.get("/admin/sign-up").text
            let end = String(try #require(list.firstMatch(of: /\/admin\/invitations\/[0-9a-f-]+\/removal/)).output)
            #expect(try await root.get(end).text.contains("2 places left"))
            #expect(try await root.post(end).status == .unprocessableContent, "No reason.")
            let why = ["reason": "She moved away"]
            #expect(try await root.post(end, why).status == .seeOther)
            #expect(try await root.post(end, why).status == .notFound)
            #expect(try await root.get("/admin/log").text.contains("She moved away"))
            #expect(try await app.post("/sign-up", cleo, cookie: "").status == .unprocessableContent)
            for places in ["0", "101", "many", "99999999999999999999"] {
                let refused = try await root.post("/admin/invitations", ["note": "All", "places": places])
                #expect(refused.status == .unprocessableContent, "\(places)")
            }
        }
    }

    @Test("a rule and an end are undone at once by who decided them", arguments: Backend.available)
    func undone(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let root = try await app.person("Rosa", body: false)
            let undo = "/admin/sign-up/undoing"
            #expect(try await root.post(undo).status == .conflict, "Nothing was decided.")
            let rule = ["rule": "invited", "reason": "Friends", "password": Self.password]
            #expect(try await root.post("/admin/sign-up", rule).status == .seeOther)
            let made = try await root.post("/admin/invitations", ["note": "Cleo", "places": "2", "days": "1"])
            let token = String(
                try #require(made.text.firstMatch(of: /\/sign-up\?invitation=([A-Za-z0-9_-]+)/)).output.1
            )
            let list = try await root.get("/admin/sign-up").text
            let end = String(try #require(list.firstMatch(of: /\/admin\/invitations\/[0-9a-f-]+\/removal/)).output)
            let back = end.replacing("/removal", with: "/restoration")
            #expect(try await root.post(back).status == .conflict, "It hasn't ended.")
            #expect(try await root.post(end, ["reason": "A slip"]).status == .seeOther)
            #expect(try await !root.get("/admin/sign-up").text.contains("2 places left"))
            #expect(try await root.post(back).status == .seeOther)
            let cleo = Self.person("Cleo", invitation: token)
            #expect(try await app.post("/sign-up", cleo, cookie: "").status == .seeOther)
            #expect(try await root.post(undo).status == .seeOther)
            #expect(try await root.post(undo).status == .conflict, "An Undo isn't undone.")
            let eve = try await app.post("/sign-up", Self.person("Eve"), cookie: "")
            #expect(eve.status == .seeOther, "Everybody may.")
            let log = try await root.get("/admin/log").text
            #expect(log.contains("let count again an invitation for") && log.contains("Taken back at once."))
        }
    }

    @Test("an Undo takes back neither the rule nor the invitation of another", arguments: Backend.available)
    func others(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let root = try await app.person("Rosa", body: false)
            let mo = try await app.administrator("Mo")
            let (undo, database) = ("/admin/sign-up/undoing", app.environment.database)
            for (person, rule) in [(root, "invited"), (mo, "nobody"), (mo, "invited")] {
                let fields = ["rule": rule, "reason": "So", "password": Self.password]
                #expect(try await person.post("/admin/sign-up", fields).status == .seeOther, "\(rule)")
            }
            #expect(try await root.post(undo).status == .conflict)
            #expect(try await mo.post(undo).status == .seeOther)
            for _ in 0..<2 {
                _ = try await root.post("/admin/invitations", ["note": "Friends", "places": "2", "days": "1"])
            }
            let ids = try await database.rows("SELECT id FROM invitation ORDER BY id") { try $0.text(0) }
            try #require(ids.count == 2)
            let why = ["reason": "It leaked"]
            #expect(try await mo.post("/admin/invitations/\(ids[1])/removal", why).status == .seeOther)
            // The clock of the test stands still; the other end is of another moment.
            _ = try await database.write { db in
                try db.execute("UPDATE invitation SET ended_at = ended_at - 1000 WHERE id = \(ids[1])")
                try db.execute("UPDATE audit_record SET at = at - 1000 WHERE action = 'invitation-ended'")
            }
            #expect(try await root.post("/admin/invitations/\(ids[0])/removal", why).status == .seeOther)
            #expect(try await root.post("/admin/invitations/\(ids[1])/restoration").status == .conflict)
            #expect(try await root.post("/admin/invitations/\(ids[0])/restoration").status == .seeOther)
        }
    }
}
