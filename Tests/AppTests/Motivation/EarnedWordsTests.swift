import HTTPTypes
import HummingbirdTesting
import Testing

@testable import App

struct EarnedWordsTests {
    @Test("what was earned says what it was for, and without pressure its day alone")
    func words() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try #require(try await ana.api(.put, "/weights/\(TestApp.today)", #"{"kg": 72}"#).status.code < 300)
            #expect(try await ana.get("/motivation/achievements").text.contains("Say your weight on twenty days"))
            let words = "You said what you weigh \u{B7} Today"
            #expect(try await ana.get("/motivation/achievements").text.contains(words))
            try #require(try await ana.post("/me/settings/no-pressure", ["noPressure": "on"]).status == .seeOther)
            let quiet = try await ana.get("/motivation/achievements").text
            #expect(quiet.contains("A first number") && !quiet.contains("You said what you weigh"))
        }
    }
}
