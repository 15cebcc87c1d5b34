import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Support
import Testing

@testable import App

/// Parts of the house that are switched off.
struct SwitchTests {
    @Test("what is off is gone from pages and API, and comes back", arguments: Backend.available)
    func matching(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (root, ben) = (try await app.person("Root", body: false), try await app.person("Ben", body: false))
            let path = "/admin/switches/matching"
            #expect(try await ben.post(path, ["reason": "Mine"]).status == .forbidden)
            #expect(try await root.post(path).status == .unprocessableContent)
            #expect(try await root.post("/admin/switches/nonsense", ["reason": "Why"]).status == .notFound)
            #expect(try await ben.get("/together/card").status != .notFound)
            #expect(try await root.post(path, ["reason": "A house for two"]).status == .seeOther)
            for closed in ["/together/card", "/together/people"] {
                #expect(try await ben.get(closed).status == .notFound, "\(closed)")
            }
            #expect(try await ben.api(.get, "/buddies/suggestions").status == .notFound)
            #expect(try await ben.get("/together").status == .ok)
            #expect(try await root.get("/admin/switches").text.contains("Switch it on"))
            #expect(try await root.post(path, ["reason": "More came", "on": "on"]).status == .seeOther)
            #expect(try await ben.get("/together/card").status != .notFound)
            #expect(try await root.get("/admin/log").text.contains("Root switched off: Finding people"))
        }
    }
}
