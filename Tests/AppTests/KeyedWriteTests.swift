import HTTPTypes
import HummingbirdTesting
import NIOCore
import Storage
import Support
import Testing

@testable import App

/// What a device writes under a key is written once.
struct KeyedWriteTests {
    private static let id = "11111111-2222-4333-8444-555555555555"

    private static func plan(_ title: String) -> String {
        #"{"requestId": "\#(self.id)", "day": "2026-03-20", "at": "17:30", "title": "\#(title)"}"#
    }

    private static func keys(in app: TestApp) async throws -> Int {
        try await app.environment.database.row("SELECT COUNT(*) FROM idempotency_key") { try $0.int(0) } ?? 0
    }

    @Test("of two that come at once under one key, one is made, and the other is told", arguments: Backend.available)
    func race(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let titles = ["Swim", "Row", "Swim", "Row", "Swim", "Row", "Swim", "Row"]
            let statuses = try await withThrowingTaskGroup(of: (String, Int).self) { group in
                for title in titles {
                    group.addTask {
                        (title, try await ana.api(.post, "/planned-workouts", Self.plan(title)).status.code)
                    }
                }
                return try await group.reduce(into: [String: [Int]]()) { $0[$1.0, default: []].append($1.1) }
            }
            let made = try #require(statuses.first { $0.value.contains(201) }?.key)
            #expect(statuses[made]?.sorted() == [200, 200, 200, 201])
            #expect(statuses.first { $0.key != made }?.value == [422, 422, 422, 422])
            #expect(try await ana.api(.get, "/planned-workouts/" + Self.id).text.contains(made))
            #expect(try await Self.keys(in: app) == 1)
        }
    }

    @Test("what was refused keeps no key, and what was made does", arguments: Backend.available)
    func refused(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let late = Self.plan("Swim").replacing("17:30", with: "late")
            #expect(try await ana.api(.post, "/planned-workouts", late).status == .unprocessableContent)
            #expect(try await Self.keys(in: app) == 0)
            #expect(try await ana.api(.post, "/planned-workouts", Self.plan("Swim")).status == .created)
            #expect(try await Self.keys(in: app) == 1)
        }
    }

    /// Sends JSON as a device, under the key in the header.
    private static func send(_ json: String, to path: String, as person: TestPerson) async throws -> TestResponse {
        try await person.app.client.execute(
            uri: "/api/v1" + path,
            method: .post,
            headers: [
                .authorization: "Bearer " + person.token, .contentType: "application/json",
                HTTPField.Name("Idempotency-Key")!: self.id,
            ],
            body: ByteBuffer(string: json)
        )
    }

    /// Sends JSON several times at once, and returns how each was answered.
    private static func sendAtOnce(
        _ bodies: [String],
        to path: String,
        as person: TestPerson
    ) async throws -> [(body: String, status: Int)] {
        try await withThrowingTaskGroup(of: (String, Int).self) { group in
            for body in bodies {
                group.addTask { (body, try await self.send(body, to: path, as: person).status.code) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }

    @Test("a device makes what has no id of its own once under one key", arguments: Backend.available)
    func withoutID(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let root = try await app.person("Rosa", body: false)
            let wrong = #"{"name": "Watch", "scopes": ["steps:write"], "password": "wrong kettles"}"#
            let right = wrong.replacing("wrong kettles", with: "correct horse battery")
            for (path, list, body) in [
                ("/me/tokens", "tokens", right), ("/admin/invitations", "invitations", #"{"note": "Ben"}"#),
                ("/admin/announcements", "announcements", #"{"words": "Hi", "audience": "adults", "reason": "Kind"}"#),
            ] {
                _ = try await app.environment.database.run(["DELETE FROM idempotency_key"])
                if body == right {
                    #expect(try await Self.send(wrong, to: path, as: root).status == .unprocessableContent)
                    #expect(try await Self.keys(in: app) == 0)
                }
                let statuses = try await Self.sendAtOnce(Array(repeating: body, count: 8), to: path, as: root)
                    .map(\.status).sorted()
                #expect(
                    statuses.first == 201 && statuses.dropFirst().allSatisfy { [409, 425].contains($0) },
                    "\(statuses)"
                )
                #expect(try await Self.send(body, to: path, as: root).status == .conflict)
                let made = try await root.api(.get, path).json()[list] as? [Any]
                #expect(made?.count == 1, "\(path)")
            }
        }
    }

    @Test("of two that ask something else at once under one key, one is answered", arguments: Backend.available)
    func reading(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let bodies = [#"{"text": "two eggs"}"#, #"{"text": "a banana"}"#]
            let answers = try await Self.sendAtOnce(
                (0..<16).map { bodies[$0 % 2] },
                to: "/diary/2026-03-14/sentences",
                as: ana
            )
            #expect(Set(answers.filter { $0.status == 200 }.map(\.body)).count == 1)
            #expect(answers.count { $0.status == 422 } == 8)
        }
    }
}
