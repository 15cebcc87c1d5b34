import FoodCatalogue
import Testing
import Web

@testable import Nutrition

struct OwnFoodFormTests {
    private static let bar = [
        "name": "Oat bar", "energy": "450", "fat": "18", "saturatedFat": "4", "carbohydrate": "55", "sugars": "20",
        "fibre": "8", "protein": "11.5", "salt": "0.75",
    ]

    private func values(_ changes: [String: String] = [:]) throws -> OwnFoodForm.Values {
        try OwnFoodForm(FormInput(Self.bar.merging(changes) { $1 })).values()
    }

    @Test("keeps what the label says per 100 g, and what it doesn't say unknown")
    func perHundred() throws {
        let facts = try self.values(["brand": "Mill & Co", "barcode": "4 006381 333931"]).facts
        #expect(facts.name == "Oat bar")
        #expect(facts.brand == "Mill & Co")
        #expect(facts.barcode == "4006381333931")
        #expect(facts.nutrients == [208: 450, 204: 18, 606: 4, 205: 55, 269: 20, 291: 8, 203: 11.5, 307: 300])
        #expect(facts.nutrients[301] == nil)
        #expect(facts.measures.isEmpty)
    }

    // 1 kcal = 4.184 kJ; sodium = salt / 2.5 (Regulation (EU) No 1169/2011, Annex I).
    @Test("turns a serving, kilojoules and salt into kcal and sodium per 100 g")
    func perServing() throws {
        let facts = try self.values([
            "per": "serving", "servingGrams": "40", "serving": "bar", "energy": "753.12", "energyUnit": "kJ",
            "fat": "7.2",
            "saturatedFat": "1.6", "carbohydrate": "22", "sugars": "8", "fibre": "3.2", "protein": "4.6", "salt": "0,3",
        ]).facts
        #expect(facts.measures == [Measure(label: "1 bar", grams: 40)])
        let expected: [Int: Double] = [208: 450, 204: 18, 606: 4, 205: 55, 269: 20, 291: 8, 203: 11.5, 307: 300]
        for (number, amount) in expected {
            let kept = try #require(facts.nutrients[number])
            #expect(abs(kept - amount) < 0.000_001, "\(number)")
        }
    }

    @Test("a food with nothing but a name is a food whose numbers are unknown")
    func nameOnly() throws {
        #expect(try OwnFoodForm(FormInput(["name": "Stew at Ben's"])).values().facts.nutrients.isEmpty)
    }

    @Test("measures are read one by one, empty lines left out")
    func measures() throws {
        let input = [
            "servingGrams": "40", "measures.0.label": "slice", "measures.0.grams": "28", "measures.1.label": "",
            "measures.1.grams": "", "measures.2.label": "1/2 pack", "measures.2.grams": "125",
        ]
        let labels = try self.values(input).facts.measures.map(\.label)
        #expect(labels == ["1 serving", "1 slice", "1/2 pack"])
    }

    @Test(
        "refuses what no food can be",
        arguments: [
            (["name": ""], "name"), (["name": String(repeating: "x", count: 121)], "name"),
            (["fibre": "-1"], "fibre"), (["fat": "a lot"], "fat"), (["fat": "103"], "fat"),
            (["energy": "950"], "energy"),
            (["fat": "60", "protein": "40"], "form"), (["saturatedFat": "19"], "saturatedFat"),
            (["transFat": "9", "monounsaturatedFat": "9"], "transFat"), (["sugars": "56"], "sugars"),
            (["servingGrams": "1000000"], "servingGrams"), (["per": "serving"], "servingGrams"),
            (["per": "bucket"], "per"),
            (["barcode": "4006381333932"], "barcode"), (["energyUnit": "BTU"], "energyUnit"),
            (["sodium": "900"], "salt"),
            (["measures.0.label": "1 slice"], "measures.0.grams"), (["measures.0.grams": "28"], "measures.0.label"),
            (["measures.0.label": "100 g", "measures.0.grams": "1"], "measures.0.label"),
        ]
    )
    func refusals(changes: [String: String], field: String) throws {
        let errors = try #require(throws: FormErrors.self) { _ = try self.values(changes) }
        #expect(errors[field].count == 1, "\(errors)")
    }

    @Test("European carbohydrate is without fibre: together they may be more than it", arguments: ["2", "45"])
    func fibre(fibre: String) throws {
        let bran = ["carbohydrate": "24", "sugars": "5", "fibre": fibre, "energy": "340"]
        #expect(try self.values(bran).facts.nutrients[291] == Double(fibre))
    }

    @Test("asks once about an energy that the other numbers don't explain, and believes who is sure")
    func doubt() throws {
        let errors = try #require(throws: FormErrors.self) { _ = try self.values(["energy": "150"]) }
        #expect(errors["energy"].first?.contains("The other numbers make") == true)
        #expect(try self.values(["energy": "150", "sure": "on"]).facts.nutrients.kcal == 150)
        // Polyols count 2.4 kcal, erythritol none: sweets made of them are no slip.
        let sweets = [
            "carbohydrate": "95", "sugars": "0", "fat": "0", "saturatedFat": "0", "protein": "0", "energy": "230",
        ]
        #expect(try self.values(sweets.merging(["fibre": "0"]) { $1 }).facts.nutrients.kcal == 230)
    }

    @Test("guesses kilojoules typed as kcal")
    func kilojoules() throws {
        let lean = [
            "fat": "1", "saturatedFat": "0", "carbohydrate": "20", "sugars": "1", "protein": "2", "energy": "410",
        ]
        let errors = try #require(throws: FormErrors.self) { _ = try self.values(lean) }
        #expect(
            errors["energy"] == [
                "That looks like kilojoules. Choose kJ beside it, or tick below that the label says so."
            ]
        )
    }

    @Test("shows a food so that saving it again changes nothing")
    func roundTrip() throws {
        let facts = try self.values(["servingGrams": "40", "measures.0.label": "1 pack", "measures.0.grams": "200"])
            .facts
        let food = OwnFood(id: "own-1", facts: facts, version: 3, createdAt: 0)
        let again = try OwnFoodForm(food).values()
        #expect(again.facts == facts)
        #expect(again.version == 3)
    }

    @Test("a change leaves what wasn't sent, also when it speaks of servings")
    func change() throws {
        let facts = try self.values(["servingGrams": "40"]).facts
        let food = OwnFood(id: "own-1", facts: facts, version: 3, createdAt: 0)
        let sent = OwnFoodForm(FormInput(["version": "3", "per": "serving", "fibre": "4", "brand": ""]))
        let changed = try OwnFoodForm(food, changedBy: sent).values().facts
        #expect(changed.nutrients[291] == 10)
        #expect(changed.nutrients[204].map { ($0 * 1_000).rounded() } == 18_000)
        #expect(changed.measures == facts.measures)
        let forgotten = OwnFoodForm(FormInput(["version": "3", "fibre": "", "measures": "0"]))
        let less = try OwnFoodForm(food, changedBy: forgotten).values().facts
        #expect(less.nutrients[291] == nil)
        #expect(less.measures.isEmpty)
    }
}
