import Accounts
import Community
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Members
import NIOCore
import Storage
import Testing

@testable import App

/// A request to a route about one member or one chat.
struct Asked {
    enum Subject { case member, chat }

    let name: String
    let method: HTTPRequest.Method
    let path: String

    /// The bodies by route; "ID" stands for the member or chat.
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

    /// The parameters that hold the id in a query or a body.
    private static let queries: [String: String] = [
        "GET /together/reports/new": "?about=ID", "GET /together/blocks/new": "?about=ID",
        "GET /together/chats/{id}/shares/new": "?kind=workout&id=WORKOUT",
    ]

    static func isCommunity(_ path: String) -> Bool {
        let apis = ["blocks", "reports", "buddies", "people", "chats", "buddy-profile"]
        return path.hasPrefix("/together") || apis.contains { path.hasPrefix("/api/v1/\($0)") }
    }

    /// Returns all requests, first those that change nothing, last those that end something.
    static func all(of app: TestApp, about subject: Subject) throws -> [Asked] {
        let routes = try app.environment.router().routes
            .filter { $0.method != .head && Self.isCommunity("\($0.path)") }
            .map { Asked(name: "\($0.method.rawValue) \($0.path)", method: $0.method, path: "\($0.path)") }
            .filter { asked in
                // Places and events have ids of their own, and tests of who is seen there.
                if asked.path.contains("/activities/{") || asked.path.contains("/events/{") { return false }
                let isChat = asked.path.contains("/chats/{")
                let names =
                    asked.path.contains("{id}") || Self.bodies[asked.name] != nil || Self.queries[asked.name] != nil
                return names && isChat == (subject == .chat)
            }
        try #require(!routes.isEmpty || subject == .chat)
        return routes.sorted { ($0.weight, $0.name) < ($1.weight, $1.name) }
    }

    private var weight: Int {
        if self.method == .get { return 0 }
        return self.path.contains("blocks") ? 3 : self.method == .delete || self.path.contains("removal") ? 2 : 1
    }

    /// A response without the id, and the database statements for it.
    ///
    /// The statements stand for the time, because a missing statement is what a remote measurement would notice first.
    /// A test with a clock would fail on a busy machine, or notice nothing.
    struct Answer: Equatable {
        let status: HTTPResponse.Status
        let location: String?
        let body: String
        let statements: [String]

        /// Returns where two responses begin to differ, for a failure's message.
        func difference(from other: Answer) -> String {
            guard self.status == other.status else { return "\(self.status), not \(other.status)" }
            guard self.location == other.location else { return "to \(self.location ?? "-")" }
            guard self.statements == other.statements else {
                let same = zip(self.statements, other.statements).prefix { $0 == $1 }.count
                let next = self.statements.dropFirst(same).first ?? "nothing more"
                return "\(self.statements.count) statements, not \(other.statements.count): \(next)"
            }
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
        _ = asker.app.statements?.take()
        let answer = try await asker.ask(self.method, "/" + parts.joined(separator: "/") + query, body)
        return Answer(
            status: answer.status,
            location: answer.headers[.location]?.replacing(id, with: "ID"),
            body: (try Self.ordered(answer) + Self.toast(answer)).replacing(id, with: "ID"),
            // The asking member's session is cached for seconds of the real clock, whatever is requested.
            statements: (asker.app.statements?.take() ?? []).filter { !$0.contains("session") }
        )
    }

    /// Sorts the fields of objects, whose order isn't defined.
    static func ordered(_ answer: TestResponse) throws -> String {
        guard answer.headers[.contentType]?.contains("json") == true else { return answer.text }
        return try Self.ordered(Data(answer.text.utf8))
    }

    private static func ordered(_ json: Data) throws -> String {
        let object = try JSONSerialization.jsonObject(with: json)
        return String(decoding: try JSONSerialization.data(withJSONObject: object, options: .sortedKeys), as: UTF8.self)
    }

    /// Returns the toast of a response; empty for none.
    private static func toast(_ answer: TestResponse) throws -> String {
        guard let cookie = answer.cookie(named: "spotter_toast"), let start = cookie.firstIndex(of: "="),
            let json = Data(base64Encoded: String(cookie[start...].dropFirst()))
        else { return "" }
        return try Self.ordered(json)
    }
}

extension Neighbour {
    /// Sends a request, as a browser for pages and as a device for the API.
    func ask(_ method: HTTPRequest.Method, _ path: String, _ body: String?) async throws -> TestResponse {
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
