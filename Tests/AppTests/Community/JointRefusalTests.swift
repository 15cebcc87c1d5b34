import HTTPTypes
import HummingbirdTesting
import Support
import Testing

@testable import App

/// Refuses proposals to train together, and undoes that; it is Saturday, 14 March 2026, 12:00 UTC.
struct JointRefusalTests {
    private static let id = "7f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"

    @Test("what was declined or taken back waits again by Undo of who did that", arguments: Backend.available)
    func undone(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben, chat) = try await SharingPageTests.buddies(app)
            let fields = ["clientId": Self.id, "day": "2026-03-15", "at": "10:00", "minutes": "60"]
            try #require(try await ana.post("/together/chats/\(chat)/workouts", fields).status == .seeOther)
            let path = "/together/chats/\(chat)/workouts/\(Self.id)"
            func waits() async throws -> Bool {
                try await ben.get("/together/chats/\(chat)").text.contains("Yes, plan it")
            }
            for (one, other) in [(ana, ben), (ben, ana)] {
                #expect(try await one.post("\(path)/refusal").status == .seeOther)
                #expect(try await !waits())
                _ = try await other.post("\(path)/restoration")
                #expect(try await !waits(), "It isn't the other's to undo.")
                _ = try await one.post("\(path)/restoration")
                #expect(try await waits())
            }
            #expect(try await ben.post("\(path)/acceptance").status == .seeOther)
            #expect(try await ana.api(.get, "/planned-workouts/\(Self.id)").status == .ok)
            for person in [ana, ben] { _ = try await person.post("\(path)/restoration") }
            #expect(try await ana.api(.get, "/planned-workouts/\(Self.id)").status == .ok)
        }
    }
}
