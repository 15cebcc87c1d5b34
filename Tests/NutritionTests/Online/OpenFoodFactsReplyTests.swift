import FoodCatalogue
import Foundation
import Members
import Support
import Testing

@testable import Nutrition

struct OpenFoodFactsReplyTests {
    private func product(_ fields: String) throws -> OpenFoodFactsProduct? {
        let json = #"{"status": 1, "product": {"product_name": "Oats", "# + fields + "}}"
        return try JSONDecoder().decode(OpenFoodFactsReply.self, from: Data(json.utf8)).product
    }

    private func nutrients(_ nutriments: String, _ more: String = "") throws -> Nutrients {
        try #require(try self.product(#""nutriments": {"# + nutriments + "}" + more)).nutrients
    }

    @Test("a published answer becomes a food in our units")
    func published() throws {
        let code = try Barcode("4000000000013")
        let json = try FakeFoodSources.published("openfoodfacts-product", about: code.digits)
        let reply = try JSONDecoder().decode(OpenFoodFactsReply.self, from: Data(json.utf8))
        #expect(reply.code == code && reply.isKnown)
        let food = try #require(reply.product).food(code)
        #expect(food.id == "product-4000000000013" && food.name == "Kernige Haferflocken" && food.brand == "Hafermühle")
        #expect(food.nutrients.kcal == 372 && food.nutrients[Nutrient.kilojoules] == nil)
        #expect(food.nutrients.protein == 13.5)
        #expect(food.nutrients[307] == 8)
        #expect(food.nutrients[303].map { ($0 * 1_000).rounded() } == 4_300)
        #expect(food.nutrients[401] == nil)
        #expect(
            food.measures == [
                Measure(label: "1 serving, 4 tbsp", grams: 40), Measure(label: "1 package", grams: 500),
            ]
        )
    }

    @Test(
        "energy is the label's kilocalories, else its kilojoules, else unknown",
        arguments: [
            (#""energy-kcal_100g": 372, "energy-kj_100g": 9"#, 372.0), (#""energy-kj_100g": 418.4"#, 100),
            (#""energy_100g": 418.4"#, 100), (#""energy-kcal_100g": 1560, "energy_100g": 418.4"#, 100),
            (#""fat_100g": 10, "proteins_100g": 10"#, nil), (#""energy-kcal_100g": 0"#, 0),
        ]
    )
    func energy(nutriments: String, kcal: Double?) throws {
        #expect(try self.nutrients(nutriments).kcal?.inThousandths == kcal)
    }

    @Test("energy that nobody told is worked out from fat, carbohydrate, protein and alcohol, and marked so")
    func derivedEnergy() throws {
        let macros = #""nutriments": {"fat_100g": 1, "carbohydrates_100g": 20, "proteins_100g": 5, "alcohol_100g": 10"#
        let derived = try #require(try self.product(macros + "}"))
        #expect(derived.isEnergyDerived && derived.nutrients.kcal?.inThousandths == 164.23)
        let told = try #require(try self.product(macros + #", "energy-kcal_100g": 150}"#))
        #expect(!told.isEnergyDerived && told.nutrients.kcal == 150)
    }

    @Test("salt tells sodium where sodium isn't told")
    func salt() throws {
        #expect(try self.nutrients(#""salt_100g": 1.25"#)[307] == 500)
        #expect(try self.nutrients(#""salt_100g": 1.25, "sodium_100g": 0.4"#)[307] == 400)
    }

    @Test(
        "a serving is called what the label calls it, without its weight",
        arguments: [
            ("2 biscuits (25 g)", "1 serving, 2 biscuits"), ("25g", "1 serving"),
            ("25 G (2 biscuits)", "1 serving, 2 biscuits"),
            ("", "1 serving"), ("1 glass", "1 serving, 1 glass"),
        ]
    )
    func servingName(size: String, label: String) throws {
        let product = try self.product(#""serving_quantity": 25, "serving_size": "\#(size)""#)
        #expect(product?.measures == [Measure(label: label, grams: 25)])
    }

    @Test("what is told for a serving counts when its weight is known, and is unknown otherwise")
    func serving() throws {
        let nutriments = #""energy-kcal_serving": 150, "fat_serving": "6,5""#
        let known = try self.nutrients(nutriments, #", "serving_quantity": "50""#)
        #expect(known.kcal == 300 && known.fat == 13)
        #expect(try self.nutrients(nutriments).isEmpty)
        #expect(try self.nutrients(nutriments, #", "serving_quantity": 0"#).isEmpty)
    }

    @Test(
        "a number that can't be true is unknown",
        arguments: [
            "-1", "101", "1e999", "1e300", #""NaN""#, #""inf""#, #""0x10""#, #""a lot""#, "null", "true", "[]", "{}",
            #""1e999""#,
        ]
    )
    func nonsense(amount: String) throws {
        let nutrients = try self.nutrients(#""fat_100g": \#(amount), "proteins_100g": 3"#)
        #expect(nutrients.fat == nil && nutrients.protein == 3)
    }

    @Test("parts that contradict the whole are unknown")
    func contradictions() throws {
        let tooMuch = try self.nutrients(
            #""fat_100g": 60, "proteins_100g": 30, "carbohydrates_100g": 40, "fiber_100g": 2"#
        )
        #expect(tooMuch.fat == nil && tooMuch.protein == nil && tooMuch.carbohydrate == nil && tooMuch[291] == 2)
        let sugary = try self.nutrients(#""carbohydrates_100g": 10, "sugars_100g": 12"#)
        #expect(sugary.carbohydrate == 10 && sugary[269] == nil)
    }

    @Test("nutriments of another kind than an object are none", arguments: ["[]", "7", #""no""#, "null", "[[[[1]]]]"])
    func otherKinds(nutriments: String) throws {
        #expect(try self.product(#""nutriments": \#(nutriments)"#)?.nutrients.isEmpty == true)
    }

    @Test("a product is called what is printed on it, else what it is called in translation")
    func names() throws {
        let decode = { (product: String) in
            try JSONDecoder().decode(OpenFoodFactsReply.self, from: Data(#"{"product": {\#(product)}}"#.utf8)).product
        }
        #expect(try decode(#""product_name": "", "product_name_fr": "Avoine""#)?.name == "Avoine")
        #expect(try decode(#""product_name": "  Oat\n\u0007 flakes ""#)?.name == "Oat flakes")
        #expect(try decode(#""brands": "Somebody""#) == nil)
        #expect(try decode(#""product_name": 7"#) == nil)
        #expect(try decode(#""product_name": "\#(String(repeating: "é", count: 900))""#)?.name.count == 200)
    }

    @Test(
        "an answer that isn't one is refused",
        arguments: [
            "", "{", "null", "[]", "7", "<html>Sorry</html>", "{}", #"{"status": "fine"}"#, #"{"product": []}"#,
            String(repeating: "[", count: 100_000), #"{"product": "# + String(repeating: #"{"a":"#, count: 5_000),
        ]
    )
    func garbage(json: String) {
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(OpenFoodFactsReply.self, from: Data(json.utf8))
        }
    }
}
