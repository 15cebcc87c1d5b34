import Accounts
import Community
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Storage
import Testing
import Web

@testable import App

/// Nothing tells that somebody is here who isn't to be seen: no status, no body, no address, no list.
struct NobodyCanTellTests {
    /// Where those who are seen answer the same as well.
    private static let sameForAll: Set<String> = [
        "GET /together/blocks/new", "POST /together/blocks", "POST /together/blocks/{id}/removal",
        "PUT /api/v1/blocks/{id}", "DELETE /api/v1/blocks/{id}",
    ]

    @Test("every route with a member's id answers alike for never, gone, hidden, blocked, suspended and other ages")
    func members() async throws {
        try await TestApp.run { app in
            let village = try await Absent(app)
            for asked in try Asked.all(of: app, about: .member) {
                let never = try await asked.answer(village.ana, 99_999_999)
                for (why, id) in village.absent {
                    let answer = try await asked.answer(village.ana, id)
                    #expect(answer == never, "\(asked.name), \(why): \(answer.difference(from: never))")
                }
                guard !Self.sameForAll.contains(asked.name) else { continue }
                try await village.standBy(asked.path)
                let seen = try await asked.answer(village.ana, village.seen.id)
                #expect(seen != never, "\(asked.name) tells nothing of anybody: is it asked rightly?")
            }
        }
    }

    @Test("every route with a chat's id answers alike for never, others', and those that ended in whatever way")
    func chats() async throws {
        try await TestApp.run { app in
            let village = try await Absent(app)
            let mine = try await app.befriend(village.ana, village.seen)
            for asked in try Asked.all(of: app, about: .chat) {
                let never = try await asked.answer(village.ana, chat: UUID().uuidString.lowercased())
                for (why, chat) in village.chats {
                    let answer = try await asked.answer(village.ana, chat: chat)
                    #expect(answer == never, "\(asked.name), \(why): \(answer.difference(from: never))")
                }
                #expect(try await asked.answer(village.ana, chat: mine) != never, "\(asked.name): is it asked rightly?")
            }
        }
    }

    @Test("no list names or counts them")
    func lists() async throws {
        try await TestApp.run { app in
            let village = try await Absent(app)
            let routes = try app.house.router(metrics: RequestMetrics()).routes
                .filter { $0.method == .get && Asked.isCommunity("\($0.path)") && !"\($0.path)".contains("{") }
            _ = try await app.befriend(village.ana, village.seen)
            var seen = 0
            for route in routes {
                let path = "\(route.path)"
                let answer = try await village.ana.ask(.get, path, nil)
                #expect(answer.status.code < 500, "\(path)")
                for (why, id) in village.absent {
                    #expect(!answer.text.contains(String(id)), "\(path): \(why)")
                    #expect(!answer.text.contains(Absent.name(why)), "\(path): \(why)")
                }
                if answer.text.contains(String(village.seen.id)) { seen += 1 }
            }
            #expect(seen > 1, "Who may be seen is in some list.")
        }
    }
}

/// A route asked about one member or one chat.
private struct Asked {
    enum Subject { case member, chat }

    let name: String
    let method: HTTPRequest.Method
    let path: String

    /// What is sent along; "ID" stands for whom it is about.
    private static let bodies: [String: String] = [
        "POST /api/v1/reports": #"{"memberId": ID, "reason": "spam"}"#,
        "POST /together/reports": "memberId=ID&reason=spam",
        "POST /together/blocks": "about=ID",
        "POST /together/card": "member=ID&answer=yes",
        "PUT /api/v1/buddies/answers/{id}": #"{"answer": "yes"}"#,
        "POST /together/requests": "memberId=ID",
        "POST /api/v1/buddies/requests": #"{"memberId": ID}"#,
        "POST /together/chats/{id}/messages": "clientId=5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c77&text=Hello",
        "POST /together/chats/{id}/reading": "number=1",
        "POST /api/v1/chats/{id}/messages": #"{"clientId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c78", "text": "Hello"}"#,
        "PUT /api/v1/chats/{id}/reading": #"{"number": 1}"#,
        "POST /together/chats/{id}/shares": "kind=workout&id=WORKOUT&clientId=5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c79",
        "POST /api/v1/chats/{id}/shares":
            #"{"kind": "workout", "id": "WORKOUT", "clientId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c80"}"#,
    ]

    /// Where the id stands in the query or the body.
    private static let queries: [String: String] = [
        "GET /together/reports/new": "?about=ID", "GET /together/blocks/new": "?about=ID",
        "GET /together/chats/{id}/shares/new": "?kind=workout&id=WORKOUT",
    ]

    static func isCommunity(_ path: String) -> Bool {
        let apis = ["blocks", "reports", "buddies", "people", "chats", "buddy-profile"]
        return path.hasPrefix("/together") || apis.contains { path.hasPrefix("/api/v1/\($0)") }
    }

    /// What changes nothing first, what ends something last.
    static func all(of app: TestApp, about subject: Subject) throws -> [Asked] {
        let routes = try app.house.router(metrics: RequestMetrics()).routes
            .filter { $0.method != .head && Self.isCommunity("\($0.path)") }
            .map { Asked(name: "\($0.method.rawValue) \($0.path)", method: $0.method, path: "\($0.path)") }
            .filter { asked in
                let isChat = asked.path.contains("/chats/{")
                let names =
                    asked.path.contains("{") || Self.bodies[asked.name] != nil || Self.queries[asked.name] != nil
                return names && isChat == (subject == .chat)
            }
        try #require(!routes.isEmpty || subject == .chat)
        return routes.sorted { ($0.weight, $0.name) < ($1.weight, $1.name) }
    }

    private var weight: Int {
        if self.method == .get { return 0 }
        return self.path.contains("blocks") ? 3 : self.method == .delete || self.path.contains("removal") ? 2 : 1
    }

    /// What came back, with the id taken out.
    struct Answer: Equatable {
        let status: HTTPResponse.Status
        let location: String?
        let body: String

        /// Where the two begin to differ, for the message of a test.
        func difference(from other: Answer) -> String {
            guard self.status == other.status else { return "\(self.status), not \(other.status)" }
            guard self.location == other.location else { return "to \(self.location ?? "-")" }
            let same = zip(self.body, other.body).prefix { $0 == $1 }.count
            return "\(self.body.dropFirst(max(0, same - 40)).prefix(120))"
        }
    }

    func answer(_ asker: Neighbour, _ id: Member.ID) async throws -> Answer {
        try await self.answer(asker, about: String(id))
    }

    func answer(_ asker: Neighbour, chat: String) async throws -> Answer {
        try await self.answer(asker, about: chat)
    }

    private func answer(_ asker: Neighbour, about id: String) async throws -> Answer {
        let parts = self.path.split(separator: "/").map { part in
            part == "{size}" ? "small" : part.hasPrefix("{") ? id : String(part)
        }
        func filled(_ text: String) -> String {
            text.replacing("WORKOUT", with: Absent.workout).replacing("ID", with: id)
        }
        let query = filled(Self.queries[self.name] ?? "")
        let body = Self.bodies[self.name].map(filled)
        let answer = try await asker.ask(self.method, "/" + parts.joined(separator: "/") + query, body)
        return Answer(
            status: answer.status,
            location: answer.headers[.location]?.replacing(id, with: "ID"),
            body: (try Self.ordered(answer) + Self.toast(answer)).replacing(id, with: "ID")
        )
    }

    /// An object's fields come in whatever order.
    private static func ordered(_ answer: TestResponse) throws -> String {
        guard answer.headers[.contentType]?.contains("json") == true else { return answer.text }
        return try Self.ordered(Data(answer.text.utf8))
    }

    private static func ordered(_ json: Data) throws -> String {
        let object = try JSONSerialization.jsonObject(with: json)
        return String(decoding: try JSONSerialization.data(withJSONObject: object, options: .sortedKeys), as: UTF8.self)
    }

    /// What the next page says; empty for nothing.
    private static func toast(_ answer: TestResponse) throws -> String {
        guard let cookie = answer.cookie(named: "spotter_toast"), let start = cookie.firstIndex(of: "="),
            let json = Data(base64Encoded: String(cookie[start...].dropFirst()))
        else { return "" }
        return try Self.ordered(json)
    }
}

extension Neighbour {
    /// Asks as a browser for pages, as a device for the API.
    fileprivate func ask(_ method: HTTPRequest.Method, _ path: String, _ body: String?) async throws -> TestResponse {
        let isAPI = path.hasPrefix("/api/")
        var headers: HTTPFields =
            isAPI
            ? [.authorization: "Bearer " + self.person.token] : [.accept: "text/html", .cookie: self.person.cookie]
        if body != nil {
            headers[.contentType] = isAPI ? "application/json" : "application/x-www-form-urlencoded"
        }
        return try await self.app.client.execute(
            uri: path,
            method: method,
            headers: headers,
            body: body.map { ByteBuffer(string: $0) }
        )
    }
}

/// Ana, somebody she sees, and everybody whom she must not know of.
private struct Absent {
    let ana: Neighbour
    let seen: Neighbour
    let absent: [(why: String, id: Member.ID)]
    let chats: [(why: String, chat: String)]

    static func name(_ why: String) -> String { "Name" + why }

    /// One of Ana's, that she could share.
    static let workout = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"

    init(_ app: TestApp) async throws {
        _ = try await app.neighbour("Root", nil)
        try await app.leapAhead()
        let ana = try await app.neighbour("Ana")
        let made = try await ana.person.api(
            .post,
            "/workouts",
            #"{"requestId": "\#(Self.workout)", "title": "Legs", "intensity": "low", "minutes": 15, "place": "home", "equipment": "none"}"#
        )
        try #require(made.status == .created)
        var absent: [(String, Member.ID)] = []
        for why in ["hidden", "blocked", "minor", "suspended", "bare", "deleted"] {
            let name = Self.name(why)
            let them =
                why == "bare"
                ? try await app.neighbour(name, nil)
                : try await app.neighbour(name, birthday: why == "minor" ? "2009-05-17" : "1990-05-17") {
                    $0.isVisible = why != "hidden"
                }
            switch why {
            case "blocked": _ = try await them.person.api(.put, "/blocks/\(ana.id)")
            case "suspended": try await app.suspend(them)
            case "deleted": try await app.delete(them)
            default: break
            }
            absent.append((why, them.id))
        }
        var chats: [(String, String)] = []
        for why in ["left by them", "gone", "ended"] {
            let them = try await app.neighbour("Once\(chats.count)")
            chats.append((why, try await app.befriend(ana, them)))
            switch why {
            case "left by them": _ = try await them.person.api(.put, "/blocks/\(ana.id)")
            case "gone": try await app.delete(them)
            default: try await app.part(ana, them)
            }
            if why != "ended" { absent.append(("once a buddy, \(why)", them.id)) }
        }
        let (one, other) = (try await app.neighbour("One"), try await app.neighbour("Other"))
        chats.append(("that of others", try await app.befriend(one, other)))
        self.seen = try await app.neighbour("Seen") { $0.shares = .photo }
        try await app.picture(of: self.seen)
        (self.ana, self.absent, self.chats) = (ana, absent, chats)
    }
}

extension Absent {
    /// Makes of Ana and whom she sees what a route is for: buddies, an answer of hers, or nothing.
    fileprivate func standBy(_ path: String) async throws {
        let (one, other) = (self.ana.id, self.seen.id)
        try await self.ana.app.part(self.ana, self.seen)
        try await self.ana.app.house.database.write { db in
            try db.execute("DELETE FROM buddy_answer WHERE owner_id IN \(list: [one, other])")
        }
        if path.contains("/buddies/{id}") { _ = try await self.ana.app.befriend(self.ana, self.seen) }
        let isAsked = path.contains("/requests/{id}")
        guard isAsked || path.contains("/card/{id}") || path.contains("/answers/{id}") else { return }
        try await self.ana.app.house.database.write { db in
            try db.execute(
                """
                INSERT INTO buddy_answer (owner_id, to_id, says, is_open, asked_at, at)
                VALUES (\(one), \(other), \(isAsked ? "yes" : "no"), \(isAsked ? 1 : 0), \(isAsked ? 1 : nil as Int?), 1)
                """
            )
        }
    }
}

extension TestApp {
    /// Makes ids so large that no other number on a page is one by chance.
    fileprivate func leapAhead() async throws {
        try await self.house.database.write { db in
            try db.execute(
                """
                INSERT INTO member (id, first_name, last_name, screen_name, screen_name_key, email, email_key,
                    password_hash, birthday, gender, time_zone, created_at)
                VALUES (70000000, 'Far', 'Away', 'far', 'far', 'far@example.org', 'far@example.org', '-', '1990-05-17',
                    'other', 'UTC', 1)
                """
            )
        }
    }

    fileprivate func picture(of them: Neighbour) async throws {
        let bytes: [UInt8] = [0xFF, 0xD8]
        try await self.house.database.write { db in
            try db.execute(
                "INSERT INTO buddy_photo (owner_id, version, large, small) VALUES (\(them.id), '1', \(bytes), \(bytes))"
            )
        }
    }

    fileprivate func delete(_ them: Neighbour) async throws {
        try await self.house.database.write { try $0.execute("DELETE FROM member WHERE id = \(them.id)") }
    }

    fileprivate func part(_ one: Neighbour, _ other: Neighbour) async throws {
        try await self.house.database.write { try Buddyship.end(between: one.id, and: other.id, in: $0) }
    }
}
