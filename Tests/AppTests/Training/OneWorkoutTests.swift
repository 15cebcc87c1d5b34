import Foundation
import HTTPTypes
import HummingbirdTesting
import Testing

struct OneWorkoutTests {
    @Test("beginning a second workout leads back to the one under way, with words; a device is told 409")
    func second() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let (first, second) = (
                try await app.workout(of: "Ana", titled: "Legs"), try await app.workout(of: "Ana", titled: "Arms")
            )
            let begun = try await ana.post("/workouts/\(first)/sessions", ["requestId": UUID().uuidString])
            let path = try #require(begun.headers[.location])
            let other = try await ana.post("/workouts/\(second)/sessions", ["requestId": UUID().uuidString])
            #expect(other.status == .seeOther && other.headers[.location] == path)
            #expect(other.headers[values: .setCookie].count == 1)
            let request = #"{"requestId": "\#(UUID().uuidString)"}"#
            let told = try await ana.api(.post, "/workouts/\(second)/sessions", request)
            #expect(told.status == .conflict && told.text.contains("“Legs” is still under way"), "\(told.text)")
            let open = try await ana.api(.get, "/sessions?open").json()["sessions"] as? [[String: Any]]
            #expect(open?.count == 1)
        }
    }
}
