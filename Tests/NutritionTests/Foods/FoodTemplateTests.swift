import FoodCatalogue
import HealthMath
import Members
import Testing

@testable import Nutrition
@testable import Web

struct FoodTemplateTests {
    private func place() throws -> DiaryPlace { DiaryPlace(day: try Kitchen.day("2026-11-21"), meal: "Breakfast") }

    private static let banana = FoodSummary(
        id: "usda-09040",
        name: "Bananas, raw",
        kcal: 89,
        protein: 1.09,
        fat: 0.33,
        carbohydrate: 22.84,
        measure: Measure(label: "1 medium", grams: 118)
    )

    private func find(_ tab: FoodTab, _ results: FoodResults, _ asked: FoodsPage.Input? = nil) throws -> String {
        let asked = asked ?? FoodsPage.Input(search: FoodSearchForm(FormInput()))
        let frame = DiaryTemplateTests.frame
        return try DiaryTemplateTests.render(
            FoodsPage(tab, self.place(), results, asked, units: .metric, frame: frame)
        )
    }

    @Test("what a search found leads to the foods, in a page and in a piece of one")
    func found() throws {
        let results = FoodResults(try self.place(), found: [Self.banana], for: "banana", units: .metric)
        let filters = FoodsPage.filters(try self.place(), query: "banana", .raw)
        let page = FoodResultsPage(results, filters: filters, frame: DiaryTemplateTests.frame)
        let piece = try DiaryTemplateTests.render(page)
        #expect(piece.contains("href=\"/foods/usda-09040?day=2026-11-21&amp;meal=Breakfast\""))
        #expect(piece.contains("1 medium, 118 g"))
        #expect(piece.contains("105<span class=\"row-unit\">kcal</span>"))
        #expect(!piece.contains("per 100 g"))
        #expect(!piece.contains("<html"))
        #expect(piece.contains("hx-swap-oob"))
        let filter = "/foods?day=2026-11-21&amp;meal=Breakfast&amp;q=banana&amp;filter=raw"
        #expect(piece.contains("href=\"\(filter)\" aria-current=\"page\">Raw</a>"))
        #expect(try self.find(.search, results).contains("1 medium, 118 g"))
    }

    @Test("as much as the last time comes before the usual portion, one tap away")
    func last() throws {
        let last = HistoryStore.LastPortion(amount: 2, unit: "1 medium", grams: 236)
        let item = FoodItem(Self.banana, last: last, try self.place(), units: .metric)
        #expect(item.foodNote == "2 × 1 medium, 236 g, as last time")
        #expect(item.foodEnergy == "210")
        #expect((item.againAmount, item.againUnit) == ("2", "1 medium"))
        let never = FoodItem(Self.banana, try self.place(), units: .metric)
        #expect((never.foodNote, never.foodEnergy, never.foodAgain) == ("1 medium, 118 g", "105", false))
        #expect(never.foodEnergyUnit == "kcal")
    }

    @Test("a full page leads to more of the same search", arguments: [(19, ""), (20, "&limit=50"), (50, "")])
    func more(count: Int, end: String) throws {
        let found = Array(repeating: Self.banana, count: count)
        let results = FoodResults(try self.place(), found: found, for: "ban", .raw, units: .metric)
        let search = "/foods?day=2026-11-21&meal=Breakfast&q=ban&filter=raw"
        #expect(results.morePath == (end.isEmpty ? "" : search + end))
        #expect(FoodSearchForm(FormInput(["limit": "50"])).shown == 50)
        #expect(FoodSearchForm(FormInput(["limit": "7"])).shown == 20)
    }

    @Test("nothing found says so and offers ways on")
    func nothing() throws {
        let html = try self.find(.search, FoodResults(self.place(), found: [], for: "<xyzzy>", units: .metric))
        #expect(html.contains("Nothing found for “&lt;xyzzy&gt;”"))
        #expect(html.contains("tab=quick"))
        #expect(html.contains("tab=code"))
    }

    @Test("nothing found here can be looked up outside where that is on")
    func online() throws {
        let found = FoodResults(try self.place(), found: [], for: "xyzzy & co", online: true, units: .metric)
        let path = "/foods/online?day=2026-11-21&amp;meal=Breakfast&amp;q=xyzzy%20%26%20co"
        #expect(try self.find(.search, found).contains("href=\"\(path)\">Look it up at Edamam</a>"))
        let foods = FoodResults(try self.place(), found: [Self.banana], for: "banana", units: .metric)
        let page = try DiaryTemplateTests.render(OnlinePage("banana", foods, frame: DiaryTemplateTests.frame))
        #expect(
            page.contains("Powered by Edamam") && page.contains("nothing about you") && page.contains("Bananas, raw")
        )
        let failed = OnlinePage("banana", FoodResults(try self.place()), again: "/x", frame: DiaryTemplateTests.frame)
        #expect(try DiaryTemplateTests.render(failed).contains("href=\"/x\">Try again</a>"))
    }

    @Test("what was had before is one tap away, in the amount of the last time")
    func again() throws {
        let eaten = HistoryStore.Eaten(
            food: "usda-09040",
            name: "Bananas, raw",
            amount: 2,
            unit: "1 medium",
            kcal: 210,
            times: 4
        )
        let item = FoodItem(eaten, try self.place(), units: .metric)
        let html = try self.find(
            .frequent,
            FoodResults(self.place(), [item], heading: "You often have", none: .frequent)
        )
        #expect(html.contains("aria-label=\"Add Bananas, raw, 2 × 1 medium\""))
        #expect(html.contains("name=\"amount\" value=\"2\""))
        #expect(html.contains("name=\"unit\" value=\"1 medium\""))
        let favourite = FoodItem(Self.banana, last: nil, try self.place(), units: .metric)
        #expect(favourite.foodEnergy == "105")
        #expect(favourite.againAmount == "1")
    }

    @Test("every tab has its page, also when there is nothing in it", arguments: FoodTab.allCases)
    func tabs(tab: FoodTab) throws {
        let results =
            tab == .search ? FoodResults(try self.place()) : FoodResults(try self.place(), [], heading: "", none: tab)
        let page = try self.find(tab, results)
        let current = try #require(page.split(separator: "aria-current=\"page\"").dropFirst().first)
        let link = try #require(current.split(separator: "</a>").first)
        // Two of them are signs, whose name is spoken.
        #expect(link.hasSuffix(">\(tab.name)") || link.hasSuffix(">\(tab.name)</span>"), "\(link)")
    }

    @Test("a wrong code and an unknown one are said in words")
    func codes() throws {
        var asked = FoodsPage.Input(search: FoodSearchForm(FormInput(["code": "123"])))
        asked.codeComplaints = ["That has 3 digits."]
        #expect(try self.find(.code, FoodResults(self.place()), asked).contains("That has 3 digits."))
        asked.codeComplaints = []
        asked.unknownCode = FoodsPage.UnknownCode(.unknown(to: []))
        let unknown = try self.find(.code, FoodResults(self.place()), asked)
        #expect(unknown.contains("This code isn’t in our catalogue") && !unknown.contains("Try again"))
        asked.unknownCode = FoodsPage.UnknownCode(.unknown(to: ["Open Food Facts", "Edamam"]))
        let known = try self.find(.code, FoodResults(self.place()), asked)
        #expect(known.contains("Open Food Facts and Edamam don’t know it either."))
        asked.code = "123"
        asked.unknownCode = FoodsPage.UnknownCode(.unsure("Edamam", retryAfter: 5))
        let unsure = try self.find(.code, FoodResults(self.place()), asked)
        #expect(unsure.contains("We couldn’t ask Edamam just now"))
        #expect(unsure.contains("href=\"/foods/code?day=2026-11-21&amp;meal=Breakfast&amp;code=123\">Try again</a>"))
        asked.unknownBarcode = try Barcode("4006381333931")
        #expect(try self.find(.code, FoodResults(self.place()), asked).contains("barcode=4006381333931"))
    }

    @Test(
        "a food is shown for the amount that was typed, and for its usual one otherwise",
        arguments: [
            ("2", "1 cup, sliced", "113", "218"), ("much", "1 medium", "95", "182"), ("", "", "95", "182"),
        ]
    )
    func food(amount: String, unit: String, energy: String, grams: String) throws {
        let input = FormInput(amount.isEmpty ? [:] : ["amount": amount, "unit": unit])
        let form = LogForm(input).completed(Kitchen.apple.usualPortion, try self.place())
        let page = FoodPage(
            Kitchen.apple,
            form: form,
            errors: FormErrors(),
            usual: Kitchen.apple.usualPortion,
            place: try self.place(),
            meals: .usual,
            range: DiaryRange(today: try Kitchen.day("2026-11-21")),
            starred: true,
            offer: nil,
            units: .metric,
            frame: DiaryTemplateTests.frame
        )
        let html = try DiaryTemplateTests.render(page)
        #expect(html.contains("data-nutrient-per-gram=\"0.52\" data-decimals=\"0\">\(energy)</span> kcal"))
        #expect(html.contains("data-nutrient-per-gram=\"0.52\" data-decimals=\"0\">\(energy)</b> kcal</output>"))
        #expect(html.contains("data-decimals=\"0\">\(grams)</span> g"))
        #expect(html.contains("action=\"/foods/usda-09003/star/removal\""))
        #expect(html.contains("<option value=\"Breakfast\" selected>Breakfast</option>"))
        #expect(html.contains("52 kcal per 100 g"))
    }
}
