import FoodCatalogue
import Foundation
import HTTPTypes
import Logging
import OutboundHTTP
import Support
import Testing
import Web

@testable import Nutrition

struct OnlineFoodsTests {
    private let oats: Barcode
    private let other: Barcode

    init() throws {
        self.oats = try Barcode("4000000000013")
        self.other = try Barcode("4000000000020")
    }

    @Test(
        "a product is asked for once, kept for everyone, and asked for again after a month",
        arguments: Backend.available
    )
    func kept(backend: Backend) async throws {
        try await OnlineSetting.run(backend) { setting async throws in
            setting.fake.prepare(self.oats.digits, .published("openfoodfacts-product"))
            try await setting.with([.openFoodFacts]) { online async throws in
                #expect(try await online.product(self.oats).name == "Kernige Haferflocken")
                #expect(try await online.product(self.oats).name == "Kernige Haferflocken")
                #expect(setting.fake.asked.count == 1)
                let food = try #require(try await online.food("product-4000000000013"))
                #expect(food.nutrients.kcal == 372 && food.measures.count == 2 && food.brand == "Hafermühle")
                #expect(try await online.summaries(["usda-1", food.id]).map(\.kcal) == [372])

                setting.fake.prepare(self.oats.digits, .text(#"{"product": {"product_name": "New oats"}}"#))
                setting.pass(days: 29)
                #expect(try await online.product(self.oats).name == "Kernige Haferflocken")
                setting.pass(days: 2)
                #expect(try await online.product(self.oats).name == "New oats")
                #expect(setting.fake.asked.count == 2)
            }
        }
    }

    @Test("an old product is good enough when its source fails or has lost it", arguments: Backend.available)
    func stale(backend: Backend) async throws {
        try await OnlineSetting.run(backend) { setting async throws in
            setting.fake.prepare(self.oats.digits, .published("openfoodfacts-product"))
            try await setting.with([.openFoodFacts]) { online async throws in
                _ = try await online.product(self.oats)
                setting.pass(days: 40)
                setting.fake.prepare(self.oats.digits, .text("<html>", type: "text/html"))
                #expect(try await online.product(self.oats).name == "Kernige Haferflocken")
                setting.fake.prepare(self.oats.digits, .published("openfoodfacts-missing", status: .notFound))
                #expect(try await online.product(self.oats).name == "Kernige Haferflocken")
            }
        }
    }

    @Test("a code that a source doesn't know is believed for a day", arguments: Backend.available)
    func missing(backend: Backend) async throws {
        try await OnlineSetting.run(backend) { setting async throws in
            try await setting.with([.openFoodFacts]) { online async throws in
                #expect(try await online.product(self.oats) == .unknown(to: ["Open Food Facts"]))
                setting.pass(days: 0.9)
                #expect(try await online.product(self.oats) == .unknown(to: ["Open Food Facts"]))
                #expect(setting.fake.asked.count == 1)
                setting.pass(days: 0.2)
                _ = try await online.product(self.oats)
                #expect(setting.fake.asked.count == 2)
                setting.pass(days: 2)
                try await online.tidy()
                let store = OnlineStore(setting.kitchen.database)
                #expect(try await store.missed(self.oats, since: .distantPast.addingTimeInterval(1e9)).isEmpty)
            }
        }
    }

    @Test("people who ask for the same code at once share one question")
    func shared() async throws {
        try await OnlineSetting.run { setting async throws in
            setting.fake.prepare(self.oats.digits, .published("openfoodfacts-product"))
            try await setting.with([.openFoodFacts]) { online async throws in
                let names = try await withThrowingTaskGroup(of: String?.self) { group in
                    for _ in 0..<20 { group.addTask { try await online.product(self.oats).name } }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
                #expect(names.count == 20 && names.allSatisfy { $0 == "Kernige Haferflocken" })
                #expect(setting.fake.asked.count == 1)
            }
        }
    }

    @Test(
        "an answer that can't be used is no answer, soon over, and not kept",
        arguments: [
            .text("<html>Down for maintenance</html>", type: "text/html"), .text("", status: .ok),
            .text("<html>Not found</html>", status: .notFound, type: "text/html"),
            .text("{}", status: .internalServerError), .text("slow down", status: .tooManyRequests),
            .text("{}", status: .serviceUnavailable), .text(String(repeating: "[", count: 200_000)),
            .redirect(to: "/api/v2/product/4000000000013"), .redirect(to: "https://example.org/"),
            .late(.seconds(4)), .dripping, .bytes(2 << 20),
            .text(#"{"code": "4000000000020", "status": 1, "product": {"product_name": "Another's"}}"#),
        ] as [FakeFoodSources.Behaviour]
    )
    func unusable(behaviour: FakeFoodSources.Behaviour) async throws {
        try await OnlineSetting.run { setting async throws in
            setting.fake.prepare(self.oats.digits, behaviour)
            try await setting.with([.openFoodFacts]) { online async throws in
                let began = ContinuousClock.now
                #expect(try await online.product(self.oats).isUnsure)
                #expect(began.duration(to: .now) < .seconds(20))
                #expect(setting.fake.asked.count == 1)
                let store = OnlineStore(setting.kitchen.database)
                #expect(try await store.food(self.oats) == nil)
                #expect(try await store.missed(self.oats, since: Kitchen.now.addingTimeInterval(-60)).isEmpty)
            }
        }
    }

    @Test("a source that isn't there is no answer either")
    func refused() async throws {
        try await OnlineSetting.run { setting async throws in
            var settings = OnlineSettings()
            settings.openFoodFacts = .init(address: "http://127.0.0.1:1", contact: "cook@example.org")
            let online = OnlineFoods(settings, database: setting.kitchen.database, logger: .init(label: "test")) {
                Kitchen.now
            }
            let answer = try await online.product(self.oats)
            try await online.close()
            #expect(answer.isUnsure)
        }
    }

    @Test("a source that fails again and again is left alone")
    func leftAlone() async throws {
        try await OnlineSetting.run { setting async throws in
            setting.fake.prepare(self.oats.digits, .text("?"))
            try await setting.with([.openFoodFacts], limits: { $0.pause = .seconds(600) }) { online async throws in
                for _ in 0..<6 { #expect(try await online.product(self.oats).isUnsure) }
                #expect(setting.fake.asked.count == 3)
            }
        }
    }

    @Test("a source that failed again and again is asked again after a pause", .timeLimit(.minutes(1)))
    func pause() async throws {
        try await OnlineSetting.run { setting async throws in
            setting.fake.prepare(self.oats.digits, .text("?"))
            try await setting.with([.openFoodFacts], limits: { $0.pause = .milliseconds(400) }) { online async throws in
                for _ in 0..<3 { #expect(try await online.product(self.oats).isUnsure) }
                setting.fake.prepare(self.oats.digits, .published("openfoodfacts-product"))
                while try await online.product(self.oats).name == nil { try await Task.sleep(for: .milliseconds(20)) }
                #expect(setting.fake.asked.count == 4)
            }
        }
    }

    @Test("the sixteenth question of a minute has to wait, and is told for how long")
    func pace() async throws {
        try await OnlineSetting.run { setting async throws in
            try await setting.with([.openFoodFacts]) { online async throws in
                for number in 0..<15 { _ = try await online.product(try Self.code(number)) }
                guard case .unsure("Open Food Facts", let seconds) = try await online.product(try Self.code(15)) else {
                    Issue.record("It was asked a sixteenth time.")
                    return
                }
                #expect((1...61).contains(seconds))
                #expect(setting.fake.asked.count == 15)
            }
        }
    }

    @Test("only the code and our own name leave the house")
    func privacy() async throws {
        try await OnlineSetting.run { setting async throws in
            try await setting.with([.openFoodFacts, .edamam]) { online async throws in
                _ = try await online.product(self.oats)
                _ = try await online.search("plum & dumplings")
            }
            let asked = setting.fake.asked
            #expect(asked.map(\.path) == ["/api/v2/product/4000000000013"] + Array(repeating: asked[1].path, count: 2))
            #expect(asked[0].agent == "Spotter/1 (cook@example.org)")
            #expect(asked[0].query.hasPrefix("fields=product_name,"))
            #expect(asked[1].query == "app_id=an%20id&app_key=a%26key&upc=4000000000013")
            #expect(asked[2].query == "app_id=an%20id&app_key=a%26key&ingr=plum%20%26%20dumplings")
            #expect(asked.allSatisfy { $0.otherHeaders.isEmpty })
        }
    }

    @Test("nothing is asked while everything is off, and what was kept is still there", arguments: Backend.available)
    func off(backend: Backend) async throws {
        try await OnlineSetting.run(backend) { setting async throws in
            setting.fake.prepare(self.oats.digits, .published("openfoodfacts-product"))
            try await setting.with([.openFoodFacts]) { _ = try await $0.product(self.oats) }
            try await setting.with([]) { online async throws in
                #expect(try await online.product(self.other) == .unknown(to: []))
                #expect(try await online.search("plum dumplings").isEmpty)
                #expect(try await online.product(self.oats).name != nil)
                setting.pass(days: 60)
                #expect(try await online.product(self.oats).name != nil)
            }
            #expect(setting.fake.asked.count == 1)
        }
    }

    @Test("of Edamam's foods only id and name are kept, and the rest is asked for again", arguments: Backend.available)
    func edamam(backend: Backend) async throws {
        try await OnlineSetting.run(backend) { setting async throws in
            for words in ["plum dumplings", "Plum Dumplings", self.oats.digits] {
                setting.fake.prepare(words, .published("edamam-foods"))
            }
            let id = "edamam-food_spotted1dumplings"
            try await setting.with([.openFoodFacts, .edamam]) { online async throws in
                #expect(try await online.product(self.oats).name == "Plum Dumplings")
                #expect(try await online.search("plum dumplings").count == 2)
                let asked = setting.fake.asked.count
                #expect(try await online.food(id)?.nutrients.kcal == 189)
                #expect(setting.fake.asked.count == asked)
            }
            let kept = try #require(try await OnlineStore(setting.kitchen.database).food(id))
            #expect(
                !kept.isWhole && kept.food.nutrients.isEmpty && kept.food.measures.isEmpty && kept.food.brand == nil
            )
            try await setting.with([.edamam]) { online async throws in
                #expect(try await online.known(id) == nil)
                #expect(try await online.summaries([id]).map(\.name) == ["Plum Dumplings"])
                #expect(try await online.food(id)?.nutrients.kcal == 189)
                #expect(try await online.food("edamam-food_nobody_named") == nil)
            }
            setting.fake.prepare("Plum Dumplings", .text("?"))
            try await setting.with([.edamam]) { online async throws in
                let error = try await #require(throws: TryAgainLater.self) { try await online.food(id) }
                #expect(error.seconds == 10)
            }
        }
    }

    private static func code(_ number: Int) throws -> Barcode {
        // Six digits stand for a UPC-E whose check digit is computed.
        try Barcode("1234" + String(number + 10))
    }
}
