import Accounts
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Members
import Storage
import Support
import Testing

@testable import App

/// The pages on which administrators look after members.
struct ManagementPageTests {
    private func id(of name: String, in app: TestApp) async throws -> Member.ID {
        try #require(try await MemberStore(database: app.environment.database).find(login: name)).id
    }

    @Test("an administrator finds, suspends with an end, takes it back, and all of it is written down")
    func suspension() async throws {
        try await TestApp.run { app in
            let (root, ben) = (try await app.person("Rosa", body: false), try await app.person("Ben"))
            let id = try await self.id(of: "Ben", in: app)
            let path = "/admin/members/\(id)"
            #expect(try await root.get("/admin/members?q=ben").text.contains("ben@example.org"))
            #expect(try await root.get("/admin/members?q=nobody").text.contains("Nobody found"))
            let page = try await root.get(path).text
            #expect(page.contains("ben@example.org") && page.contains("Suspend"))
            #expect(!page.contains("170 cm") && !page.contains("72 kg"), "Nothing of a body.")
            #expect(try await root.get(path + "/suspension").status == .ok)
            #expect(try await root.post(path + "/suspension", ["reason": ""]).status == .unprocessableContent)
            let done = try await root.post(path + "/suspension", ["reason": "Be kind.", "days": "7"])
            #expect(done.headers[.location] == path)
            let why = try await ben.get("/me/suspension").text
            #expect(why.contains("Be kind.") && why.contains("21 March 2026"))
            #expect(try await ben.post("/me/settings/units", [:]).status == .forbidden)
            #expect(try await root.post(path + "/restoration").status == .seeOther, "Undo sends nothing.")
            #expect(try await root.post(path + "/restoration").status == .conflict)
            #expect(try await !ben.get("/diary").text.contains("Your account is suspended"))
            let log = try await root.get("/admin/log").text
            #expect(log.contains("Rosa suspended: Ben") && log.contains("For 7 days. Be kind."))
        }
    }

    @Test(
        "Undo stands in the log and on the first page, for who decided it and as long as it may be",
        arguments: Backend.available
    )
    func undoInLog(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (root, _) = (try await app.person("Rosa", body: false), try await app.person("Ben", body: false))
            let mo = try await app.administrator("Mo")
            let path = "/admin/members/\(try await self.id(of: "Ben", in: app))"
            let undo = #"action="\#(path)/restoration""#
            _ = try await root.post(path + "/suspension", ["reason": "Be kind."])
            for page in ["/admin", "/admin/log", "/admin/log?q=kind"] {
                #expect(try await root.get(page).text.contains(undo), "\(page)")
                #expect(try await !mo.get(page).text.contains(undo), "\(page)")
            }
            #expect(try await root.post(path + "/restoration").status == .seeOther)
            for page in ["/admin", "/admin/log"] { #expect(try await !root.get(page).text.contains(undo), "\(page)") }
            _ = try await root.post(path + "/suspension", ["reason": "Once more."])
            try await app.environment.database.write { db in
                try db.execute("UPDATE audit_record SET at = at - 601000 WHERE detail = 'Once more.'")
            }
            for page in ["/admin", "/admin/log"] { #expect(try await !root.get(page).text.contains(undo), "\(page)") }
        }
    }

    @Test("letting somebody back in asks for the reason and the password, unless it undoes what one just did")
    func restoration() async throws {
        try await TestApp.run { app in
            let (root, _) = (try await app.person("Rosa", body: false), try await app.person("Ben", body: false))
            let path = "/admin/members/\(try await self.id(of: "Ben", in: app))/restoration"
            let management = try AppEnvironment.management(app.environment.config, app.environment.database)
            _ = try await management.act(.suspension, login: "Ben", reason: "Decided.")
            #expect(try await root.get(path).text.contains("Your password"))
            let bare = try await root.post(path)
            #expect(bare.status == .unprocessableContent && bare.text.contains("Type your password."))
            var fields = ["reason": "Said sorry", "password": "wrong"]
            #expect(try await root.post(path, fields).status == .unprocessableContent)
            fields["password"] = "correct horse battery"
            #expect(try await root.post(path, fields).status == .seeOther)
            #expect(try await root.get("/admin/log").text.contains("Said sorry"))
        }
    }

    @Test("a role asks for the password anew, and opens just what it is for")
    func role() async throws {
        try await TestApp.run { app in
            let (root, mia) = (try await app.person("Rosa", body: false), try await app.person("Mia", body: false))
            let path = "/admin/members/\(try await self.id(of: "Mia", in: app))/role"
            #expect(try await mia.get("/admin").status == .forbidden)
            var fields = ["role": "moderator", "reason": "Knows everybody", "password": "wrong"]
            #expect(try await root.post(path, fields).status == .unprocessableContent)
            fields["password"] = "correct horse battery"
            #expect(try await root.post(path, fields).status == .seeOther)
            let home = try await mia.get("/admin")
            #expect(home.status == .ok && home.text.contains("/admin/reports") && !home.text.contains("/admin/members"))
            #expect(try await mia.get("/admin/reports").status == .ok)
            for closed in ["/admin/members", "/admin/log", "/admin/contributions", "/admin/texts"] {
                #expect(try await mia.get(closed).status == .forbidden, "\(closed)")
            }
        }
    }

    @Test("nobody reaches their own account, and no member anybody's")
    func refused() async throws {
        try await TestApp.run { app in
            let (root, ben) = (try await app.person("Rosa", body: false), try await app.person("Ben", body: false))
            let own = "/admin/members/\(try await self.id(of: "Rosa", in: app))"
            #expect(try await root.get(own).text.contains("This is you"))
            #expect(try await root.get(own + "/suspension").status == .forbidden)
            #expect(try await root.post(own + "/sessions", ["reason": "Why not"]).status == .forbidden)
            #expect(try await root.get("/admin/members/99999").status == .notFound)
            for path in ["/admin/members", own, own + "/role"] {
                #expect(try await ben.get(path).status == .forbidden, "\(path)")
            }
            #expect(try await ben.post(own + "/suspension", ["reason": "Revenge"]).status == .forbidden)
        }
    }

    @Test(
        "what waits stands first, and reports about administrators wait for administrators alone",
        arguments: Backend.available
    )
    func waiting(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let root = try await app.person("Rosa", body: false)
            #expect(try await root.get("/admin").text.contains("Nothing waits for you."))
            let mia = try await app.person("Mia", body: false)
            _ = try await app.person("Ben", body: false)
            let members = MemberStore(database: app.environment.database)
            _ = try await members.appoint(login: "Mia", .moderator, at: TestApp.now)
            let (rootId, benId) = (try await self.id(of: "Rosa", in: app), try await self.id(of: "Ben", in: app))
            try await app.environment.database.write { db in
                for about in [rootId, benId] {
                    try db.execute(
                        """
                        INSERT INTO report (reporter_id, about_id, reason, sealed, at, state)
                        VALUES (NULL, \(about), 'spam', \([UInt8]()), 0, 'open')
                        """
                    )
                }
            }
            for person in [root, mia] { #expect(try await person.get("/admin").text.contains("1 report<")) }
            let list = try await mia.get("/admin/reports").text
            #expect(list.contains("Ben") && !list.contains("Rosa"))
            #expect(try await mia.post("/admin/suspensions/\(rootId)/removal").status == .notFound)
        }
    }
}
