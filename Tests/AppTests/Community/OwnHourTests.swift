import Community
import Foundation
import HTTPTypes
import HummingbirdTesting
import Support
import Testing

@testable import App

/// What somebody hears of their own plans where an hour is proposed; it is Saturday, 14 March 2026, 12:00 UTC.
struct OwnHourTests {
    private static let id = "7f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"

    @Test
    func `what one planned for the hour oneself is said to oneself alone, and the hour isn't offered`() async throws {
        try await TestApp.run { app in
            let (ana, ben, chat) = try await SharingPageTests.buddies(app)
            let path = "/together/chats/\(chat)"
            let fields = ["clientId": Self.id, "day": "2026-03-15", "at": "10:00", "minutes": "60"]
            #expect(try await ana.post("\(path)/workouts", fields).status == .seeOther)
            let alone = #"{"requestId": "\#(chat)", "day": "2026-03-15", "at": "10:30", "title": "Legs alone"}"#
            try #require(try await ben.api(.post, "/planned-workouts", alone).status == .created)
            let shown = try await ben.get(path).text
            #expect(shown.contains("You planned “Legs alone” for this time yourself."))
            #expect(!shown.contains("Yes, plan it"))
            #expect(try await !ana.get(path).text.contains("Legs alone"))
            let accepting = "/chats/\(chat)/workouts/\(Self.id)/acceptance"
            let refused = try await ben.api(.post, accepting, "{}")
            #expect(refused.status == .conflict && refused.text.contains("Legs alone"), "\(refused.text)")
            let other = "7f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c01"
            let own = try await ben.post("\(path)/workouts", fields.merging(["clientId": other]) { $1 })
            #expect(own.status == .unprocessableContent && own.text.contains("Legs alone"))
        }
    }
}
