import Foundation
import HealthMath
import Support
import Testing

@testable import FoodCatalogue
@testable import Nutrition

/// Nothing that a diet or an allergy rules out is ever proposed, seen over all ideas and over the whole catalogue.
struct FoodContentsTests {
    /// What the names of forbidden foods say, written down apart from the rule under test.
    private static let giveaways: [(Diet, String)] = [
        (
            .vegetarian,
            #"beef|pork|lamb|veal|chicken|turkey|\bham\b|bacon|fish|salmon|tuna|shrimp|mussel|gelatin|parmesan|gruyere"#
        ),
        (.vegan, #"beef|pork|lamb|chicken|turkey|fish|shrimp|mussel|milk|cheese|yogurt|kefir|\begg|honey|cream\b"#),
        (.pescatarian, #"beef|pork|lamb|veal|chicken|turkey|\bham\b|bacon"#),
        (.halal, #"pork|\bham\b|bacon|\bwine|beer|gelatin|\blard"#),
        (.kosher, #"pork|\bham\b|bacon|shrimp|crab|mussel|oyster|clam|catfish|\beel\b"#),
        (.noNuts, #"\bnuts?\b|almond|peanut|cashew|walnut|pecan|pistachio|hazelnut|coconut|granola"#),
        (.lactoseFree, #"\bmilk|cheese|yogurt|kefir|chocolate|whey|\bcream\b"#),
        (.glutenFree, #"wheat|\brye\b|barley|\boats?\b|bread|pasta|noodle|couscous|bulgur|cracker|muffin|roll"#),
        (.noEggs, #"\begg|mayonnaise"#),
        (.noShellfish, #"shrimp|crab|lobster|mussel|clam|oyster|scallop|squid|crustacean|mollusk"#),
        (.noSoy, #"\bsoy|tofu|tempeh|edamame|miso\b"#),
    ]

    private static let harmless = "soymilk|eggplant|butternut|buckwheat"

    @Test("no idea for a diet names what the diet rules out", arguments: giveaways)
    func ideas(need: Diet, pattern: String) async throws {
        let catalogue = try ShippedCatalogue.open()
        let regex = try Regex(pattern).ignoresCase()
        let suiting = try await IdeaTable(catalogue).ideas().filter { $0.contents.suits([need]) }
        #expect(suiting.count >= 25, "\(need): \(suiting.count)")
        for idea in suiting {
            let name = try #require(try await catalogue.food(idea.food)).name
            // Soy milk is no milk, butternut no nut, eggplant no egg, and buckwheat no wheat.
            let plain = (name + " " + idea.name).replacing(
                try Regex(need == .noSoy ? "x^" : Self.harmless).ignoresCase(),
                with: ""
            )
            #expect(!plain.contains(regex), "\(need): \(name)")
        }
    }

    /// Every food that ships, read once.
    private static let shipped = Result {
        var foods: [Food] = []
        let folder = try Backend.newFolder()
        let (file, reasons) = (folder.appending(path: "staging"), folder.appending(path: "reasons"))
        try Staging.use(file, identity: nil, reasons: reasons) { staging in
            try CompactFile(path: ShippedFacts.usda).foods(staging) { foods.append($0.food) }
        }
        return foods
    }

    @Test("no food of the whole catalogue that names an allergen suits those who avoid it", arguments: giveaways)
    func catalogue(need: Diet, pattern: String) throws {
        let exempt =
            #"soymilk|almond milk|coconut milk|rice milk|(peanut|almond|cashew|sesame) butter|butternut|eggplant"#
            + #"|without |free|meatless|imitation|vegetarian|substitute|analog|nutmeg|ginger|honeydew|breadfruit|buckwheat"#
            + #"|beefsteak|lambsquarters|milkfish|breadnut|rolled|rice noodle|crabapple|scalloped"#
        let named = try Self.shipped.get().filter { food in
            food.name.range(of: #"\b(\#(pattern))"#, options: [.regularExpression, .caseInsensitive]) != nil
                && food.name.range(of: exempt, options: [.regularExpression, .caseInsensitive]) == nil
        }
        #expect(named.count > 50)
        for food in named {
            let isFree = FoodContents(food).suits([need])
            #expect(!isFree, "\(need): \(food.name)")
        }
    }

    struct Rule: Sendable {
        let group: String
        let name: String
        let needs: Set<Diet>
        let suits: Bool

        init(_ group: String, _ name: String, _ needs: Set<Diet>, _ suits: Bool) {
            self.group = group
            self.name = name
            self.needs = needs
            self.suits = suits
        }
    }

    private static let rules: [Rule] = [
        Rule("Legumes and Legume Products", "Peanut butter, smooth style, without salt", [.noNuts], false),
        Rule("Legumes and Legume Products", "Peanut butter, smooth style, without salt", [.vegan, .lactoseFree], true),
        Rule("Vegetables and Vegetable Products", "Eggplant, cooked", [.noEggs, .vegan], true),
        Rule("Vegetables and Vegetable Products", "Squash, winter, butternut, cooked", [.noNuts], true),
        Rule("Dairy and Egg Products", "Egg, whole, cooked, poached", [.lactoseFree, .vegetarian], true),
        Rule("Dairy and Egg Products", "Egg, whole, cooked, scrambled", [.lactoseFree], false),
        Rule("Dairy and Egg Products", "Cheese, goat, soft type", [.vegetarian], true),
        Rule("Baked Products", "Bread, rye", [.vegetarian, .halal], true),
        Rule("Baked Products", "Bread, rye", [.noSoy], false),
        Rule("Dairy and Egg Products", "Egg, whole, cooked, fried", [.glutenFree, .lactoseFree], true),
        Rule("Fats and Oils", "Oil, olive, salad or cooking", [.vegan, .glutenFree, .noNuts, .noSoy], true),
        Rule("Fats and Oils", "Oil, sesame, salad or cooking", [.noNuts], false),
        Rule("Fats and Oils", "Margarine, olive oil", [.lactoseFree], false),
        Rule("Nut and Seed Products", "Nuts, coconut milk, raw (liquid expressed from grated meat)", [.vegan], true),
        Rule("Nut and Seed Products", "Nuts, coconut milk, canned", [.noNuts], false),
        Rule("Cereal Grains and Pasta", "Rice noodles, cooked", [.glutenFree], true),
        Rule("Legumes and Legume Products", "Chickpea flour (besan)", [.vegan, .glutenFree, .noSoy, .noNuts], true),
        Rule("Legumes and Legume Products", "Chickpea flour with wheat", [.glutenFree], false),
        Rule("Cereal Grains and Pasta", "Noodles, egg, cooked", [.glutenFree], false),
        Rule("Cereal Grains and Pasta", "Rice and vermicelli noodles, cooked", [.glutenFree], false),
        Rule("Cereal Grains and Pasta", "Quinoa, cooked", [.glutenFree], true),
        Rule("Cereal Grains and Pasta", "Couscous, cooked", [.glutenFree], false),
        Rule("Cereal Grains and Pasta", "Rice, white, long-grain, regular, cooked, with salt", [.glutenFree], true),
        Rule("Cereal Grains and Pasta", "Rice and vermicelli, cooked", [.glutenFree], false),
        Rule("Cereal Grains and Pasta", "Rice pilaf, prepared", [.glutenFree], false),
        Rule("Vegetables and Vegetable Products", "Carrots, cooked, drained, with salt", [.vegan, .glutenFree], true),
        Rule("Vegetables and Vegetable Products", "Spinach with dumpling bits", [.glutenFree], false),
        Rule("Legumes and Legume Products", "Beans, baked, canned, with franks", [.vegetarian], false),
        Rule("Legumes and Legume Products", "Chili with beans, canned", [.vegetarian], false),
        Rule("Spices and Herbs", "Seasoning mix, dry, taco, original", [.glutenFree, .lactoseFree], false),
        Rule("Finfish and Shellfish Products", "Fish, tuna, light, canned in water", [.noSoy], false),
        Rule("Snacks of Mars", "Something nobody knows", [.vegetarian], false),
    ]

    @Test("names and groups tell what a food contains", arguments: rules)
    func rule(_ rule: Rule) {
        let food = Food(id: "x-1", name: rule.name, group: rule.group, nutrients: [307: 10], measures: [])
        #expect(FoodContents(food).suits(rule.needs) == rule.suits, "\(rule)")
    }

    @Test("low salt means little sodium that is known")
    func salt() {
        func food(_ nutrients: Nutrients) -> Food {
            Food(id: "x", name: "Pears", group: "Fruits and Fruit Juices", nutrients: nutrients, measures: [])
        }
        #expect(FoodContents(food([307: 120])).suits([.lowSalt]))
        #expect(!FoodContents(food([307: 121])).suits([.lowSalt]))
        #expect(!FoodContents(food([208: 50])).suits([.lowSalt]))
    }
}
