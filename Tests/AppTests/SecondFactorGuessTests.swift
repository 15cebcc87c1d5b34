import HTTPTypes
import HummingbirdTesting
import NIOCore
import Storage
import Support
import Testing

@testable import Accounts
@testable import App

/// What comes of right passwords and wrong codes.
extension SecondFactorTests {
    @Test("whoever has the password and no code is told of, once a day, by letter too", arguments: Backend.available)
    func warned(_ backend: Backend) async throws {
        try await TestApp.run(backend, configure: { $0.rateLimits = true }) { app in
            let ana = try await app.person("Ana", body: false)
            _ = try await ana.secondFactor()
            let ticket = try await self.ticket(app)
            for number in 1...6 {
                #expect(try await self.send("00000\(number)", ticket, app).status == .unprocessableContent)
                let told = try await ana.get("/notices").text
                #expect(told.contains("with the right password and wrong codes") == (number > 2), "\(number)")
            }
            let notices = try await app.environment.database.row(
                "SELECT COUNT(*) FROM notice WHERE cause LIKE 'safety codes %'"
            ) { try $0.int(0) }
            #expect(notices == 1)
        }
    }

    @Test("a ticket of an old password leads back to the log-in, whatever the code")
    func voidTicket() async throws {
        try await TestApp.run { app in
            let ana = try await app.person("Ana", body: false)
            let (totp, _) = try await ana.secondFactor()
            let ticket = try await self.ticket(app)
            try await app.environment.database.write { db in
                try db.execute("UPDATE member SET password_hash = 'another' WHERE screen_name = 'Ana'")
            }
            for code in [totp.code(Self.present), "nonsense"] {
                let answer = try await self.send(code, ticket, app)
                #expect(answer.status == .seeOther && answer.headers[.location] == "/log-in", "\(code)")
            }
        }
    }

    @Test("a device that logs in with the right code uses nothing up")
    func rightCodes() async throws {
        try await TestApp.run(configure: { ($0.rateLimits, $0.trustedProxy) = (true, true) }) { app in
            let ana = try await app.person("Ana", body: false)
            let (_, recovery) = try await ana.secondFactor()
            for (number, code) in (recovery + recovery).enumerated() {
                let answer = try await app.client.execute(
                    uri: "/api/v1/sessions",
                    method: .post,
                    headers: [
                        .contentType: "application/json",
                        HTTPField.Name("X-Forwarded-For")!: "203.0.113.\(number)",
                    ],
                    body: ByteBuffer(
                        string: #"{"login": "Ana", "password": "\#(Self.password)", "code": "\#(code)"}"#
                    )
                )
                // Each code is good once; ten right ones leave ten tries.
                #expect(answer.status == (number < 10 ? .created : .unauthorized), "\(number)")
            }
        }
    }

    @Test("a device's limit doesn't tell whether the password is right", arguments: Backend.available)
    func silentLimit(_ backend: Backend) async throws {
        try await TestApp.run(backend, configure: { ($0.rateLimits, $0.trustedProxy) = (true, true) }) { app in
            for name in ["Ana", "Ben"] {
                let person = try await app.person(name, body: false)
                _ = try await person.secondFactor()
            }
            var heard: [[String]] = []
            for (name, password) in [("Ana", Self.password), ("Ben", "wrong horse battery")] {
                let fields = #"{"login": "\#(name)", "password": "\#(password)", "code": "000000"}"#
                var answers: [String] = []
                for number in 1...14 {
                    let answer = try await app.client.execute(
                        uri: "/api/v1/sessions",
                        method: .post,
                        headers: [
                            .contentType: "application/json",
                            HTTPField.Name("X-Forwarded-For")!: "203.0.113.\(number)",
                        ],
                        body: ByteBuffer(string: fields)
                    )
                    answers.append("\(answer.status.code) \(answer.text)")
                }
                heard.append(answers)
            }
            #expect(heard[0] == heard[1])
        }
    }
}
