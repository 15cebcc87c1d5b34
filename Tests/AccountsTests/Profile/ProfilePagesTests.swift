import HTTPTypes
import HealthMath
import HummingbirdTesting
import NIOCore
import Support
import Testing

@testable import Accounts

struct ProfilePagesTests {
    @Test("a new member is offered to finish setting up, and asked for height and weight")
    func new() async throws {
        try await OwnPages().visit { client in
            let me = try await client.page("/me")
            #expect(me.status == 200)
            #expect(me.html.contains("Finish setting up"))
            #expect(me.html.contains("Add height and weight"))
            #expect(!me.html.contains("Mifflin"))
        }
    }

    @Test("a weight typed in stones and pounds is kept, shown and explained")
    func weigh() async throws {
        let pages = try await OwnPages()
        try await pages.visit { client in
            _ = try await client.patch("/api/v1/me", #"{"heightCm": 168, "weightUnit": "st"}"#)
            let form = "weightUnit=st&weight=11&weightPounds=6&day=\(pages.today)"
            let saved = try await client.submit("/me/weight", form)
            #expect(saved.status == .seeOther)
            #expect(saved.headers[.location] == "/me")
            let me = try await client.page("/me")
            #expect(me.html.contains("11 st 6 lb"))
            #expect(me.html.contains("25.7"))
            #expect(me.html.contains("Above the healthy range"))
        }
    }

    @Test(
        "an impossible weight or day comes back with what was typed",
        arguments: [
            ("weight=7&day=2027-01-15", "Please enter a valid weight."),
            ("weight=&day=2027-01-15", "Please enter a valid weight."),
            ("weight=70&day=2027-01-16", "That day is yet to come."), ("weight=70&day=soon", "Choose a day."),
        ]
    )
    func impossible(form: String, complaint: String) async throws {
        try await OwnPages().visit { client in
            let answer = try await client.submit("/me/weight", "weightUnit=kg&" + form)
            #expect(answer.status == .unprocessableContent)
            let html = String(buffer: answer.body)
            #expect(html.contains(complaint))
            #expect(html.contains("aria-invalid"))
        }
    }

    @Test("for other than female and male the page says that it takes the mean")
    func other() async throws {
        try await OwnPages().visit { client in
            _ = try await client.patch("/api/v1/me", #"{"heightCm": 168, "weightKg": 60, "gender": "other"}"#)
            #expect(try await client.page("/me").html.contains("mean of both"))
        }
    }

    @Test("adult bands are not laid on the young")
    func young() async throws {
        try await OwnPages().visit { client in
            let json = #"{"heightCm": 168, "weightKg": 45, "birthday": "2008-06-01"}"#
            _ = try await client.patch("/api/v1/me", json)
            #expect(try await client.page("/me").html.contains("growth charts"))
        }
    }
}
