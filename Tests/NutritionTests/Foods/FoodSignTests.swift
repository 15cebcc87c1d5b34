import FoodCatalogue
import Foundation
import Support
import Testing
import Web

@testable import Nutrition

struct FoodSignTests {
    @Test(
        "a food's kind is told by its name",
        arguments: [
            ("Apple", FoodSign.fruit), ("Gala apple", .fruit), ("Banana", .banana), ("Strawberries", .berry),
            ("Orange juice, fresh", .drink), ("Carrot, raw", .carrot), ("Tomato, raw", .tomato), ("Oats, dry", .grain),
            ("White bread", .bread), ("White rice, cooked", .bowl), ("Pasta, cooked", .noodles),
            ("Cheese pizza", .pizza),
            ("Cheeseburger", .burger), ("Chicken noodle soup", .soup), ("Potato chips, salted", .fries),
            ("Potato, baked, with skin", .potato), ("Sirloin steak, lean, broiled", .meat), ("Pork chop, lean", .meat),
            ("Chicken breast, roasted", .poultry), ("Turkey sausage", .sausage), ("Tuna, from a can, in oil", .fish),
            ("Fish and chips", .fish), ("Shrimp, cooked", .shellfish), ("Egg, boiled", .egg),
            ("Cheddar cheese", .cheese),
            ("Cream cheese", .cheese), ("Whole milk", .milk), ("Plain yogurt, low-fat", .yogurt), ("Olive oil", .oil),
            ("Butter, salted", .butter), ("Peanut butter, smooth, salted", .nut),
            ("Dark chocolate, 60-69% cacao", .chocolate),
            ("Chocolate chip cookies", .cookie), ("Apple pie, homemade", .cake), ("Vanilla ice cream", .ice),
            ("Coffee, black", .cup), ("Coffee with milk", .cup), ("Bottled water", .water), ("Light beer", .beer),
            ("Red wine", .wine), ("Soy sauce", .jar), ("Black pepper", .spice), ("Red pepper, raw", .tomato),
            ("Beef stock, homemade", .soup), ("American shad, raw", .fish), ("Chicken fat", .butter),
            ("Winter melon, raw", .carrot),
            ("Juice pop, orange", .ice),
            ("Baby food, turkey, strained", .baby), ("Quite another thing", .plate), ("", .plate), (",,", .plate),
        ]
    )
    func kinds(name: String, sign: FoodSign) {
        #expect(FoodSign(name, of: "usda-1") == sign)
    }

    @Test("one's own recipes and meals have a sign of their own")
    func own() {
        #expect(FoodSign("Apple crumble", of: "recipe-1") == .meal)
        #expect(FoodSign("Apple and bread", of: "meal-1") == .meal)
        #expect(FoodSign("Apple bread", of: "own-1") == .bread)
    }

    @Test("every sign is drawn", arguments: FoodSign.allCases)
    func drawn(_ sign: FoodSign) throws {
        let folder = try #require(NutritionWing.pages.assetFolders.first)
        let drawings = try String(contentsOfFile: folder + "/foods.svg", encoding: .utf8)
        #expect(drawings.contains("id=\"\(sign.rawValue)\""))
    }

    @Test("nearly every one of the foods that people have most shows its kind")
    func common() async throws {
        let catalogue = try ShippedCatalogue.open()
        var unknown: [String] = []
        for word in [
            "bread", "milk", "apple", "chicken", "rice", "cheese", "soup", "juice", "fish", "cake", "beans", "oil",
        ] {
            for food in try await catalogue.search(word, limit: 20)
            where FoodSign(food.plainName, of: food.id) == .plate {
                unknown.append(food.plainName)
            }
        }
        #expect(unknown.count <= 12, "\(unknown)")
    }
}
