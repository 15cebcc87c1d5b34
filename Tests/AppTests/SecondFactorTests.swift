import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Members
import NIOCore
import Storage
import Support
import Testing

@testable import Accounts
@testable import App

/// Two-step log-in as people meet it.
struct SecondFactorTests {
    static let page = "/me/settings/second-factor"
    static let password = "correct horse battery"
    static let present = TOTP.step(at: TestApp.now)

    private func codes(_ answer: TestResponse) throws -> [String] {
        try answer.part(#/id="codes">([^<]+)</#).split(separator: "\n").map(String.init)
    }

    /// Types the right password; returns the ticket of the page that asks for the code.
    func ticket(_ app: TestApp, _ name: String = "Ana") async throws -> String {
        let asked = try await app.post(
            "/log-in",
            ["login": name, "password": Self.password, "next": "/me"],
            cookie: ""
        )
        #expect(asked.status == .ok && asked.cookie(named: "spotter_session") == nil)
        #expect(asked.cookie(named: "spotter_device") == nil)
        #expect(asked.text.contains(#"inputmode="numeric" autocomplete="one-time-code""#))
        return try asked.part(#/name="ticket" value="([^"]+)"/#)
    }

    func send(_ code: String, _ ticket: String, _ app: TestApp) async throws -> TestResponse {
        try await app.post(
            "/log-in/code",
            ["ticket": ticket, "code": code, "next": "/me", "remember": "on"],
            cookie: ""
        )
    }

    @Test("the way in takes password and code, and every code once", arguments: Backend.available)
    func logIn(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person("Ana", body: false)
            let (totp, recovery) = try await ana.secondFactor()
            #expect(recovery.count == 10)
            let ticket = try await self.ticket(app)
            let strange = TestPerson(app: app, cookie: "spotter_session=\(ticket)", token: "")
            #expect(try await strange.get("/me").status == .seeOther, "A ticket is no session.")

            // What is wrong isn't said: a code that was used, one of another time, none of the recovery codes.
            var answers: Set<String> = []
            for code in [totp.code(Self.present - 1), totp.code(Self.present + 5), "1234 5678 9012", "nonsense"] {
                let refused = try await self.send(code, ticket, app)
                #expect(refused.status == .unprocessableContent && refused.cookie(named: "spotter_session") == nil)
                #expect(!refused.text.contains(code))
                // The sealed ticket is carried along as it was.
                #expect(refused.text.contains(ticket))
                answers.insert(refused.text)
            }
            #expect(answers.count == 1)

            let entered = try await self.send(totp.code(Self.present), ticket, app)
            #expect(entered.status == .seeOther && entered.headers[.location] == "/me")
            let cookie = try #require(entered.cookie(named: "spotter_session"))
            #expect(try await TestPerson(app: app, cookie: cookie, token: "").get("/me").status == .ok)
            for code in [totp.code(Self.present), recovery[3]] {
                let again = try await self.send(code, ticket, app)
                #expect(again.status == .seeOther && again.headers[.location] == "/log-in", "A ticket is good once.")
                #expect(again.cookie(named: "spotter_session") == nil)
            }
            let next = try await self.ticket(app)
            #expect(try await self.send(totp.code(Self.present), next, app).status == .unprocessableContent)
            #expect(try await self.send(recovery[3], next, app).headers[.location] == "/me")
            let last = try await self.ticket(app)
            #expect(try await self.send(recovery[3], last, app).status == .unprocessableContent)
            #expect(try await ana.get(Self.page).text.contains("You have 9 recovery codes left."))
            #expect(try await ana.get("/notices").text.contains("A recovery code was used"))
            let log = try await ana.get("/admin/log").text
            #expect(log.contains("Ana turned on two-step log-in for: Ana"))
            #expect(log.contains("Ana used a recovery code to log in as: Ana"))

            let stale = try await self.send(totp.code(Self.present + 1), "nonsense", app)
            #expect(stale.status == .seeOther && stale.headers[.location] == "/log-in")
            let back = try await app.client.execute(uri: "/log-in/code", method: .get)
            #expect(back.status == .seeOther && back.headers[.location] == "/log-in")
        }
    }

    @Test("it is turned on with the password and a right code, and off with the password")
    func settings() async throws {
        try await TestApp.run { app in
            let ana = try await app.person("Ana", body: false)
            #expect(try await ana.get("/me/settings").text.contains(#"href="\#(Self.page)""#))
            let offered = try await ana.get(Self.page)
            #expect(offered.text.contains(#"class="qr""#))
            #expect(offered.text.contains(#"href="otpauth://totp/Spotter:Ana?secret="#))
            let totp = try TOTP(typed: offered.part(#/id="key">([^<]+)</#))
            let secret = try offered.part(#/name="secret" value="([^"]+)"/#)
            let right = ["secret": secret, "code": totp.code(Self.present), "password": Self.password]
            for (field, wrong, words) in [
                ("password", "wrong", PasswordProof.wrong), ("password", "", PasswordProof.missing),
                ("code", totp.code(Self.present + 2), "the code of now"), ("code", "", "Type the six digits"),
            ] {
                let refused = try await ana.post(Self.page, right.merging([field: wrong]) { $1 })
                #expect(refused.status == .unprocessableContent, "\(field) \(wrong)")
                #expect(refused.text.contains(secret), "The same secret is offered again.")
                #expect(refused.text.contains(words.replacing("'", with: "&#39;")) || refused.text.contains(words))
            }
            let another = try await ana.post(Self.page, right.merging(["secret": "nonsense"]) { $1 })
            #expect(another.status == .unprocessableContent && !another.text.contains(secret))
            #expect(another.text.contains("Here is a new one"), "Nobody scans a new key without being told.")

            let done = try await ana.post(Self.page, right)
            #expect(done.status == .created)
            let first = try self.codes(done)
            #expect(try await ana.post(Self.page, right).status == .conflict)
            #expect(try await !ana.get(Self.page).text.contains("otpauth:"))

            for path in ["/codes", "/end"] {
                let refused = try await ana.post(Self.page + path, ["password": "wrong"])
                #expect(refused.status == .unprocessableContent && refused.text.contains("is on"))
            }
            let renewed = try self.codes(try await ana.post(Self.page + "/codes", ["password": Self.password]))
            #expect(renewed.count == 10 && Set(renewed).isDisjoint(with: first))
            #expect(try await ana.post(Self.page + "/end", ["password": Self.password]).status == .seeOther)
            let plain = try await app.post("/log-in", ["login": "Ana", "password": Self.password], cookie: "")
            #expect(plain.status == .seeOther && plain.cookie(named: "spotter_session") != nil)
            let told = try await ana.get("/notices").text
            for words in ["turned on for your account", "You have new recovery codes", "turned off for your account"] {
                #expect(told.contains(words), "\(words)")
            }
        }
    }

    @Test("a device sends the code along, hears the same whatever was wrong, and goes on with its token")
    func devices() async throws {
        try await TestApp.run { app in
            let ana = try await app.person("Ana", body: false)
            let (totp, _) = try await ana.secondFactor()
            let open: @Sendable (String) async throws -> TestResponse = { fields in
                try await app.client.execute(
                    uri: "/api/v1/sessions",
                    method: .post,
                    headers: [.contentType: "application/json"],
                    body: ByteBuffer(string: #"{"login": "Ana", \#(fields)}"#)
                )
            }
            let code = totp.code(Self.present)
            var answers: Set<String> = []
            for fields in [
                #""password": "\#(Self.password)""#, #""password": "\#(Self.password)", "code": "000""#,
                #""password": "wrong", "code": "\#(code)""#,
            ] {
                let refused = try await open(fields)
                #expect(refused.status == .unauthorized, "\(fields)")
                answers.insert(refused.text)
            }
            #expect(answers.count == 1)
            let opened = try await open(#""password": "\#(Self.password)", "code": "\#(code)""#)
            #expect(opened.status == .created)
            #expect(try await ana.api(.get, "/me").status == .ok)
        }
    }

    @Test("a new password by mail is followed by the code", arguments: Backend.available)
    func recovery(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person("Ana", body: false)
            let (totp, _) = try await ana.secondFactor()
            let token = SecretToken()
            let (hash, now) = (token.hash, TestApp.now.milliseconds)
            let owner = try #require(try await ana.api(.get, "/me").json()["id"] as? Int)
            try await app.environment.database.write { db in
                try db.execute(
                    """
                    INSERT INTO recovery (token_hash, owner_id, created_at, expires_at)
                    VALUES (\(hash), \(owner), \(now), \(now + 3_600_000))
                    """
                )
            }
            let typed = ["password": "another horse battery", "passwordAgain": "another horse battery"]
            let asked = try await app.post("/recovery/\(token.text)", typed, cookie: "")
            #expect(asked.status == .ok && asked.cookie(named: "spotter_session") == nil)
            let ticket = try asked.part(#/name="ticket" value="([^"]+)"/#)
            #expect(try await self.send(totp.code(Self.present), ticket, app).status == .seeOther)
        }
    }

    @Test("where strangers can come, Administration opens to administrators with a second factor only")
    func administrators() async throws {
        try await TestApp.run(configure: { $0.publicAddress = "https://spotter.example.org" }) { app in
            let session = try await self.openAdministrator(app)
            let (mo, token) = (session.person, session.token)
            #expect(try await mo.get("/me").status == .ok)
            let routes = try app.environment.router().routes.filter { $0.method != .head }
            var closed = 0
            for route in routes {
                let path = "\(route.path)".split(separator: "/").map { $0.hasPrefix("{") ? "1" : String($0) }
                let uri = "/" + path.joined(separator: "/")
                let isAPI = uri.hasPrefix("/api/v1/admin/")
                guard uri == "/admin" || uri.hasPrefix("/admin/") || isAPI else { continue }
                closed += 1
                let answer = try await app.client.execute(
                    uri: uri,
                    method: route.method,
                    headers: isAPI
                        ? [.authorization: "Bearer " + token] : [.accept: "text/html", .cookie: mo.cookie]
                )
                #expect(answer.status == .forbidden, "\(route.method) \(uri)")
                #expect(answer.text.contains("Others can reach this Spotter"), "\(route.method) \(uri)")
                #expect(isAPI || answer.text.contains(#"href="\#(Self.page)""#), "\(route.method) \(uri)")
            }
            #expect(closed > 40)
            #expect(try await mo.get(Self.page).text.contains("You look after this Spotter"))
            _ = try await mo.secondFactor()
            #expect(try await mo.get("/admin/log").status == .ok)
            #expect(try await mo.post(Self.page + "/end", ["password": Self.password]).status == .seeOther)
            #expect(try await mo.get("/admin/log").status == .forbidden)
        }
    }

    /// Signs somebody up behind https, and makes them administrator.
    private func openAdministrator(_ app: TestApp) async throws -> (person: TestPerson, token: String) {
        let joined = try await app.client.execute(
            uri: "/api/v1/members",
            method: .post,
            headers: [.contentType: "application/json"],
            body: ByteBuffer(
                string: """
                    {"firstName": "Mo", "lastName": "Example", "screenName": "Mo", "email": "mo@example.org",
                     "password": "\(Self.password)", "birthday": "1990-05-17", "gender": "female", "timeZone": "UTC"}
                    """
            )
        )
        try #require(joined.status == .created, "\(joined.text)")
        let members = MemberStore(database: app.environment.database)
        _ = try #require(try await members.appoint(login: "Mo", .administrator, at: TestApp.now))
        let entered = try await app.post("/log-in", ["login": "Mo", "password": Self.password], cookie: "")
        let session = try await app.client.execute(
            uri: "/api/v1/sessions",
            method: .post,
            headers: [.contentType: "application/json"],
            body: ByteBuffer(string: #"{"login": "Mo", "password": "\#(Self.password)"}"#)
        )
        let token = try #require(try session.json()["token"] as? String)
        let cookie = try #require(entered.cookie(named: "__Host-spotter_session"))
        return (TestPerson(app: app, cookie: cookie, token: token), token)
    }
}

extension TestPerson {
    /// Turns two-step log-in on with the code of the step before this one; returns what makes the next codes.
    func secondFactor() async throws -> (totp: TOTP, recovery: [String]) {
        let offered = try await self.get("/me/settings/second-factor")
        let totp = try TOTP(typed: offered.part(#/id="key">([^<]+)</#))
        let fields = [
            "secret": try offered.part(#/name="secret" value="([^"]+)"/#), "password": "correct horse battery",
            "code": totp.code(TOTP.step(at: TestApp.now) - 1),
        ]
        let done = try await self.post("/me/settings/second-factor", fields)
        try #require(done.status == .created, "\(done.text)")
        #expect(done.headers[.cacheControl] == "private, no-store")
        return (totp, try done.part(#/id="codes">([^<]+)</#).split(separator: "\n").map(String.init))
    }
}

extension TestResponse {
    /// Returns what the pattern captures.
    fileprivate func part(_ pattern: Regex<(Substring, Substring)>) throws -> String {
        String(try #require(self.text.firstMatch(of: pattern)).1)
    }
}

extension TOTP {
    /// Reads the letters that the page shows, as an app does.
    fileprivate init(typed text: String) throws {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
        let bits = try text.filter { $0 != " " }.flatMap { letter in
            let value = try #require(letters.firstIndex(of: letter))
            return (0..<5).reversed().map { value >> $0 & 1 }
        }
        self.init(
            secret: stride(from: 0, to: bits.count, by: 8).map { start in
                UInt8(bits[start..<start + 8].reduce(0) { $0 << 1 | $1 })
            }
        )
    }
}
