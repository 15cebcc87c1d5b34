import Accounts
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Members
import Storage
import Testing

@testable import App

/// Sends reports and decisions to the real router.
struct ReportPageTests {
    /// Returns a chat with an offensive message of Ben's.
    private func quarrel(_ app: TestApp) async throws -> (mo: Neighbour, ana: Neighbour, ben: Neighbour, chat: String) {
        // The first member is the administrator.
        let mo = try await app.neighbour("Mo")
        let (ana, ben) = (try await app.neighbour("Ana"), try await app.neighbour("Ben"))
        let chat = try await app.befriend(ana, ben)
        let sealed = try app.environment.seal.seal("You weakling", as: "chat_message.sealed/\(chat)")
        try await app.environment.database.write { db in
            try db.execute(
                """
                INSERT INTO chat_message (chat_id, number, sender_id, client_id, kind, sealed, at)
                VALUES (\(chat), 1, \(ben.id), \(UUID().uuidString.lowercased()), 'text', \(sealed), 1)
                """
            )
        }
        return (mo, ana, ben, chat)
    }

    private func report(_ mo: Neighbour) async throws -> String {
        let list = try await mo.person.get("/admin/reports")
        try #require(list.status == .ok)
        return String(try #require(list.text.firstMatch(of: /\/admin\/reports\/[0-9]+/)).0)
    }

    @Test("a report calls a proposal to train what it is, not a workout that was shared")
    func proposal() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.neighbour("Ana"), try await app.neighbour("Ben"))
            let chat = try await app.befriend(ana, ben)
            let fields = ["clientId": UUID().uuidString, "day": "2026-03-15", "at": "10:00", "minutes": "60"]
            let proposed = try await ben.person.post("/together/chats/\(chat)/workouts", fields)
            #expect(proposed.status == .seeOther, "\(proposed.text)")
            let page = try await ana.person.get("/together/reports/new?about=\(ben.id)&chat=\(chat)").text
            #expect(page.contains("Proposed: Train together? Sun 15 March, 10:00–11:00"))
            #expect(!page.contains("Shared a workout"))
        }
    }

    @Test("a member reports messages and blocks, an administrator suspends, and lets back in")
    func whole() async throws {
        try await TestApp.run(configure: { $0.contact = "help@example.org" }) { app in
            let (mo, ana, ben, chat) = try await self.quarrel(app)
            let page = try await ana.person.get("/together/reports/new?about=\(ben.id)&chat=\(chat)").text
            #expect(page.contains("You weakling") && page.contains("Block Ben too"))
            var fields = [
                "memberId": "\(ben.id)", "chatId": chat, "reason": "other", "messages.0.number": "1", "block": "on",
            ]
            let wrong = try await ana.person.post("/together/reports", fields)
            #expect(wrong.status == .unprocessableContent)
            #expect(wrong.text.contains("Say in a few words") && wrong.text.contains("value=\"1\" checked"))
            fields["words"] = "He won't stop"
            #expect(try await ana.person.post("/together/reports", fields).headers[.location] == "/together")
            #expect(try await ana.person.get("/together/blocks").text.contains("Ben"))

            let path = try await self.report(mo)
            #expect(try await !mo.person.get("/admin/log").text.contains("opened a report"), "A list opens nothing.")
            let one = try await mo.person.get(path).text
            #expect(one.contains("You weakling") && one.contains("He won&#39;t stop") && one.contains("About Ben"))
            #expect(try await mo.person.post(path + "/suspension").status == .unprocessableContent)
            let done = try await mo.person.post(path + "/suspension", ["note": "Be kind."])
            #expect(done.headers[.location] == "/admin/reports")
            #expect(try await mo.person.post(path + "/warning", ["note": "Again"]).status == .conflict)
            #expect(try await ana.person.get("/notices").text.contains("Thank you for your report"))

            let banner = try await ben.person.get("/diary")
            #expect(banner.text.contains("Your account is suspended"), "At once, on this node.")
            let why = try await ben.person.get("/me/suspension").text
            #expect(why.contains("Be kind.") && why.contains("mailto:help@example.org"))
            #expect(try await ben.person.post("/diary/entries", ["name": "Bar", "kcal": "1"]).status == .forbidden)
            #expect(try await ben.person.get("/notices").text.contains("write to help@example.org"))

            let suspended = try await mo.person.get("/admin/suspensions").text
            #expect(suspended.contains("Ben"))
            let removal = "/admin/suspensions/\(ben.id)/removal"
            #expect(suspended.contains(removal))
            #expect(try await mo.person.get(removal).text.contains("Your password"))
            var words = ["note": "Welcome back.", "password": "wrong"]
            #expect(try await mo.person.post(removal, words).status == .unprocessableContent)
            words["password"] = "correct horse battery"
            let restored = try await mo.person.post(removal, words)
            #expect(restored.headers[.location] == "/admin/suspensions")
            #expect(try await mo.person.post("/admin/suspensions/\(ben.id)/removal").status == .notFound)
            #expect(try await !ben.person.get("/diary").text.contains("Your account is suspended"))
            #expect(try await ben.person.get("/me/suspension").headers[.location] == "/me")
            let log = try await mo.person.get("/admin/log").text
            #expect(log.contains("Mo suspended: Ben") && log.contains("Mo let back in: Ben"))
            let id = try #require(path.split(separator: "/").last)
            let openings = log.matches(of: /opened a report about: ([^<]*)</).map { String($0.output.1) }
            #expect(openings == ["Ben (report \(id))"], "Several looks within the hour are one.")
        }
    }

    @Test("what was just decided is undone, and the report waits again", arguments: ["dismissal", "suspension"])
    func undone(_ decision: String) async throws {
        try await TestApp.run { app in
            let (mo, ana, ben, _) = try await self.quarrel(app)
            let about = #"{"memberId": \#(ben.id), "reason": "spam"}"#
            #expect(try await ana.person.api(.post, "/reports", about).status == .noContent)
            let path = try await self.report(mo)
            #expect(try await mo.person.post(path + "/reopening").status == .conflict, "It waits still.")
            #expect(try await mo.person.post("\(path)/\(decision)").status == .unprocessableContent)
            let done = try await mo.person.post("\(path)/\(decision)", ["note": "Be kind."])
            #expect(done.headers[.location] == "/admin/reports")
            #expect(try await ben.person.post(path + "/reopening").status == .forbidden)
            let back = try await mo.person.post(path + "/reopening")
            #expect(back.headers[.location] == path)
            #expect(try await mo.person.get(path).status == .ok)
            #expect(try await !ben.person.get("/diary").text.contains("Your account is suspended"))
            #expect(try await !ben.person.get("/notices").text.contains("Be kind"))
            #expect(try await !ana.person.get("/notices").text.contains("Thank you for your report"))
            #expect(try await mo.person.get("/admin/log").text.contains("Mo took back a decision about: Ben"))
            #expect(try await mo.person.post("\(path)/warning", ["note": "Be kinder."]).status == .seeOther)
            #expect(try await ben.person.get("/notices").text.contains("Be kinder"))
        }
    }

    @Test("a device reports, and a stale or strange report is told kindly")
    func device() async throws {
        try await TestApp.run { app in
            let (_, ana, ben, chat) = try await self.quarrel(app)
            let cleo = try await app.neighbour("Cleo")
            let report =
                #"{"memberId": \#(ben.id), "reason": "harassment", "chatId": "\#(chat)", "messages": [{"number": 1}]}"#
            #expect(try await ana.person.api(.post, "/reports", report).status == .noContent)
            #expect(try await ana.person.api(.post, "/reports", report).status == .noContent)
            #expect(try await cleo.person.api(.post, "/reports", report).status == .notFound, "It isn't her chat.")
            #expect(try await ana.person.api(.post, "/reports", #"{"reason": "rude"}"#).status == .unprocessableContent)
            let nobody = #"{"memberId": 999, "reason": "harassment"}"#
            #expect(try await ana.person.api(.post, "/reports", nobody).status == .notFound)
            let oneself = #"{"memberId": \#(ana.id), "reason": "harassment"}"#
            #expect(try await ana.person.api(.post, "/reports", oneself).status == .notFound)
        }
    }

    @Test("administrators decide nothing that they reported themselves")
    func ownReport() async throws {
        try await TestApp.run { app in
            let (mo, _, ben, _) = try await self.quarrel(app)
            let about = #"{"memberId": \#(ben.id), "reason": "spam"}"#
            #expect(try await mo.person.api(.post, "/reports", about).status == .noContent)
            let path = try await self.report(mo)
            #expect(try await mo.person.get("/admin/reports").text.contains("sent by you, for another administrator"))
            let page = try await mo.person.get(path)
            #expect(page.status == .ok && page.text.contains("another administrator decides it"))
            #expect(page.text.contains("spotter admin make NAME") && !page.text.contains("Dismiss</button>"))
            for decision in ["dismissal", "warning", "suspension"] {
                let refused = try await mo.person.post("\(path)/\(decision)", ["note": "Because I say so"])
                #expect(refused.status == .forbidden && refused.text.contains("another administrator decides it"))
            }
            #expect(try await app.environment.database.row("SELECT state FROM report") { try $0.text(0) } == "open")
            #expect(try await !ben.person.get("/diary").text.contains("Your account is suspended"))
            let store = MemberStore(database: app.environment.database)
            _ = try await store.appoint(login: "Ana", .administrator, at: TestApp.now)
            let fields = ["login": "Ana", "password": "correct horse battery"]
            let cookie = try #require(
                try await app.post("/log-in", fields, cookie: "").cookie(named: "spotter_session")
            )
            let decided = try await app.post(path + "/warning", ["note": "Be kind."], cookie: cookie)
            #expect(decided.headers[.location] == "/admin/reports")
            #expect(try await mo.person.get("/notices").text.contains("Thank you for your report"))
        }
    }

    @Test("administrators hear of a report at their bell, and see how many wait")
    func told() async throws {
        try await TestApp.run { app in
            let (mo, ana, ben, _) = try await self.quarrel(app)
            let about = #"{"memberId": \#(ben.id), "reason": "spam"}"#
            #expect(try await ana.person.api(.post, "/reports", about).status == .noContent)
            let told = try await mo.person.get("/notices").text
            #expect(told.contains("A member sent a report") && told.contains("Yours to look after"))
            #expect(try await mo.person.get("/notices/settings").text.contains(#"name="duties-mail""#))
            #expect(try await !ben.person.get("/notices/settings").text.contains("duties-mail"))
            #expect(try await mo.person.get("/admin/reports").text.contains("One report waits for a decision."))
            #expect(try await !ben.person.get("/notices").text.contains("A member sent a report"))
        }
    }

    @Test("administrators decide nothing about themselves, and the last one stays")
    func administrators() async throws {
        try await TestApp.run { app in
            let (mo, _, ben, _) = try await self.quarrel(app)
            let about = #"{"memberId": \#(mo.id), "reason": "spam"}"#
            #expect(try await ben.person.api(.post, "/reports", about).status == .noContent)
            #expect(try await mo.person.get("/admin/reports").text.contains("Nothing waits"))
            let id = try await app.environment.database.row("SELECT id FROM report") { try $0.integer(0) }
            let path = "/admin/reports/\(try #require(id))"
            #expect(try await mo.person.get(path).status == .notFound)
            #expect(try await mo.person.post(path + "/dismissal").status == .notFound)
            #expect(try await !mo.person.get("/admin/log").text.contains("opened a report"), "Nothing was opened.")
            let store = MemberStore(database: app.environment.database)
            _ = try await store.appoint(login: "Ana", .administrator, at: TestApp.now)
            _ = try await store.appoint(login: "Mo", .member, at: TestApp.now)
            _ = try await store.appoint(login: "Mo", .administrator, at: TestApp.now)
            // Ana's session is cached for two seconds; her rights as an administrator need a new one.
            let again = try await app.client.execute(
                uri: "/log-in",
                method: .post,
                headers: [.contentType: "application/x-www-form-urlencoded", .accept: "text/html"],
                body: .init(string: "login=Ana&password=correct+horse+battery")
            )
            let cookie = try #require(again.cookie(named: "spotter_session"))
            let suspended = try await app.post(path + "/suspension", ["note": "Enough"], cookie: cookie)
            #expect(suspended.headers[.location] == "/admin/reports")
            #expect(try await mo.person.get("/admin/reports").status == .forbidden)
        }
    }
}
