import Foundation
import HTTPTypes
import HummingbirdTesting
import Storage
import Testing

@testable import App
@testable import Notices

struct LiveSessionTests {
    @Test("a stream ends with the session it was opened with, and no other", .timeLimit(.minutes(1)))
    func ends() async throws {
        try await TestApp.run { app in
            let (ana, live) = (try await app.person(), app.house.relay.live)
            let stream = Task { try await ana.get("/live") }
            let device = Task { try await ana.api(.get, "/live") }
            while live.listenerCount < 2 { await Task.yield() }
            try await app.house.database.write { try $0.execute("DELETE FROM session WHERE kind = 'browser'") }
            live.beat()
            #expect(try await !stream.value.text.contains(": still here"))
            while live.listenerCount > 1 { await Task.yield() }
            let late = try await app.client.execute(
                uri: "/live",
                method: .get,
                headers: [.accept: "text/event-stream"]
            )
            #expect(late.status == .noContent, "so that its page doesn't come back")
            try await app.house.database.write { try $0.execute("DELETE FROM session") }
            live.beat()
            _ = try await device.value
        }
    }
}
