import FoodCatalogue
import Foundation
import Portability

/// Reads MyFitnessPal's "Nutrition Summary": a line for each meal of a day.
struct MyFitnessPalMeals: ForeignTable {
    let title = "MyFitnessPal meals"
    private let columns: ForeignColumns
    private let days: ForeignDay
    private let now: Date
    private var seen: [String: Int] = [:]

    init?(_ columns: [String], _ days: ForeignDay, at now: Date) {
        guard Set(["Date", "Meal", "Calories"]).isSubset(of: columns) else { return nil }
        self.columns = ForeignColumns(columns, nutrients: Self.nutrients)
        self.days = days
        self.now = now
    }

    mutating func read(_ fields: [String]) -> ImportedLine {
        guard let day = self.days.day(self.columns.text("Date", in: fields)) else { return .skipped(ForeignDay.noDay) }
        guard let nutrients = self.columns.nutrients(in: fields) else { return .skipped(ForeignDay.noMeal) }
        guard nutrients.kcal != nil else { return .skipped(ForeignDay.noCalories) }
        guard ForeignDay.fits(nutrients) else { return .skipped(ForeignDay.noMeal) }
        let named = ForeignDay.name(self.columns.text("Meal", in: fields), most: MealList.longestName)
        let meal = named.isEmpty ? "Snacks" : named
        let key = "\(day)\u{1F}\(meal)\u{1F}\(nutrients.text)"
        defer { self.seen[key, default: 0] += 1 }
        return .row(
            ForeignMeal(
                source: "myfitnesspal",
                day: day,
                meal: meal,
                name: "\(meal) (MyFitnessPal)",
                nutrients: nutrients,
                repetition: self.seen[key] ?? 0
            ).row(at: self.now)
        )
    }

    /// Vitamins, calcium and iron are in per cent of an unknown daily value, so they are left out.
    private static let nutrients: [String: (number: Int, unit: String)] = [
        "Calories": (208, "kcal"), "Fat": (204, "g"), "Saturated Fat": (606, "g"), "Polyunsaturated Fat": (646, "g"),
        "Monounsaturated Fat": (645, "g"), "Trans Fat": (605, "g"), "Cholesterol": (601, "mg"),
        "Sodium": (307, "mg"), "Potassium": (306, "mg"), "Carbohydrates": (205, "g"), "Fiber": (291, "g"),
        "Sugar": (269, "g"), "Protein": (203, "g"),
    ]
}
