import FoodCatalogue
import Foundation
import HTTPTypes
import HummingbirdTesting
import Support
import Testing

@testable import App

/// Finds foods of outside sources through the real router, with a fake server.
struct OnlineFoodTests {
    private static let code = "4000000000013"

    private static func run(
        _ backend: Backend = .sqlite,
        openFoodFacts: Bool = true,
        edamam: Bool = false,
        _ work: @Sendable @escaping (TestPerson, FakeFoodSources) async throws -> Void
    ) async throws {
        try await FakeFoodSources.run { fake in
            try await TestApp.run(backend) { config in
                config.contact = "cook@example.org"
                config.openFoodFacts = openFoodFacts
                config.openFoodFactsURL = fake.address
                config.edamamURL = fake.address
                if edamam { (config.edamamID, config.edamamKey) = (Secret("an-id"), Secret("a-key")) }
            } _: { app in
                try await work(try await app.person(), fake)
            }
        }
    }

    @Test(
        "a code found outside leads to a page that says whose facts these are, and can be logged",
        arguments: Backend.available
    )
    func found(backend: Backend) async throws {
        try await Self.run(backend) { ana, fake async throws in
            fake.prepare(Self.code, .published("openfoodfacts-product"))
            let typed = try await ana.get("/foods?tab=code")
            #expect(
                typed.text.contains("Codes we don’t know are looked up at Open Food Facts. Only the number is sent")
            )
            let found = try await ana.get("/foods/code?code=\(Self.code)&day=\(TestApp.today)&meal=Lunch")
            let page = try #require(found.headers[.location])
            #expect(page.hasPrefix("/foods/product-\(Self.code)?"))
            let food = try await ana.get(page)
            #expect(food.text.contains("Kernige Haferflocken") && food.text.contains("372 kcal per 100 g"))
            #expect(food.text.contains("https://world.openfoodfacts.org/product/\(Self.code)"))
            #expect(food.text.contains("Open Database License"))

            let answer = try await ana.api(.get, "/foods/barcode/\(Self.code)").json()
            #expect((answer["source"] as? [String: Any])?["name"] as? String == "Open Food Facts")
            let entry = """
                {"requestId": "\(UUID().uuidString)", "meal": "Lunch", "foodId": "product-\(Self.code)", "amount": 2,
                 "unit": "1 serving, 4 tbsp"}
                """
            let logged = try await ana.api(.post, "/diary/\(TestApp.today)/entries", entry)
            #expect(logged.status == .created, "\(logged.text)")
            #expect(try logged.json()["kcal"] as? Double == 297.6)

            #expect(try await ana.post("/foods/product-\(Self.code)/star").status == .seeOther)
            #expect(try await ana.get("/foods?tab=favourites").text.contains("Kernige Haferflocken"))
            #expect(fake.asked.count == 1)
        }
    }

    @Test("a code unknown outside too is said to be, to people and devices")
    func missing() async throws {
        try await Self.run { ana, fake async throws in
            let page = try await ana.get("/foods/code?code=\(Self.code)")
            #expect(page.status == .notFound)
            #expect(page.text.contains("Open Food Facts doesn’t know it either."))
            #expect(try await ana.api(.get, "/foods/barcode/\(Self.code)").status == .notFound)
            #expect(fake.asked.count == 1)
        }
    }

    @Test("when nobody can be asked, people get their choices and devices are told when to come again")
    func failing() async throws {
        try await Self.run { ana, fake async throws in
            fake.prepare(Self.code, .text("<html>", status: .badGateway, type: "text/html"))
            let page = try await ana.get("/foods/code?code=\(Self.code)")
            #expect(page.text.contains("We couldn’t ask Open Food Facts just now") && page.text.contains("Try again"))
            #expect(page.text.contains("Search by name"))
            let device = try await ana.api(.get, "/foods/barcode/\(Self.code)")
            #expect(device.status == .serviceUnavailable && device.headers[.retryAfter] == "10")
            #expect(device.text.contains("couldn't ask Open Food Facts"))
            #expect(try await ana.get("/foods?q=banana").text.contains(">Banana<"))
        }
    }

    @Test("where foods from elsewhere are switched off, nobody else is asked")
    func switchedOff() async throws {
        try await Self.run(edamam: true) { ana, fake async throws in
            // Whoever signed up first is the administrator.
            let off = try await ana.post("/admin/switches/online-foods", ["reason": "Not here"])
            try #require(off.status == .seeOther)
            #expect(try await !ana.get("/foods?tab=code").text.contains("are looked up at"))
            #expect(try await ana.get("/foods/code?code=\(Self.code)").status == .notFound)
            #expect(try await !ana.get("/foods/results?q=xyzzy", fragment: true).text.contains("Edamam"))
            #expect(try await ana.get("/foods/online?q=xyzzy").status == .notFound)
            #expect(try await ana.api(.get, "/foods/online?q=xyzzy").status == .notFound)
            #expect(fake.asked.isEmpty)
        }
    }

    @Test("what is known here is never asked for outside, nor anything while typing")
    func local() async throws {
        try await Self.run(edamam: true) { ana, fake async throws in
            for letters in ["xyz", "xyzz", "xyzzy"] {
                #expect(try await ana.get("/foods/results?q=\(letters)", fragment: true).status == .ok)
            }
            #expect(try await ana.get("/foods?q=banana").status == .ok)
            #expect(try await ana.api(.get, "/foods/usda-09040").status == .ok)
            #expect(try await ana.api(.get, "/foods/product-\(Self.code)").status == .notFound)
            #expect(fake.asked.isEmpty)
        }
    }

    @Test("words that found nothing here are looked up on a tap, and what is found can be logged")
    func words() async throws {
        try await Self.run(edamam: true) { ana, fake async throws in
            fake.prepare("zwetschgenknodel", .published("edamam-foods"))
            let nothing = try await ana.get("/foods/results?q=zwetschgenknodel", fragment: true)
            #expect(nothing.text.contains("Look it up at Edamam"))
            let found = try await ana.get("/foods/online?q=zwetschgenknodel&meal=Lunch")
            #expect(found.text.contains("Plum Dumplings") && found.text.contains("Powered by Edamam"))
            let food = try await ana.get("/foods/edamam-food_spotted1dumplings")
            #expect(food.text.contains("189 kcal per 100 g") && food.text.contains("Powered by Edamam"))
            let device = try await ana.api(.get, "/foods/online?q=zwetschgenknodel&limit=1")
            #expect((try device.json()["foods"] as? [[String: Any]])?.count == 1)
            let entry = """
                {"requestId": "\(UUID().uuidString)", "meal": "Lunch", "foodId": "edamam-food_spotted1dumplings",
                 "amount": 1, "unit": "1 serving"}
                """
            #expect(try await ana.api(.post, "/diary/\(TestApp.today)/entries", entry).status == .created)
            fake.prepare("zwetschgenknodel", .text("?"))
            let failed = try await ana.get("/foods/online?q=zwetschgenknodel")
            #expect(failed.text.contains("We couldn’t ask Edamam just now"))
            #expect(try await ana.api(.get, "/foods/online?q=zwetschgenknodel").status == .serviceUnavailable)
        }
    }

    @Test("while everything is off nothing is asked and nothing offered")
    func off() async throws {
        try await Self.run(openFoodFacts: false) { ana, fake async throws in
            fake.prepare(Self.code, .published("openfoodfacts-product"))
            #expect(try await ana.get("/foods/code?code=\(Self.code)").status == .notFound)
            #expect(!(try await ana.get("/foods?tab=code").text.contains("looked up")))
            #expect(!(try await ana.get("/foods?q=xyzzyqq").text.contains("Look it up")))
            #expect(try await ana.get("/foods/online?q=xyzzy").status == .notFound)
            #expect(try await ana.api(.get, "/foods/online?q=xyzzy").status == .notFound)
            #expect(fake.asked.isEmpty)
        }
    }
}
