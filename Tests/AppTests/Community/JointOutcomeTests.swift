import HTTPTypes
import HummingbirdTesting
import NIOCore
import Storage
import Support
import Testing

@testable import App

/// Cards of proposals to train, in the chat where they were made; it is Saturday, 14 March 2026, 12:00 UTC.
struct JointOutcomeTests {
    private static let proposal = "7f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"

    @Test("a proposal stands in each chat by the clock and the day of who reads it")
    func clocks() async throws {
        try await TestApp.run { app in
            let (ana, ben, chat) = try await SharingPageTests.buddies(app)
            // Midnight is over in Auckland: the hour is on Ben's Monday.
            #expect(try await ben.api(.patch, "/me", #"{"timeZone": "Pacific/Auckland"}"#).status == .ok)
            let path = "/together/chats/\(chat)"
            let fields = ["clientId": Self.proposal, "day": "2026-03-15", "at": "13:00", "minutes": "60"]
            _ = try await ana.post("\(path)/workouts", fields)
            #expect(try await ana.get(path).text.contains("Train together? Tomorrow, 13:00–14:00"))
            let shown = try await ben.get(path).text
            let bytes = String(buffer: try await ben.get(path).body)
            #expect(bytes.contains(#"<span class="range">02:00–03:00</span>"#), "No line is broken at its dash.")
            #expect(shown.contains("Train together? Tomorrow, 02:00–03:00") && !shown.contains("On Ana"), "\(shown)")
            let list = try await ben.get("/together/chats").text
            #expect(list.contains("Sun 15 March, 13:00–14:00. On Ana"), "\(list)")
        }
    }

    @Test("the card of an old proposal says what became of it", arguments: Backend.available)
    func outcomes(_ backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let (ana, ben, chat) = try await SharingPageTests.buddies(app)
            let path = "/together/chats/\(chat)"
            let fields = ["clientId": Self.proposal, "day": "2026-03-15", "at": "10:00", "minutes": "60"]
            _ = try await ana.post("\(path)/workouts", fields)
            let (own, shown) = (try await ana.get(path).text, try await ben.get(path).text)
            #expect(own.contains("You proposed</span>") && own.contains("Ben has yet to say."))
            #expect(shown.contains("A proposal for you") && shown.contains("Your answer stands below."))
            for page in [own, shown, try await ana.get("/together/chats").text] {
                #expect(page.contains("Train together? Tomorrow, 10:00–11:00") && !page.contains("Sun 15 March"))
            }
            #expect(!own.contains("Look at it") && !shown.contains("Look at it"), "It leads to the page one is on.")
            _ = try await ben.post("\(path)/workouts/\(Self.proposal)/acceptance")
            #expect(try await ben.get(path).text.contains("Agreed. It stands on your plans."))
            let database = app.environment.database
            for (change, hers, his) in [
                ("answer = 'declined'", "Ben had no time then.", "You had no time then."),
                ("answer = 'withdrawn'", "Taken back, or replaced", "Taken back, or replaced"),
                ("answer = NULL, start_at = 1, end_at = 2", "Over, and nobody answered", "Over, and nobody answered"),
                ("answer = 'accepted'", "You agreed on it. It is over.", "You agreed on it. It is over."),
                ("called_off_at = 1", "Called off", "Called off"),
            ] as [(SQL, String, String)] {
                try await database.write { try $0.execute("UPDATE joint_workout SET \(change)") }
                #expect(try await ana.get(path).text.contains(hers), "\(hers)")
                #expect(try await ben.get(path).text.contains(his), "\(his)")
            }
            try await database.write { try $0.execute("DELETE FROM joint_workout") }
            #expect(try await ben.get(path).text.contains(">Over</span>"))
        }
    }
}
