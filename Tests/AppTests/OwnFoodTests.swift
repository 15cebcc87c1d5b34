import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

/// Sends requests about members' own foods to the real router.
struct OwnFoodTests {
    private static let bar = """
        {"requestId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11", "name": "Oat bar", "brand": "Mill", "barcode": "4006381333931",
         "servingGrams": 40, "energy": 450, "fat": 18, "carbohydrate": 55, "protein": 11.5, "salt": 0.75,
         "measures": [{"label": "1 pack", "grams": 200}]}
        """
    private static let id = "own-5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11"

    @Test("a device writes a food down once, finds, reads, changes and removes it")
    func device() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let first = try await ana.api(.post, "/foods", Self.bar)
            #expect(first.status == .created, "\(first.text)")
            #expect(try await ana.api(.post, "/foods", Self.bar).status == .ok)
            let food = try await ana.api(.get, "/foods/\(Self.id)").json()
            #expect((food["own"] as? [String: Any])?["barcode"] as? String == "4006381333931")
            #expect((food["measures"] as? [[String: Any]])?.count == 2)
            #expect(try await ana.api(.get, "/foods/barcode/4006381333931").json()["id"] as? String == Self.id)
            let found = try await ana.api(.get, "/foods?q=oat%20bar%20mill&limit=1").json()["foods"] as? [[String: Any]]
            #expect(found?.first?["id"] as? String == Self.id)
            #expect(found?.first?["kind"] as? String == "own")
            let list = try await ana.api(.get, "/foods?mine=true&limit=1").json()
            #expect((list["foods"] as? [Any])?.count == 1)
            let changed = try await ana.api(.patch, "/foods/\(Self.id)", #"{"version": 1, "fat": 17}"#)
            #expect(changed.status == .ok, "\(changed.text)")
            #expect(try await ana.api(.patch, "/foods/\(Self.id)", #"{"version": 1, "fat": 16}"#).status == .conflict)
            #expect(try await ana.api(.delete, "/foods/\(Self.id)?version=1").status == .conflict)
            #expect(try await ana.api(.delete, "/foods/\(Self.id)").status == .noContent)
            #expect(try await ana.api(.delete, "/foods/\(Self.id)").status == .notFound)
        }
    }

    @Test("what was logged keeps its numbers when the food changes or goes")
    func history() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            _ = try await ana.api(.post, "/foods", Self.bar)
            let eaten = """
                {"requestId": "6f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11", "meal": "Snacks", "foodId": "\(Self.id)", "amount": 1,
                 "unit": "1 serving"}
                """
            let entry = try await ana.api(.post, "/diary/\(TestApp.today)/entries", eaten)
            #expect(try entry.json()["kcal"] as? Double == 180, "\(entry.text)")
            _ = try await ana.api(.patch, "/foods/\(Self.id)", #"{"version": 1, "energy": 400}"#)
            _ = try await ana.api(.delete, "/foods/\(Self.id)")
            let day = try await ana.api(.get, "/diary/\(TestApp.today)").json()
            #expect((day["totals"] as? [String: Any])?["kcal"] as? Double == 180)
            let page = try await ana.get("/diary/entries/6f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11")
            #expect(page.status == .ok)
        }
    }

    @Test("an unknown code becomes a product that keeps it, ready to be logged at the meal it was looked for")
    func unknownCode() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let place = "day=\(TestApp.today)&meal=Snacks"
            let unknown = try await ana.get("/foods/code?\(place)&code=4006381333931")
            #expect(unknown.status == .notFound)
            #expect(unknown.text.contains("/foods/new?day=\(TestApp.today)&amp;meal=Snacks&amp;barcode=4006381333931"))
            let form = try await ana.get("/foods/new?\(place)&barcode=4006381333931")
            #expect(form.text.contains("value=\"4006381333931\""))
            let fields = [
                "requestId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11", "name": "Oat bar", "barcode": "4006381333931",
            ]
            let wrong = try await ana.post("/foods?\(place)", fields.merging(["name": "", "fat": "-3"]) { $1 })
            #expect(wrong.status == .unprocessableContent)
            #expect(wrong.text.contains("Give the food a name.") && wrong.text.contains("value=\"-3\""))
            let saved = try await ana.post("/foods?\(place)", fields)
            #expect(saved.headers[.location] == "/foods/\(Self.id)?day=\(TestApp.today)&meal=Snacks")
            #expect(try await ana.get("/foods/\(Self.id)").text.contains("/foods/\(Self.id)/edit"))
            let again = try await ana.get("/foods/code?\(place)&code=4006381333931")
            #expect(again.headers[.location]?.hasPrefix("/foods/\(Self.id)") == true)
        }
    }

    @Test("a member edits on the page, is told of a change meanwhile, removes it and takes that back")
    func page() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            _ = try await ana.api(.post, "/foods", Self.bar)
            #expect(try await ana.get("/foods/mine").text.contains("Oat bar"))
            #expect(try await ana.get("/foods/\(Self.id)/edit").text.contains("value=\"0.75\""))
            let fields = ["name": "Nut bar", "version": "1", "energy": "450"]
            #expect(try await ana.post("/foods/\(Self.id)", fields).status == .seeOther)
            let stale = try await ana.post("/foods/\(Self.id)", fields)
            #expect(stale.status == .conflict)
            #expect(stale.text.contains("It is now called Nut bar."))
            #expect(try await ana.post("/foods/\(Self.id)/removal").headers[.location] == "/foods/mine")
            #expect(!(try await ana.get("/foods/mine").text.contains("Nut bar")))
            #expect(try await ana.post("/foods/\(Self.id)/restoration").status == .seeOther)
            #expect(try await ana.get("/foods/mine").text.contains("Nut bar"))
        }
    }

    @Test("to anybody else it isn't there")
    func others() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let ben = try await app.person("Ben")
            _ = try await ana.api(.post, "/foods", Self.bar)
            for path in ["/foods/\(Self.id)", "/foods/\(Self.id)/edit"] {
                #expect(try await ben.get(path).status == .notFound, "\(path)")
            }
            for path in ["/foods/\(Self.id)", "/foods/\(Self.id)/removal", "/foods/\(Self.id)/restoration"] {
                #expect(try await ben.post(path, ["name": "Mine"]).status == .notFound, "\(path)")
            }
            #expect(try await ben.api(.patch, "/foods/\(Self.id)", #"{"version": 1}"#).status == .notFound)
            #expect(try await ben.api(.delete, "/foods/\(Self.id)").status == .notFound)
            #expect(try await ben.api(.get, "/foods/barcode/4006381333931").status == .notFound)
            #expect(!(try await ben.get("/foods?q=oat%20bar%20mill").text.contains(Self.id)))
        }
    }
}
