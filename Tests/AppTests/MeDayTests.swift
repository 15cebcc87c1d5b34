import HTTPTypes
import HummingbirdTesting
import Testing

@testable import App

/// What Me says of the last weight, and where it leads.
struct MeDayTests {
    @Test("the day of the last weight is said as days are")
    func day() async throws {
        try await TestApp.run { app in
            let ana = try await app.person(body: false)
            try #require(try await ana.api(.patch, "/me", #"{"heightCm": 170}"#).status == .ok)
            try #require(try await ana.api(.put, "/weights/2026-03-10", #"{"kg": 70.7}"#).status == .created)
            let page = try await ana.get("/me").text
            #expect(page.contains(#"Last: <b class="number">70.7 kg</b>, Tue 10 March"#))
            #expect(!page.contains("2026-03-10</p>"))
        }
    }

    @Test("who looks after the house is led to its administration, nobody else")
    func administration() async throws {
        try await TestApp.run { app in
            let (root, ana) = (try await app.person("Rosa", body: false), try await app.person())
            let row = #"<a class="row" href="/admin">"#
            #expect(try await root.get("/me").text.contains(row))
            #expect(try await !ana.get("/me").text.contains(row))
        }
    }
}
