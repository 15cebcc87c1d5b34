import HTTPTypes
import HummingbirdTesting
import Testing

struct MeasurementTests {
    @Test("water, steps and measures go through both doors to the same place, and only to their owner")
    func doors() async throws {
        try await TestApp.run { app in
            let (ana, ben) = (try await app.person(), try await app.person("Ben"))
            let steps = try await ana.api(.put, "/steps/2026-03-14", #"{"steps": 8500}"#)
            #expect(try steps.json()["steps"] as? Double == 8500)
            #expect(try await ana.post("/diary/2026-03-14/water", ["millilitres": "750"]).status == .seeOther)
            #expect(try await ana.post("/diary/2026-03-14/measures", ["waistCm": "81.5"]).status == .seeOther)
            let day = try await ana.api(.get, "/readings/2026-03-14").json()
            #expect(day["millilitres"] as? Double == 750)
            #expect(day["waistCm"] as? Double == 81.5)
            #expect(try await ana.get("/diary/2026-03-14/readings").text.contains("750 ml so far"))
            #expect(try await ben.api(.get, "/readings/2026-03-14").json()["steps"] as? Double == nil)
            #expect(try await !ben.get("/diary/2026-03-14/readings").text.contains("ml so far"))
        }
    }

    @Test("what can't be is said beside its field and changes nothing")
    func wrong() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let page = try await ana.post("/diary/2026-03-14/steps", ["steps": "-1"])
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains("Type steps from 0 to 200,000."))
            #expect(
                try await ana.api(.put, "/water/2026-03-14", #"{"millilitres": 1e9}"#).status == .unprocessableContent
            )
            #expect(try await ana.api(.put, "/steps/1875-03-14", #"{"steps": 1}"#).status == .notFound)
            #expect(try await ana.api(.get, "/readings/2026-03-14").json()["steps"] as? Double == nil)
        }
    }
}
