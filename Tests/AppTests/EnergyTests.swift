import HTTPTypes
import HummingbirdTesting
import Testing

@testable import App

struct EnergyTests {
    private static let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11"

    @Test("a page adds what was done, and the day's allowance grows by half of it")
    func page() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let fields = ["activity": "walking", "minutes": "30", "requestId": Self.id]
            for _ in 1...2 { #expect(try await ana.post("/diary/2026-03-14/energy", fields).status == .seeOther) }
            let page = try await ana.get("/diary/2026-03-14/energy")
            #expect(page.text.contains("by the activity table"))
            let day = try await ana.api(.get, "/diary/2026-03-14").json()
            let burned = try #require(day["burned"] as? Double)
            #expect(burned > 150)
            #expect(abs(try #require(day["credited"] as? Double) - burned / 2) < 0.001)
            let diary = try await ana.get("/diary/2026-03-14").text
            #expect(diary.contains("kcal burned,"))
            #expect(try await ana.post("/energy/items/\(Self.id)", ["version": "1", "kcal": "90"]).status == .seeOther)
            #expect(try await ana.post("/energy/items/\(Self.id)", ["version": "1", "kcal": "80"]).status == .conflict)
            #expect(try await ana.post("/energy/items/\(Self.id)/removal").status == .seeOther)
            #expect(try await ana.get("/energy/items/\(Self.id)").status == .notFound)
            #expect(try await ana.post("/energy/items/\(Self.id)/restoration").status == .seeOther)
            #expect(try await ana.api(.get, "/energy/2026-03-14").json()["burned"] as? Double == 90)
        }
    }

    @Test("a page says what to mend, and asks for the body when it needs it")
    func wrong() async throws {
        try await TestApp.run { app in
            let ben = try await app.person("Ben", body: false)
            let wrong = try await ben.post("/diary/2026-03-14/energy", ["minutes": "x"])
            #expect(wrong.status == .unprocessableContent)
            #expect(wrong.text.contains("Type minutes from 1 to 1,440."))
            let unknown = try await ben.post("/diary/2026-03-14/energy", ["activity": "yoga", "minutes": "30"])
            #expect(unknown.text.contains("we need your height and weight"))
            #expect(try await ben.post("/diary/1875-03-14/energy", ["kcal": "1"]).status == .notFound)
        }
    }

    @Test("a device says one number, again and again")
    func device() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            for _ in 1...2 {
                let sent = try await ana.api(.put, "/energy/2026-03-14", #"{"burned": 420}"#)
                #expect(try sent.json()["burned"] as? Double == 420)
            }
            #expect(try await ana.api(.put, "/energy/2026-03-14", #"{"burned": -1}"#).status == .unprocessableContent)
            let credited = try await ana.api(.put, "/energy/credit", #"{"credit": "all"}"#)
            #expect(credited.status == .ok)
            #expect(try await ana.api(.get, "/energy/2026-03-14").json()["credited"] as? Double == 420)
        }
    }

    @Test("who chose no share is asked again on the page, beside the choices")
    func noShare() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let again = try await ana.post("/energy/credit", ["day": "2026-03-14"])
            #expect(again.status == .unprocessableContent)
            #expect(again.text.contains("Choose all, half or none.") && again.text.contains(#"name="credit""#))
        }
    }

    @Test("nobody reaches what another burned")
    func others() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            let body = #"{"requestId": "\#(Self.id)", "kcal": 100}"#
            #expect(try await ana.api(.post, "/energy/2026-03-14/items", body).status == .created)
            #expect(try await ben.get("/energy/items/\(Self.id)").status == .notFound)
            #expect(try await ben.post("/energy/items/\(Self.id)/removal").status == .notFound)
            #expect(try await ben.api(.delete, "/energy/items/\(Self.id)").status == .notFound)
            let change = #"{"version": 1, "kcal": 1}"#
            #expect(try await ben.api(.patch, "/energy/items/\(Self.id)", change).status == .notFound)
            #expect(try await ana.api(.get, "/energy/2026-03-14").json()["burned"] as? Double == 100)
        }
    }
}
