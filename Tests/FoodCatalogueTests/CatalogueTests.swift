import Foundation
import Support
import Testing

@testable import FoodCatalogue

@Suite("The catalogue")
struct CatalogueTests {
    @Test("answers any text, if with nothing", arguments: HostileTexts.all)
    func hostile(text: String) async throws {
        let foods = try await ShippedCatalogue.open().search(text, limit: 5)
        #expect(foods.count <= 5)
    }

    @Test("gives nothing for nothing", arguments: ["", "  ", "🍎", "\"*\"", "qqqqqqqq"])
    func nothing(text: String) async throws {
        #expect(try await ShippedCatalogue.open().search(text).isEmpty)
    }

    @Test(
        "finds an everyday word with a slip as if it were typed right",
        arguments: [
            ("porrige", "porridge"), ("poridge", "porridge"), ("aubergne", "aubergine"), ("courgete", "courgette"),
            ("porrige with milk", "porridge with milk"),
        ]
    )
    func slip(typed: String, meant: String) async throws {
        let catalogue = try ShippedCatalogue.open()
        let right = try await catalogue.search(meant).map(\.id)
        #expect(!right.isEmpty)
        #expect(try await catalogue.search(typed).map(\.id) == right)
    }

    @Test("leaves to the catalogue's own words what they come as near to, and everyday words as they are")
    func ownWords() async throws {
        let catalogue = try ShippedCatalogue.open()
        #expect(try await catalogue.search("chese").first?.name.hasPrefix("Cheese") == true)
        #expect(try await catalogue.search("fiber").first?.id == catalogue.search("fibre").first?.id)
        let words = try EverydayWords.shipped()
        for word in ["porridge", "qqqqqq", "porr", "", "é"] { #expect(words.correction(of: word) == nil, "\(word)") }
    }

    @Test("raises what a member had before, and only where it answers")
    func familiar() async throws {
        let catalogue = try ShippedCatalogue.open()
        let green = "usda-09502"
        #expect(try await catalogue.search("apple").first?.id == "usda-09003")
        #expect(try await catalogue.search("apple", familiar: [green: 20]).first?.id == green)
        #expect(try await catalogue.search("apple").first?.id == "usda-09003")
        #expect(try await catalogue.search("banana", familiar: [green: 20]).contains { $0.id == green } == false)
    }

    @Test("raises what a member had before though too many foods answer to look at all")
    func familiarAmongMany() async throws {
        let catalogue = try ShippedCatalogue.open()
        let rare = "usda-13972"
        #expect(try await catalogue.search("beef", limit: 100).contains { $0.id == rare } == false)
        #expect(
            try await catalogue.search("beef", limit: 100, familiar: [rare: 9, "usda-09003": 9]).contains {
                $0.id == rare
            }
        )
    }

    @Test("lists foods in the order asked, without unknown ones")
    func summaries() async throws {
        let foods = try await ShippedCatalogue.open().foods(["usda-11124", "usda-00000", "usda-09003"])
        #expect(foods.map(\.name) == ["Carrots, raw", "Apples, raw, with skin"])
        #expect(foods.last?.kcal == 52)
        #expect(foods.last?.measure?.grams == 125)
    }

    @Test("knows no food of another id")
    func unknown() async throws {
        let catalogue = try ShippedCatalogue.open()
        #expect(try await catalogue.food("usda-00000") == nil)
        #expect(try await catalogue.food("'; --") == nil)
        #expect(try await catalogue.foods([]) == [])
    }

    @Test("finds a product by its barcode, whichever symbol it came from")
    func barcode() async throws {
        let folder = try Folder()
        let path = folder.path("catalogue.sqlite")
        let food = Food(id: "p-1", name: "Soda", brand: "FIZZ", group: "", nutrients: [208: 42], measures: [])
        let report = try Tables.build(
            [SourceFood(food: food, barcode: Barcode("04252614")), SourceFood(food: food)],
            path
        )
        #expect(report.foods == 1)
        #expect(report.skipped == ["the food came twice": 1])
        let catalogue = try Catalogue(path: path.path)
        #expect(try await catalogue.food(barcode: Barcode("042100005264")) == food)
        #expect(try await catalogue.food(barcode: Barcode("4006381333931")) == nil)
        #expect(try await catalogue.search("fizz soda").map(\.brand) == ["FIZZ"])
    }

    @Test("serves the new file after an import replaced it")
    func replaced() async throws {
        let folder = try Folder(Tables.standardReference)
        let path = folder.path("catalogue.sqlite")
        _ = try CatalogueImport(from: folder.url).build(path)
        let watch = Watch()
        let catalogue = try Catalogue(path: path.path, now: watch.now)
        #expect(try await catalogue.search("apple").first?.kcal == 52)

        try folder.write(
            try #require(Tables.standardReference["NUT_DATA.txt"]).replacing("208~^52", with: "208~^53"),
            "NUT_DATA.txt"
        )
        _ = try CatalogueImport(from: folder.url).build(path)
        watch.advance(by: .seconds(2))
        #expect(try await catalogue.search("apple").first?.kcal == 53)
    }

    @Test("serves on when the file is gone or no catalogue")
    func gone() async throws {
        let folder = try Folder(Tables.standardReference)
        let path = folder.path("catalogue.sqlite")
        _ = try CatalogueImport(from: folder.url).build(path)
        let watch = Watch()
        let catalogue = try Catalogue(path: path.path, now: watch.now)
        try FileManager.default.removeItem(at: path)
        try folder.write("no catalogue", "catalogue.sqlite")
        watch.advance(by: .seconds(2))
        #expect(try await catalogue.search("apple").first?.kcal == 52)
    }

    @Test("says when there is none, or nothing in it")
    func missing() throws {
        let folder = try Folder(["text.sqlite": "hello"])
        let empty = folder.path("empty.sqlite")
        try Tables.build([], empty)
        let none = folder.path("none.sqlite").path
        let text = folder.path("text.sqlite").path
        #expect(throws: CatalogueProblem.missing(none)) { try Catalogue(path: none) }
        #expect(throws: CatalogueProblem.unreadable(text)) { try Catalogue(path: text) }
        #expect(throws: CatalogueProblem.empty(empty.path)) { try Catalogue(path: empty.path) }
    }
}

/// Texts that a careless search would stumble over.
enum HostileTexts {
    static let all = [
        "", " ", "\"", "'", "apple\"", "apple*", "*", "AND", "apple OR", "NOT apple", "NEAR(apple pie)", "head:apple",
        "(((",
        "apple AND (", "{head rest}: apple", "-apple", "^apple", "a\0b", "\u{1}\u{2}", "🍎", "🍎 apple", "中文",
        "зелёный чай",
        "a\u{301}\u{489}", "\u{E31}\u{E32}", "👨‍👩‍👧‍👦", "'; DROP TABLE food; --", "100% juice", "٣", "ﬁsh", "İstanbul",
        String(repeating: "a", count: 10_000), String(repeating: "chocolate ", count: 1_000),
        String(repeating: "\"", count: 10_000), String(repeating: "z ", count: 100),
    ]
}
