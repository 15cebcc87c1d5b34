import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

/// A user of the app, with a browser's cookie and a device's token.
struct TestPerson: Sendable {
    let app: TestApp
    let cookie: String
    let token: String

    /// Requests a page as a browser.
    func get(_ path: String, fragment: Bool = false) async throws -> TestResponse {
        var headers: HTTPFields = [.accept: "text/html", .cookie: self.cookie]
        if fragment { headers[HTTPField.Name("HX-Request")!] = "true" }
        return try await self.app.client.execute(uri: path, method: .get, headers: headers)
    }

    /// Sends a form as a browser.
    func post(_ path: String, _ fields: [String: String] = [:]) async throws -> TestResponse {
        try await self.app.post(path, fields, cookie: self.cookie)
    }

    /// Sends an API request as a device.
    func api(_ method: HTTPRequest.Method, _ path: String, _ json: String? = nil) async throws -> TestResponse {
        var headers: HTTPFields = [.authorization: "Bearer " + self.token]
        if json != nil { headers[.contentType] = "application/json" }
        return try await self.app.client.execute(
            uri: "/api/v1" + path,
            method: method,
            headers: headers,
            body: json.map { ByteBuffer(string: $0) }
        )
    }
}

extension TestApp {
    /// Signs somebody up through the API and logs a browser in.
    func person(_ name: String = "Ana", body: Bool = true, birthday: String = "1990-05-17") async throws -> TestPerson {
        let email = name.lowercased() + "@example.org"
        let signUp = try await self.client.execute(
            uri: "/api/v1/members",
            method: .post,
            headers: [.contentType: "application/json"],
            body: ByteBuffer(
                string: """
                    {"firstName": "\(name)", "lastName": "Example", "screenName": "\(name)", "email": "\(email)",
                     "password": "correct horse battery", "birthday": "\(birthday)", "gender": "female", "timeZone": "UTC"}
                    """
            )
        )
        try #require(signUp.status == .created, "\(signUp.text)")
        let session = try await self.client.execute(
            uri: "/api/v1/sessions",
            method: .post,
            headers: [.contentType: "application/json"],
            body: ByteBuffer(string: #"{"login": "\#(email)", "password": "correct horse battery"}"#)
        )
        let token = try #require(try session.json()["token"] as? String)
        let logIn = try await self.post("/log-in", ["login": name, "password": "correct horse battery"], cookie: "")
        try #require(logIn.status == .seeOther, "\(logIn.text)")
        let person = TestPerson(app: self, cookie: try #require(logIn.cookie(named: "spotter_session")), token: token)
        if body {
            let known = try await person.api(
                .patch,
                "/me",
                #"{"heightCm": 170, "weightKg": 72, "activityFactor": 1.375}"#
            )
            try #require(known.status == .ok, "\(known.text)")
        }
        return person
    }

    func post(_ path: String, _ fields: [String: String], cookie: String) async throws -> TestResponse {
        let unreserved = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
        let body = fields.map { name, value in
            "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: unreserved) ?? "")"
        }
        return try await self.client.execute(
            uri: path,
            method: .post,
            headers: [.accept: "text/html", .contentType: "application/x-www-form-urlencoded", .cookie: cookie],
            body: ByteBuffer(string: body.joined(separator: "&"))
        )
    }
}

extension TestResponse {
    /// The body as it is read: without the elements that keep a range of numbers on one line.
    var text: String {
        let pieces = String(buffer: self.body).components(separatedBy: #"<span class="range">"#)
        return pieces[0] + pieces.dropFirst().map { $0.replacing("</span>", with: "", maxReplacements: 1) }.joined()
    }

    /// The path of Undo in the toast that the next page shows; empty without Undo, nil without a toast.
    var undo: String? {
        let value = self.cookie(named: "spotter_toast")?.split(separator: "=", maxSplits: 1).last.map(String.init)
        let toast = value.flatMap { Data(base64Encoded: $0) }.flatMap { try? JSONSerialization.jsonObject(with: $0) }
        return (toast as? [String: Any])?["undo"] as? String
    }

    func json() throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(self.text.utf8)) as? [String: Any])
    }

    /// Returns "name=value" as a browser sends it back.
    func cookie(named name: String) -> String? {
        self.headers[values: .setCookie].first { $0.hasPrefix(name + "=") }?.split(separator: ";").first.map(
            String.init
        )
    }
}
