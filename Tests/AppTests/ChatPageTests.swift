import Community
import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import HummingbirdTesting
import Storage
import Support
import Testing

@testable import App

/// Sends requests about chats to the real router.
struct ChatPageTests {
    private static let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"

    private func message(_ text: String, id: String = UUID().uuidString) -> String {
        #"{"clientId": "\#(id)", "text": "\#(text)"}"#
    }

    /// Ana and Ben, who agreed to the guidelines and are buddies, and their chat.
    private func buddies(_ app: TestApp) async throws -> (ana: TestPerson, ben: TestPerson, chat: String) {
        let (ana, ben) = (try await app.person(), try await app.person("Ben"))
        return (ana, ben, try await app.befriend())
    }

    @Test("a chat without a number left refuses the next message in words", arguments: Backend.available)
    func full(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben, chat) = try await self.buddies(app)
            try await app.environment.database.write { db in
                try db.execute("UPDATE chat SET last_number = \(Int64.max) WHERE id = \(chat)")
            }
            let refused = try await ana.api(.post, "/chats/\(chat)/messages", self.message("Hi"))
            #expect(refused.status == .unprocessableContent && refused.text.contains("This chat is full"))
            let page = try await ben.post(
                "/together/chats/\(chat)/messages",
                ["clientId": UUID().uuidString, "text": "A word more"]
            )
            #expect(page.status == .unprocessableContent && page.text.contains("This chat is full"))
            #expect(page.text.contains("A word more"))
        }
    }

    @Test("what one says the other reads, as a page and as JSON", arguments: Backend.available)
    func talking(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben, chat) = try await self.buddies(app)
            let path = "/chats/\(chat)/messages"
            let sent = try await ana.api(.post, path, self.message("See https://a.example <now>", id: Self.id))
            #expect(sent.status == .created, "\(sent.text)")
            let again = self.message("See https://a.example <now>", id: Self.id)
            #expect(try await ana.api(.post, path, again).status == .ok)
            let another = try await ana.api(.post, path, self.message("again", id: Self.id))
            #expect(another.status == .unprocessableContent, "one id, one message: \(another.text)")
            let list = try await ben.get("/together/chats").text
            #expect(list.contains("See https://a.example &lt;now&gt;") && list.contains(">New<"))
            let listed = try await ben.api(.get, "/chats").json()
            #expect((listed["chats"] as? [[String: Any]])?.first?["unread"] as? Int == 1)
            let page = try await ben.get("/together/chats/\(chat)").text
            #expect(
                page.contains(
                    #"<a href="https://a.example" target="_blank" rel="noopener noreferrer nofollow">https://a.example</a> &lt;now&gt;"#
                )
            )
            let now = try await ben.api(.get, "/chats").json()
            #expect((now["chats"] as? [[String: Any]])?.first?["unread"] as? Int == 0, "What was shown is read.")
            let answered = try await ben.post(
                "/together/chats/\(chat)/messages",
                ["clientId": UUID().uuidString, "text": "Yes"]
            )
            #expect(answered.status == .seeOther)
            #expect(answered.headers[.location] == "/together/chats/\(chat)#latest")
            let heard = try await ana.api(.get, path + "?after=1").json()
            let messages = try #require(heard["messages"] as? [[String: Any]])
            #expect(messages.map { $0["text"] as? String } == ["Yes"])
            #expect(messages.map { $0["mine"] as? Bool } == [false])
            let piece = try await ana.get("/together/chats/\(chat)/messages?after=1", fragment: true).text
            #expect(piece.contains(#"data-number="2""#) && !piece.contains("<html"))
            #expect(try await ana.api(.put, "/chats/\(chat)/reading", #"{"number": 2}"#).status == .noContent)
        }
    }

    @Test("every page says how many chats are unread, until they are read", arguments: Backend.available)
    func badge(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben, chat) = try await self.buddies(app)
            let label = #"aria-label="Together, 1 unread""#
            #expect(try await ana.get("/diary").text.contains(label), "A match is news.")
            _ = try await ana.get("/together/chats/\(chat)")
            #expect(try await ana.api(.post, "/chats/\(chat)/messages", self.message("Hi")).status == .created)
            #expect(try await ana.api(.post, "/chats/\(chat)/messages", self.message("You")).status == .created)
            let page = try await ben.get("/foods").text
            #expect(page.contains(label) && page.contains(#"<span class="place-count" aria-hidden="true">1</span>"#))
            #expect(try await !ana.get("/diary").text.contains("place-count"), "One's own words are no news.")
            let read = try await ben.get("/together/chats/\(chat)").text
            #expect(read.contains("Hi") && !read.contains("place-count"))
            #expect(try await !ben.get("/diary").text.contains("place-count"))
        }
    }

    @Test("a form with nothing in it is shown again, and a device is told what is wrong")
    func invalid() async throws {
        try await TestApp.run { app in
            let (ana, _, chat) = try await self.buddies(app)
            let path = "/together/chats/\(chat)/messages"
            let page = try await ana.post(path, ["clientId": Self.id, "text": " "])
            #expect(page.status == .unprocessableContent && page.text.contains("Write something first."))
            for body in [self.message(""), self.message("a\\u0007b"), #"{"text": "no id"}"#, #"{"subject": "x"}"#] {
                #expect(try await ana.api(.post, "/chats/\(chat)/messages", body).status == .unprocessableContent)
            }
            let both = try await ana.api(.get, "/chats/\(chat)/messages?before=1&after=1")
            #expect(both.status == .unprocessableContent)
        }
    }

    @Test("somebody else's chat, a left one and none at all answer alike", arguments: Backend.available)
    func strangers(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, _, chat) = try await self.buddies(app)
            let cleo = try await app.person("Cleo")
            try await app.agree()
            var answers: [String] = []
            for id in [chat, UUID().uuidString, "none"] { answers += try await self.asked(cleo, id) }
            try await app.environment.database.write { db in
                let ids = try db.rows("SELECT id FROM member ORDER BY id") { try $0.integer(0) }
                try Buddyship.end(between: ids[0], and: ids[1], in: db)
            }
            answers += try await self.asked(ana, chat)
            #expect(Set(answers).count == 2, "One for devices and one for pages: \(answers)")
            #expect(try await ana.api(.get, "/chats").text == #"{"chats":[]}"#)
        }
    }

    /// Returns status and content type of every route of a chat.
    private func asked(_ person: TestPerson, _ id: String) async throws -> [String] {
        let device = [
            try await person.api(.get, "/chats/\(id)/messages"),
            try await person.api(.post, "/chats/\(id)/messages", self.message("Hi")),
            try await person.api(.put, "/chats/\(id)/reading", #"{"number": 1}"#),
        ]
        let fields = ["clientId": UUID().uuidString, "text": "Hi", "number": "1"]
        let pages = [
            try await person.get("/together/chats/\(id)"), try await person.get("/together/chats/\(id)/messages"),
            try await person.post("/together/chats/\(id)/messages", fields),
            try await person.post("/together/chats/\(id)/reading", fields),
        ]
        return (device + pages).map { "\($0.status) \($0.headers[.contentType] ?? "")" }
    }

    @Test("who floods is asked to wait, told how long, and keeps what was typed")
    func flood() async throws {
        try await TestApp.run(configure: { $0.rateLimits = true }) { app in
            let (ana, ben, chat) = try await self.buddies(app)
            for number in 1...20 {
                let sent = try await ana.api(.post, "/chats/\(chat)/messages", self.message("\(number)"))
                #expect(sent.status == .created, "\(number)")
            }
            let refused = try await ana.api(.post, "/chats/\(chat)/messages", self.message("21"))
            #expect(refused.status == .tooManyRequests)
            #expect(Int(refused.headers[.retryAfter] ?? "") ?? 0 > 0)
            let page = try await ana.post(
                "/together/chats/\(chat)/messages",
                ["clientId": Self.id, "text": "Wait for me"]
            )
            #expect(page.status == .tooManyRequests && page.text.contains(">Wait for me</textarea>"))
            #expect(page.headers[.retryAfter] != nil && page.text.contains(Self.id))
            #expect(try await ben.api(.post, "/chats/\(chat)/messages", self.message("Hi")).status == .created)
        }
    }
}

extension TestApp {
    /// Has every member agree to the guidelines.
    func agree() async throws {
        let now = Self.now
        let ids = try await self.environment.database.rows("SELECT id FROM member") { try $0.integer(0) }
        for id in ids { try await GuidelinesStore(database: self.environment.database, owner: id).agree(at: now) }
    }

    /// Makes the first two members buddies, and returns their chat.
    func befriend() async throws -> String {
        try await self.agree()
        return try await self.environment.database.write { db in
            let ids = try db.rows("SELECT id FROM member ORDER BY id LIMIT 2") { try $0.integer(0) }
            let day = try #require(CalendarDay(Self.today))
            return try Buddyship.form(between: (ids[0], day), and: (ids[1], day), at: Self.now, in: db).chat
        }
    }
}
