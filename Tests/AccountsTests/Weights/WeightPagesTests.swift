import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import Accounts

struct WeightPagesTests {
    @Test("a weight of a past day is said, corrected, deleted and brought back")
    func life() async throws {
        try await OwnPages().visit { client in
            #expect(try await client.page("/weights/2026-12-24").html.contains("What do you weigh?"))
            let saved = try await client.submit("/weights", "weightUnit=kg&weight=72,4&day=2026-12-24")
            #expect(saved.headers[.location] == "/timelines/weight")
            let said = try await client.page("/weights/2026-12-24").html
            #expect(said.contains("72.4 kg"))
            #expect(said.contains("value=\"72.4\""))
            _ = try await client.submit("/weights", "weightUnit=kg&weight=72.9&day=2026-12-24")
            #expect(try await client.page("/weights/2026-12-24").html.contains("72.9 kg"))
            #expect(try await client.submit("/weights/2026-12-24/removal", "").status == .seeOther)
            #expect(try await !client.page("/weights/2026-12-24").html.contains("72.9"))
            #expect(try await client.submit("/weights/2026-12-24/removal", "").status == .notFound)
            #expect(try await client.submit("/weights/2026-12-24/restoration", "").status == .seeOther)
            #expect(try await client.page("/weights/2026-12-24").html.contains("72.9 kg"))
        }
    }

    @Test
    func `a weight far from the one before is asked about once, and keeps what was typed`() async throws {
        try await OwnPages().visit { client in
            _ = try await client.submit("/weights", "weightUnit=kg&weight=71.5&day=2027-01-02")
            let asked = try await client.submit("/weights", "weightUnit=kg&weight=170&day=2027-01-14")
            #expect(asked.status == .unprocessableContent)
            let page = String(buffer: asked.body)
            #expect(page.contains("That is far from your last weight, 71.5 kg (Sat 2 January). Is this right?"))
            #expect(page.contains("value=\"170\"") && page.contains("name=\"sure\""))
            #expect(try await !client.page("/weights/2027-01-14").html.contains("value=\"170\""))
            let sure = try await client.submit("/weights", "weightUnit=kg&weight=170&day=2027-01-14&sure=on")
            #expect(sure.status == .seeOther)
            #expect(try await client.page("/weights/2027-01-14").html.contains("170 kg"))
        }
    }

    @Test
    func `a correction is taken back to what was there before`() async throws {
        try await OwnPages().visit { client in
            _ = try await client.submit("/weights", "weightUnit=kg&weight=71.5&day=2027-01-14")
            _ = try await client.submit("/weights", "weightUnit=kg&weight=75.1&day=2027-01-14")
            let back = try await client.submit("/weights/2027-01-14/restoration?kg=71.5", "")
            #expect(back.status == .seeOther)
            #expect(try await client.page("/weights/2027-01-14").html.contains("71.5 kg"))
            let wrong = try await client.submit("/weights/2027-01-14/restoration?kg=7", "")
            #expect(wrong.status != .seeOther)
            #expect(try await client.page("/weights/2027-01-14").html.contains("71.5 kg"))
        }
    }

    @Test("an asked day is led to, and today's without one")
    func choose() async throws {
        try await OwnPages().visit { client in
            for (query, day) in [("", "2027-01-15"), ("?day=2026-02-03", "2026-02-03")] {
                let answer = try await client.execute(uri: "/weights" + query, method: .get) { $0 }
                #expect(answer.headers[.location] == "/weights/\(day)")
            }
        }
    }

    @Test(
        "impossible days are refused in words",
        arguments: ["1875-01-01", "2026-02-30", "2027-01-16", "2227-01-01", "soon"]
    )
    func impossibleDay(day: String) async throws {
        try await OwnPages().visit { client in
            let page = try await client.page("/weights/\(day)")
            #expect(page.status == 404)
            #expect(page.html.contains(day.hasSuffix("30") || day == "soon" ? "no such day" : "Weights go from"))
            let sent = try await client.submit("/weights", "weightUnit=kg&weight=70&day=\(day)")
            #expect(sent.status == .unprocessableContent)
            #expect(String(buffer: sent.body).contains("aria-invalid"))
        }
    }

    @Test("with no-pressure mode a weight is kept and not shown")
    func noPressure() async throws {
        try await OwnPages().visit { client in
            _ = try await client.submit("/weights", "weightUnit=kg&weight=72.4&day=2026-12-24")
            _ = try await client.patch("/api/v1/me", #"{"noPressure": true}"#)
            let page = try await client.page("/weights/2026-12-24").html
            #expect(page.contains("You weighed yourself on this day."))
            #expect(!page.contains("72.4"))
        }
    }
}
