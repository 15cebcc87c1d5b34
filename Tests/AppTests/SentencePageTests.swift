import Foundation
import HTTPTypes
import HummingbirdTesting
import Support
import Testing

/// Says meals in sentences, through the page and the API.
struct SentencePageTests {
    private static let id = "6c0e6f9e-3d27-4d0a-9a51-0c5a3a3f1e00"
    private static let new = "/diary/sentences/new?day=\(TestApp.today)&meal=Lunch"

    /// What the page sends for two eggs and a banana.
    private static let form = [
        "requestId": Self.id, "day": TestApp.today, "meal": "Breakfast", "checked": "on",
        "text": "two eggs and a banana",
        "items.0.foodId": "usda-01129", "items.0.was": "usda-01129", "items.0.amount": "2", "items.0.unit": "1 egg",
        "items.0.take": "on",
        "items.1.foodId": "usda-09040", "items.1.was": "usda-09040", "items.1.amount": "1", "items.1.unit": "1 medium",
        "items.1.take": "on",
    ]

    @Test(
        "a sentence becomes a list, is logged at once with Undo, and Undo takes it back",
        arguments: Backend.available
    )
    func page(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let empty = try await ana.get(Self.new)
            #expect(empty.status == .ok && !empty.text.contains("Log these"))
            let list = try await ana.get(Self.new + "&text=two%20eggs%20and%20a%20banana%20for%20breakfast")
            #expect(list.text.contains("name=\"items.0.was\" value=\"usda-01129\""))
            #expect(list.text.contains("name=\"items.1.was\" value=\"usda-09040\""))
            #expect(list.text.contains("<option value=\"Breakfast\" selected>"))
            #expect(list.text.contains("Log these"))
            #expect(list.text.contains("/foods.svg#egg") && list.text.contains("/foods.svg#banana"))
            let logged = try await ana.post("/diary/sentences", Self.form)
            #expect(logged.headers[.location] == "/diary/\(TestApp.today)")
            let day = try await ana.api(.get, "/diary/\(TestApp.today)").text
            #expect(day.contains("usda-01129") && day.contains("usda-09040"))
            #expect(try await ana.post("/diary/sentences/\(Self.id)/removal").status == .seeOther)
            #expect(try await !ana.api(.get, "/diary/\(TestApp.today)").text.contains("usda-01129"))
            #expect(try await ana.post("/diary/sentences/\(Self.id)/removal").status == .notFound)
        }
    }

    @Test("what is logged together is the sum of the lines as they are shown")
    func sum() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            // 1.6 g have 1.4 kcal.
            let lines = (0..<3).map { place in
                "&items.\(place).take=on&items.\(place).was=usda-09040&items.\(place).foodId=usda-09040"
                    + "&items.\(place).amount=1.6&items.\(place).unit=g"
            }
            let text = "&checked=on&text=a%20banana,%20a%20banana%20and%20a%20banana"
            let page = try await ana.get(Self.new + text + lines.joined()).text
            #expect(page.contains("<b>3</b> kcal together"), "\(page)")
        }
    }

    @Test("the sum of a sentence is that of its rows and of its lines in the diary")
    func sumOfRows() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let said = "two%20eggs,%20toast%20with%20butter%20and%20a%20mug%20of%20black%20coffee"
            let page = try await ana.get(Self.new + "&text=" + said).text
            let rows = page.matches(of: /row-number">([0-9]+)</).compactMap { Int($0.1) }
            try #require(rows.count == 3)
            #expect(page.contains("<b>\(rows.reduce(0, +))</b> kcal together"), "\(rows)")
        }
    }

    @Test("what isn't found leads to the search and to a food of one's own, and has no box to tick")
    func nothingFound() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let page = try await ana.get(Self.new + "&text=asdfgh%20qwerty").text
            #expect(page.contains("Nothing found for this") && !page.contains("type=\"checkbox\""))
            #expect(page.contains("q=asdfgh%20qwerty\">Search for it</a>"))
            #expect(page.contains("name=asdfgh%20qwerty\">Make your own food</a>"))
            #expect(page.contains("data-checked=\"ticked\""), "The button waits until a food is ticked.")
        }
    }

    /// The first food of a sentence, and the next best in its place.
    private func firstFood(of text: String, by person: TestPerson) async throws -> (guess: String, other: String) {
        let read = try await person.api(.post, "/diary/\(TestApp.today)/sentences", #"{"text": "\#(text)"}"#)
        let item = try #require((try read.json()["items"] as? [[String: Any]])?.first)
        let others = try #require(item["others"] as? [[String: Any]])
        return (try #require(item["foodId"] as? String), try #require(others.first?["foodId"] as? String))
    }

    @Test("what isn't ticked is left out, and another food that was chosen comes in its own amount")
    func choosing() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let (_, other) = try await self.firstFood(of: "two eggs and a banana", by: ana)
            var form = Self.form
            form["items.1.take"] = nil
            form["items.0.foodId"] = other
            let again = try await ana.get(
                Self.new + "&checked=on&text=two%20eggs&items.0.take=on&items.0.was=usda-01129"
                    + "&items.0.foodId=\(other)"
            )
            #expect(again.text.contains("name=\"items.0.was\" value=\"\(other)\""))
            #expect(try await ana.post("/diary/sentences", form).status == .seeOther)
            let day = try await ana.api(.get, "/diary/\(TestApp.today)").text
            #expect(day.contains(other) && !day.contains("usda-09040") && !day.contains("\"usda-01129\""))
        }
    }

    @Test("whoever says what an unsure food is takes it, and may leave it out again")
    func answering() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let (guess, other) = try await self.firstFood(of: "3 slices of zorbly cake", by: ana)
            let said = Self.new + "&text=3%20slices%20of%20zorbly%20cake"
            let tick = "name=\"items.0.take\""
            #expect(try await ana.get(said).text.contains(tick + ">"), "It is unsure, and waits.")
            let chosen = try await ana.get(said + "&checked=on&items.0.was=\(guess)&items.0.foodId=\(other)").text
            #expect(chosen.contains(tick + " checked>") && chosen.contains("id=\"sentence-sum\""))
            let left = try await ana.get(said + "&checked=on&items.0.was=\(other)&items.0.foodId=\(other)").text
            #expect(left.contains(tick + ">"))
        }
    }

    @Test("what an unsure food is proposed to be waits for the yes that choosing it is, ticked or not")
    func answeringWithTheProposed() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let (guess, other) = try await self.firstFood(of: "3 slices of zorbly cake", by: ana)
            let said = Self.new + "&text=3%20slices%20of%20zorbly%20cake"
            let (tick, waits) = ("name=\"items.0.take\"", "name=\"items.0.waits\"")
            let chosen: (String) -> String = { food in "value=\"\(food)\" id=\"items.0-\(food)\" checked>" }
            let asked = try await ana.get(said).text
            #expect(asked.contains(waits) && !asked.contains(chosen(guess)) && !asked.contains(chosen(other)))
            let waiting = "&checked=on&items.0.was=\(guess)&items.0.waits=on"
            let unsaid = try await ana.get(said + waiting).text
            #expect(unsaid.contains(waits) && unsaid.contains("please check"), "Another part was changed.")
            let answered = try await ana.get(said + waiting + "&items.0.foodId=\(guess)").text
            #expect(answered.contains(tick + " checked>") && answered.contains(chosen(guess)))
            #expect(!answered.contains(waits) && !answered.contains("please check"))
            let ticked = try await ana.get(said + waiting + "&items.0.take=on").text
            #expect(ticked.contains(tick + " checked>") && ticked.contains(chosen(guess)))
            let left = try await ana.get(said + "&checked=on&items.0.was=\(guess)&items.0.foodId=\(guess)").text
            #expect(left.contains(tick + ">") && !left.contains(waits))
        }
    }

    @Test(
        "a food that was chosen is logged without its tick; one that still waits, or was left out, isn't",
        arguments: [
            (["waits": "on", "foodId": "usda-01129"], true), (["foodId": "usda-09040"], true),
            (["waits": "on", "take": "on"], true), (["waits": "on"], false), (["foodId": "usda-01129"], false),
        ] as [([String: String], Bool)]
    )
    func withoutTick(sent: [String: String], isLogged: Bool) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            var form = Self.form.filter { !$0.key.hasPrefix("items.") }
            let shown = ["was": "usda-01129", "amount": "2", "unit": sent["foodId"] == "usda-09040" ? "g" : "1 egg"]
            for (name, value) in sent.merging(shown, uniquingKeysWith: { $1 }) { form["items.0." + name] = value }
            let answer = try await ana.post("/diary/sentences", form)
            #expect(answer.status == (isLogged ? .seeOther : .unprocessableContent))
            let day = try await ana.api(.get, "/diary/\(TestApp.today)").text
            #expect(day.contains(sent["foodId"] ?? "usda-01129") == isLogged)
        }
    }

    @Test(
        "what can't be logged comes back with what was typed, the complaint beside it",
        arguments: [("items.0.amount", "lots"), ("items.1.unit", "furlong"), ("day", "2026-02-30"), ("text", "")]
    )
    func wrong(field: String, value: String) async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let answer = try await ana.post("/diary/sentences", Self.form.merging([field: value]) { $1 })
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains("class=\"complaint\"") || answer.text.contains("banner-title"))
            if field == "items.0.amount" { #expect(answer.text.contains("value=\"lots\"")) }
            #expect(try await !ana.api(.get, "/diary/\(TestApp.today)").text.contains("usda-09040"))
        }
    }

    @Test("what was had once is no habit")
    func once() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            try #require(try await ana.post("/diary/sentences", Self.form).status == .seeOther)
            let once = try await ana.get("/foods?meal=Lunch").text
            #expect(once.contains("You had before") && !once.contains("You often have"))
            let again = Self.form.merging(["requestId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11"]) { $1 }
            try #require(try await ana.post("/diary/sentences", again).status == .seeOther)
            #expect(try await ana.get("/foods?meal=Lunch").text.contains("You often have"))
        }
    }

    @Test("nothing ticked is nothing to log")
    func nothing() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let none = Self.form.filter { !$0.key.hasSuffix(".take") }
            let answer = try await ana.post("/diary/sentences", none)
            #expect(answer.status == .unprocessableContent)
            #expect(answer.text.contains("Tick at least one food"))
        }
    }

    @Test("a device reads a sentence, and nothing is logged")
    func device() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let path = "/diary/\(TestApp.today)/sentences"
            let read = try await ana.api(.post, path, #"{"text": "two eggs and a mug of black coffee for breakfast"}"#)
            #expect(read.status == .ok)
            #expect(try read.json()["meal"] as? String == "Breakfast")
            let items = try #require(try read.json()["items"] as? [[String: Any]])
            #expect(items.map { $0["foodId"] as? String } == ["usda-01129", "usda-14209"])
            #expect(items.map { $0["grams"] as? Double } == [100, 250])
            #expect(items.map { $0["sure"] as? Bool } == [true, true])
            #expect(try await !ana.api(.get, "/diary/\(TestApp.today)").text.contains("usda-01129"))
            #expect(try await ana.api(.post, "/diary/2026-02-30/sentences", #"{"text": "egg"}"#).status == .notFound)
        }
    }

    @Test("refuses no words, ten thousand of them, and control characters")
    func refusals() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let path = "/diary/\(TestApp.today)/sentences"
            let long = String(repeating: "egg ", count: 10_000)
            for text in ["", "   ", long, #"egg\u0007"#] {
                #expect(try await ana.api(.post, path, #"{"text": "\#(text)"}"#).status == .unprocessableContent)
            }
            #expect(try await ana.api(.post, path, "{}").status == .unprocessableContent)
            let page = try await ana.get(Self.new + "&text=" + String(repeating: "egg+", count: 200))
            #expect(page.status == .unprocessableContent)
            #expect(page.text.contains("Keep this to 500 characters.") && page.text.contains("egg egg"))
        }
    }

    @Test("one's own food and meal come first, and a meal is logged line by line", arguments: Backend.available)
    func own(backend: Backend) async throws {
        try await TestApp.run(backend) { app in
            let ana = try await app.person()
            let porridge = #"""
                {"requestId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11", "name": "Porridge", "energy": 90, "fat": 2,
                 "carbohydrate": 14, "protein": 3}
                """#
            try #require(try await ana.api(.post, "/foods", porridge).status == .created)
            let breakfast = #"""
                {"requestId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00", "name": "Lazy Sunday",
                 "lines": [{"foodId": "usda-09040", "amount": 1, "unit": "100 g"}, {"name": "Milk coffee", "kcal": 60, "amount": 2}]}
                """#
            try #require(try await ana.api(.post, "/meals", breakfast).status == .created)
            let text = "my porridge and my lazy sunday"
            let read = try await ana.api(.post, "/diary/\(TestApp.today)/sentences", #"{"text": "\#(text)"}"#)
            let items = try #require(try read.json()["items"] as? [[String: Any]])
            let ids = items.compactMap { $0["foodId"] as? String }
            try #require(ids.count == 2 && ids[0].hasPrefix("own-") && ids[1].hasPrefix("meal-"), "\(ids)")
            #expect(items[1]["unit"] as? String == "meal")
            let form = [
                "requestId": Self.id, "day": TestApp.today, "meal": "Breakfast", "checked": "on", "text": text,
                "items.0.foodId": ids[0], "items.0.was": ids[0], "items.0.amount": "250", "items.0.unit": "g",
                "items.0.take": "on",
                "items.1.foodId": ids[1], "items.1.was": ids[1], "items.1.amount": "2", "items.1.unit": "meal",
                "items.1.take": "on",
            ]
            #expect(try await ana.post("/diary/sentences", form).status == .seeOther)
            let day = try await ana.api(.get, "/diary/\(TestApp.today)").text
            #expect(day.contains(ids[0]) && day.contains("usda-09040") && day.contains("Milk coffee"))
        }
    }

    @Test("a search that reads as several foods offers the list; a dish's name doesn't")
    func offer() async throws {
        try await TestApp.run { app in
            let ana = try await app.person()
            let search = "/foods?day=\(TestApp.today)&meal=Lunch&q="
            #expect(try await ana.get(search + "two+eggs+and+toast").text.contains("Log these as a list"))
            #expect(try await ana.get(search + "200g+chicken").text.contains("Log these as a list"))
            for dish in ["fish+and+chips", "banana", "mac+and+cheese"] {
                #expect(try await !ana.get(search + dish).text.contains("Log these as a list"), "\(dish)")
            }
            #expect(try await ana.get(search).text.contains("Say it in a sentence"))
        }
    }
}
