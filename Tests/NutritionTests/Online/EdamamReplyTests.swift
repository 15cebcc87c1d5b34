import FoodCatalogue
import Foundation
import Support
import Testing

@testable import Nutrition

struct EdamamReplyTests {
    private func foods(_ json: String) throws -> [Food] {
        try JSONDecoder().decode(EdamamReply.self, from: Data(json.utf8)).foods
    }

    @Test("a published answer becomes foods, each once, with its household measures")
    func published() throws {
        let foods = try self.foods(try FakeFoodSources.published("edamam-foods", about: "plum dumplings"))
        #expect(foods.map(\.id) == ["edamam-food_spotted1dumplings", "edamam-food_spotted2frozen"])
        #expect(foods[0].nutrients.kcal == 189 && foods[0].nutrients[291] == 1.9)
        #expect(foods[0].measures == [Measure(label: "1 serving", grams: 240)])
        #expect(foods[1].brand == "Knödelhaus" && foods[1].nutrients[307] == 180 && foods[1].nutrients[291] == nil)
    }

    @Test("nothing found is an answer, and what is no answer is refused")
    func nothing() throws {
        #expect(try self.foods(try FakeFoodSources.published("edamam-nothing", about: "xyzzy")).isEmpty)
        for json in ["{}", "[]", "<html>", #"{"error": "unauthorized"}"#] {
            #expect(throws: (any Error).self) { try self.foods(json) }
        }
    }

    @Test(
        "a hint that makes no sense is left out, and the others stay",
        arguments: [
            "7", "null", "[]", #"{"food": 7}"#, #"{"food": {"foodId": "food_x"}}"#, #"{"food": {"label": "X"}}"#,
            #"{"food": {"foodId": "../../etc", "label": "X"}}"#,
        ]
    )
    func oddHints(hint: String) throws {
        let good = #"{"food": {"foodId": "food_a", "label": "Apple", "nutrients": {"FAT": "1e999", "ENERC_KCAL": 52}}}"#
        let foods = try self.foods(#"{"text": "a", "hints": [\#(hint), \#(good)]}"#)
        #expect(foods.map(\.name) == ["Apple"])
        #expect(foods[0].nutrients.fat == nil && foods[0].nutrients.kcal == 52)
    }
}
