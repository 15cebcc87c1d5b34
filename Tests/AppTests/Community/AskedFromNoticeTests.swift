import HTTPTypes
import HummingbirdTesting
import Testing

@testable import App

struct AskedFromNoticeTests {
    private static let id = "7f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"

    @Test("a notice's button leads to asking whoever agreed to the workout for another time")
    func asked() async throws {
        try await TestApp.run { app in
            let (ana, ben, chat) = try await SharingPageTests.buddies(app)
            let fields = ["clientId": Self.id, "day": "2026-03-15", "at": "10:00", "minutes": "60"]
            try #require(try await ana.post("/together/chats/\(chat)/workouts", fields).status == .seeOther)
            _ = try await ben.post("/together/chats/\(chat)/workouts/\(Self.id)/acceptance")
            let asking = "/together/chats/\(chat)/workouts/new?replaces=\(Self.id)"
            #expect(try await ana.get("/plans/\(Self.id)/asking").headers[.location] == asking)
        }
    }
}
