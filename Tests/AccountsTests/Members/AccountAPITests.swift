import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Jobs
import NIOCore
import Notices
import Storage
import Support
import Testing

@testable import Accounts

/// Joining, coming in and going out as a device does it.
struct AccountAPITests {
    @Test("a device joins, gets a token, and gives it back", arguments: Backend.available)
    func device(_ backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        try await fixture.site().test(.router) { client in
            let person = """
                {"firstName":"Ana","lastName":"Example","screenName":"ana","email":"ana@example.org",\
                "password":"four unrelated words","birthday":"1990-05-24","gender":"female","timeZone":"Europe/Vienna"}
                """
            #expect(try await client.sendJSON("/api/v1/members", person).status == .created)
            let again = try await client.sendJSON("/api/v1/members", person)
            #expect(again.status == .unprocessableContent)
            #expect(String(buffer: again.body).contains("\"email\""))
            let wrong = try await client.sendJSON("/api/v1/sessions", #"{"login":"ana","password":"wrong"}"#)
            #expect(wrong.status == .unauthorized)
            #expect(wrong.headers[.contentType] == "application/problem+json")
            let right = try await client.sendJSON(
                "/api/v1/sessions",
                #"{"login":"ana","password":"four unrelated words"}"#
            )
            #expect(right.status == .created)
            let session = try JSONDecoder().decode(Session.self, from: Data(right.body.readableBytesView))
            #expect(session.expiresAt == "2027-04-15T08:00:00Z")
            let bearer: HTTPFields = [.authorization: "Bearer \(session.token)"]
            let path = "/api/v1/sessions/current"
            #expect(try await client.execute(uri: path, method: .delete, headers: bearer) { $0.status } == .noContent)
            #expect(
                try await client.execute(uri: path, method: .delete, headers: bearer) { $0.status } == .unauthorized
            )
        }
    }

    private struct Session: Decodable {
        let token: String
        let expiresAt: String
    }
}
