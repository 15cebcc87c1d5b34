import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

/// Sends requests about meals and recipes to the real router.
struct DishPageTests {
    private static let request = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"
    private static let meal = """
        {"requestId": "\(request)", "name": "My breakfast",
         "lines": [{"foodId": "usda-09040", "amount": 1, "unit": "100 g"}, {"name": "Milk coffee", "kcal": 60, "amount": 2}]}
        """
    private static let recipe = """
        {"requestId": "\(request)", "name": "Apple crumble", "servings": 4, "cookedGrams": 400, "steps": "Peel.\\nBake.",
         "lines": [{"foodId": "usda-09003", "amount": 500, "unit": "g"}]}
        """

    @Test("a device writes a meal down, logs it in other amounts once, changes and removes it")
    func mealOfDevice() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let added = try await ana.api(.post, "/meals", Self.meal)
            #expect(added.status == .created, "\(added.text)")
            #expect(try await ana.api(.post, "/meals", Self.meal).status == .ok)
            let id = "meal-\(Self.request)"
            let log = """
                {"requestId": "6f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00", "day": "\(TestApp.today)", "meal": "Breakfast", "factor": 2,
                 "lines": [{"amount": 0.5}]}
                """
            let logged = try await ana.api(.post, "/meals/\(id)/entries", log)
            #expect(logged.status == .created, "\(logged.text)")
            #expect(try await ana.api(.post, "/meals/\(id)/entries", log).status == .ok)
            let day = try await ana.api(.get, "/diary/\(TestApp.today)").json()
            // 100 g of bananas have 89 kcal, and each of two times two coffees has 60.
            #expect((day["totals"] as? [String: Any])?["kcal"] as? Double == 329)
            #expect(day["entries"] as? Int == 2)
            let found =
                try await ana.api(.get, "/foods?q=my%20breakfast&filter=meals").json()["foods"] as? [[String: Any]]
            #expect(found?.first?["kind"] as? String == "meal")
            let changed = #"{"version": 1, "lines": [{"foodId": "usda-09040", "amount": 2, "unit": "100 g"}]}"#
            let saved = try await ana.api(.patch, "/meals/\(id)", changed)
            #expect(saved.status == .ok, "\(saved.text)")
            #expect(try saved.json()["name"] as? String == "My breakfast")
            #expect(try await ana.api(.patch, "/meals/\(id)", changed).status == .conflict)
            #expect((try await ana.api(.get, "/meals").json()["foods"] as? [Any])?.count == 1)
            #expect(try await ana.api(.delete, "/meals/\(id)").status == .noContent)
            #expect(try await ana.api(.get, "/meals/\(id)").status == .notFound)
            #expect(try await ana.api(.get, "/diary/\(TestApp.today)").json()["entries"] as? Int == 2)
        }
    }

    @Test("a meal put together on the way to lunch is logged at lunch", arguments: ["meals", "recipes"])
    func onTheWay(list: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let place = "day=2026-03-12&amp;meal=Lunch"
            let shelf = try await ana.get("/\(list)?day=2026-03-12&meal=Lunch").text
            #expect(shelf.contains("href=\"/\(list)/new?\(place)\""))
            let form = try await ana.get("/\(list)/new?day=2026-03-12&meal=Lunch").text
            #expect(form.contains("action=\"/\(list)?\(place)\""))
            let line = ["lines.0.foodId": "usda-09040", "lines.0.amount": "1", "lines.0.unit": "100 g"]
            let fields = ["requestId": Self.request, "name": "Toast"].merging(line) { $1 }
                .merging(list == "recipes" ? ["servings": "1"] : [:]) { $1 }
            let again = try await ana.post("/\(list)/draft?day=2026-03-12&meal=Lunch", fields).text
            #expect(again.contains("action=\"/\(list)?\(place)\"") && again.contains("Toast"))
            let saved = try await ana.post("/\(list)?day=2026-03-12&meal=Lunch", fields)
            let next = try #require(saved.headers[.location])
            #expect(next.hasSuffix("?day=2026-03-12&meal=Lunch"))
            #expect(try await ana.get(next).text.contains("<option value=\"Lunch\" selected>"))
        }
    }

    @Test("a recipe is logged by the portion, as a food of its cooked weight")
    func recipeOfDevice() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let added = try await ana.api(.post, "/recipes", Self.recipe)
            #expect(added.status == .created, "\(added.text)")
            let id = "recipe-\(Self.request)"
            // 400 g have 260 kcal.
            #expect(try await ana.api(.get, "/foods/\(id)").json()["kcalPer100g"] as? Double == 65)
            let eaten = """
                {"requestId": "6f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00", "day": "\(TestApp.today)", "meal": "Dinner", "servings": 1.5}
                """
            let logged = try await ana.api(.post, "/recipes/\(id)/entries", eaten)
            #expect(logged.status == .created, "\(logged.text)")
            let entry = (try logged.json()["entries"] as? [[String: Any]])?.first
            #expect(entry?["grams"] as? Double == 150 && entry?["kcal"] as? Double == 97.5)
            let burnt = Self.recipe.replacing("400", with: "20").replacing("1c00", with: "1e00")
            let refused = try await ana.api(.post, "/recipes", burnt)
            #expect((try refused.json()["errors"] as? [String: Any])?["cookedGrams"] != nil, "\(refused.text)")
        }
    }

    @Test("a member puts a meal together from a search, line by line, and logs it from its page")
    func pages() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let empty = try await ana.get("/meals/new")
            #expect(empty.status == .ok)
            let searched = try await ana.post("/meals/draft", ["name": "Bowl", "q": "banana"])
            #expect(searched.text.contains("value=\"usda-09040\"") && searched.text.contains("value=\"Bowl\""))
            let added = try await ana.post("/meals/draft", ["name": "Bowl", "add": "usda-09040"])
            #expect(added.text.contains("name=\"lines.0.foodId\" value=\"usda-09040\""))
            #expect(added.text.contains("name=\"lines.0.name\" value=\"Banana\""), "as people call it")
            #expect(searched.text.contains("/foods.svg#banana"))
            let fields = [
                "requestId": Self.request, "name": "Bowl", "lines.0.foodId": "usda-09040", "lines.0.amount": "1",
                "lines.0.unit": "100 g",
            ]
            let wrong = try await ana.post("/meals", fields.merging(["lines.0.unit": "bucket"]) { $1 })
            #expect(wrong.status == .unprocessableContent)
            #expect(
                wrong.text.contains("This food isn&#39;t measured in that.") || wrong.text.contains("measured in that")
            )
            let path = "/meals/meal-\(Self.request)"
            // It ends on the list from which it began, and says where the meal is found.
            let kept = try await ana.post("/meals", fields)
            #expect(kept.headers[.location] == "/meals")
            let said = try await self.told(by: kept, app, ana).get("/meals").text
            #expect(said.contains("Bowl is kept: under Meals when you add food") && said.contains("href=\"\(path)\""))
            let bowl = try await ana.get(path).text
            #expect(bowl.contains("Log it") && bowl.contains("/foods.svg#banana"))
            #expect(try await ana.get(path + "/edit").text.contains("value=\"Bowl\""))
            #expect(try await ana.post("/foods/meal-\(Self.request)/star").headers[.location]?.hasPrefix(path) == true)
            #expect(try await ana.get("/foods?tab=favourites").text.contains(path + "/entries"))
            let log = ["requestId": "6f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00", "day": TestApp.today, "meal": "Lunch"]
            #expect(try await ana.post(path + "/entries", log).headers[.location] == "/diary/\(TestApp.today)")
            // The diary has it as one row with its name, which opens.
            let day = try await ana.get("/diary/\(TestApp.today)").text
            let group = try #require(day.split(separator: "<details class=\"fold diary-dish\">").dropFirst().first)
            #expect(group.contains("Bowl</span>") && group.contains("1 food</span>") && group.contains("Banana"))
            let again = try await ana.get("/meals/new?day=\(TestApp.today)&from=Lunch")
            #expect(again.text.contains("name=\"lines.0.foodId\" value=\"usda-09040\""))
            #expect(try await ana.post(path + "/removal").headers[.location] == "/meals")
            #expect(try await ana.post(path + "/restoration").status == .seeOther)
            #expect(try await ana.get("/meals").text.contains("Bowl"))
        }
    }

    /// Returns the member with the toast of an answer, which their next page says.
    private func told(by answer: TestResponse, _ app: TestApp, _ person: TestPerson) throws -> TestPerson {
        let toast = try #require(answer.cookie(named: "spotter_toast"), "\(answer.text)")
        return TestPerson(app: app, cookie: "\(person.cookie); \(toast)", token: person.token)
    }

    @Test("what was eaten is kept as a meal where it stands, on its day")
    func keeping() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let query = "?day=\(TestApp.today)&from=Breakfast"
            let escaped = query.replacing("&", with: "&amp;")
            let form = try await ana.get("/meals/new\(query)").text
            #expect(form.contains("action=\"/meals\(escaped)\"") && form.contains("/meals/draft\(escaped)"))
            #expect(form.contains("href=\"/diary/\(TestApp.today)\" data-back>Cancel</a>"))
            let line = ["lines.0.foodId": "usda-09040", "lines.0.amount": "1", "lines.0.unit": "100 g"]
            let fields = ["requestId": Self.request, "name": "Weekday bowl"].merging(line) { $1 }
            let draft = try await ana.post("/meals/draft\(query)", fields).text
            #expect(draft.contains("action=\"/meals\(escaped)\""))
            let saved = try await ana.post("/meals\(query)", fields)
            #expect(saved.headers[.location] == "/diary/\(TestApp.today)")
            let day = try await self.told(by: saved, app, ana).get("/diary/\(TestApp.today)").text
            #expect(day.contains("Weekday bowl is kept: under Meals when you add food"))
            #expect(day.contains("href=\"/meals/meal-\(Self.request)\">See it</a>"))
        }
    }

    @Test("a meal put together tells the energy of each line and of all, and with no pressure neither")
    func energyOfDraft() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            // 100 g of bananas have 89 kcal, and each coffee has 60.
            let fields = [
                "requestId": Self.request, "name": "Bowl", "lines.0.foodId": "usda-09040", "lines.0.amount": "2",
                "lines.0.unit": "100 g", "lines.1.name": "Milk coffee", "lines.1.kcal": "60", "lines.1.amount": "2",
            ]
            let draft = try await ana.post("/meals/draft", fields).text
            let banana = "data-nutrient-per-gram=\"0.89\" data-summand=\"178.0\">178</b>"
            let coffee = "data-nutrient-per-gram=\"60.0\" data-summand=\"120.0\">120</b>"
            #expect(draft.contains(banana) && draft.contains(coffee), "\(draft)")
            #expect(draft.contains("<b data-sum>298</b> kcal</p>") && draft.contains("data-grams=\"100\""))
            #expect(draft.contains("/foods.svg#banana"))
            // Enter in a field presses the first button, which draws the form again and takes nothing out.
            let form = try #require(draft.split(separator: "id=\"dish-form\"").dropFirst().first)
            let first = try #require(form.split(separator: "<button").dropFirst().first)
            #expect(first.contains("/draft") && !first.contains("name=\"drop\""), "\(first)")
            let unread = try await ana.post("/meals/draft", fields.merging(["lines.0.amount": "much"]) { $1 }).text
            #expect(unread.contains("<b data-sum>120</b> kcal, known for 1 of 2 foods</p>"))
            #expect(try await ana.post("/me/settings/no-pressure", ["noPressure": "on"]).status == .seeOther)
            let quiet = try await ana.post("/meals/draft", fields).text
            #expect(!quiet.contains("data-sum") && !quiet.contains(" kcal"))
        }
    }

    @Test("the energy of a meal is what its lines add up to as they are shown, while it is made and afterwards")
    func sums() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            // 57 g of bananas have 50.73 kcal, which are shown as 51; three times that is 152.19.
            let line = #"{"foodId": "usda-09040", "amount": 57, "unit": "g"}"#
            let meal = #"{"requestId": "\#(Self.request)", "name": "Bananas", "lines": [\#(line), \#(line), \#(line)]}"#
            try #require(try await ana.api(.post, "/meals", meal).status == .created)
            let page = try await ana.get("/meals/meal-\(Self.request)").text
            #expect(page.contains("153 kcal") && !page.contains("152 kcal"))
            let edit = try await ana.get("/meals/meal-\(Self.request)/edit").text
            #expect(edit.contains("<b data-sum>153</b>") && edit.contains("data-summand=\"51.0\""))
        }
    }

    @Test("to anybody else they aren't there", arguments: ["meals", "recipes"])
    func others(place: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let ben = try await app.person("Ben")
            _ = try await ana.api(.post, "/\(place)", place == "meals" ? Self.meal : Self.recipe)
            let path = "/\(place)/\(place.dropLast())-\(Self.request)"
            #expect(try await ana.get(path).status == .ok)
            for page in [path, path + "/edit"] { #expect(try await ben.get(page).status == .notFound, "\(page)") }
            for action in ["", "/removal", "/restoration", "/entries", "/draft"] {
                #expect(try await ben.post(path + action).status == .notFound, "\(action)")
            }
            #expect(try await ben.api(.get, path).status == .notFound)
            #expect(try await ben.api(.patch, path, #"{"version": 1}"#).status == .notFound)
            #expect(try await ben.api(.delete, path).status == .notFound)
        }
    }
}
