import FoodCatalogue
import Foundation
import HealthMath
import Portability
import Storage
import Web

/// The import rules of members' own foods, meals and recipes: only what their forms could have written.
extension NutritionPortability {
    static let ownFood = RestoredTable("own_food", limit: .init(OwnFood.most, where: RestoredTable.Limit.present)) {
        row in
        try row.id("id", prefix: "own-")
        try row.text("name", upTo: 120)
        try row.text("brand", upTo: 80, required: false)
        // A code with a wrong check digit is refused.
        try row.parsed("barcode", required: false) { text in (try? Barcode(text))?.digits == text ? text : nil }
        try row.parsed("nutrients") { text in
            Self.nutrients(text).flatMap { LabelCheck($0).isPlausible ? $0 : nil }
        }
        try row.parsed("measures", Self.measures)
        try row.version()
        try row.past("created_at")
        try row.past("removed_at", required: false)
    }

    static let dish = RestoredTable(
        "dish",
        limit: .init(Dish.most, alike: ["kind"], where: RestoredTable.Limit.present)
    ) { row in
        let kind = try row.choice("kind", of: Dish.Kind.self)
        try row.id("id", prefix: (kind?.rawValue ?? "") + "-")
        try row.text("name", upTo: 100)
        let servings = try row.number("servings", in: 0.5...1_000, required: kind == .recipe)
        let cooked = try row.number("cooked_grams", in: 1...DiaryEntry.mostGrams, required: false)
        let steps = try row.lines("steps", upTo: 5_000)
        // Only a recipe has servings, a cooked weight and steps.
        try row.demand(kind == .recipe || (servings == nil && cooked == nil && steps == ""), "servings")
        try row.parsed("nutrients", Self.nutrients)
        try row.number("grams", in: 0.000_001...DiaryEntry.mostGrams * Double(Dish.mostLines), required: false)
        try row.whole("line_count", in: 1...Int64(Dish.mostLines))
        try row.version()
        try row.past("created_at")
        try row.past("removed_at", required: false)
        try row.firstName("shared_by", required: false)
    }

    static let dishLine = RestoredTable("dish_line", parent: .init("dish", by: "dish_id")) { row in
        try row.name("dish_id")
        try row.whole("position", in: 0...Int64(Dish.mostLines - 1))
        let food = try Self.food(&row, required: false)
        try row.text("name", upTo: Self.longestName)
        try Self.amount(&row, of: food)
        try row.parsed("nutrients", Self.nutrients)
    }

    /// Reads the id of a food, which begins with where it comes from; a member's own have ids of their own making.
    @discardableResult
    static func food(_ row: inout RestoredRow, required: Bool = true) throws -> Food.ID? {
        guard let id = try row.name("food_id", required: required) else { return nil }
        let origin = FoodOrigin(id)
        if origin.isOwn || origin == .shared {
            try row.id("food_id", prefix: String(id.prefix { $0 != "-" }) + "-")
        } else {
            try row.demand(id.wholeMatch(of: /[a-z]+-[A-Za-z0-9_.:-]+/) != nil, "food_id")
        }
        return id
    }

    /// Checks an amount with its unit and weight: plain calories are counted in servings and weigh nothing.
    ///
    /// A household measure weighs what it weighed when it was written, for foods change and go; what is exact weighs what it says.
    static func amount(_ row: inout RestoredRow, of food: Food.ID?) throws {
        let amount = try row.number("amount", in: 0.000_001...DiaryEntry.mostGrams)
        let unit = try row.text("unit", upTo: 200)
        try row.demand(food != nil || unit == DiaryEntry.plainUnit, "unit")
        let grams = try row.number("grams", in: 0.000_001...DiaryEntry.mostGrams, required: false)
        try row.demand((food == nil) == (grams == nil), "grams")
        if let amount, let unit, let grams { try row.demand(FoodUnit.couldBe(unit, grams: grams / amount), "unit") }
    }

    /// Reads household measures as a row has them; empty for none.
    private static func measures(_ text: String) -> [Measure]? {
        let measures = MeasureList.measures(text)
        let areFit = measures.allSatisfy {
            FieldRules.isFit($0.label, upTo: 62, kind: .text) && MeasureFields.weights.contains($0.grams)
        }
        let isAll = measures.count == text.split(separator: "\n").count
        return areFit && isAll && measures.count <= MeasureFields.most ? measures : nil
    }
}
