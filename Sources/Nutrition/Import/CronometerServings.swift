import FoodCatalogue
import Foundation
import Portability

/// Reads Cronometer's servings.csv: a line for each food, with a time of day in some plans.
struct CronometerServings: ForeignTable {
    let title = "Cronometer servings"
    private let columns: ForeignColumns
    private let days: ForeignDay
    private let now: Date
    private var seen: [String: Int] = [:]

    init?(_ columns: [String], _ days: ForeignDay, at now: Date) {
        guard Set(["Day", "Food Name", "Amount"]).isSubset(of: columns) else { return nil }
        self.columns = ForeignColumns(columns, nutrients: CronometerNutrients.all)
        self.days = days
        self.now = now
    }

    mutating func read(_ fields: [String]) -> ImportedLine {
        guard let day = self.days.day(self.columns.text("Day", in: fields)) else { return .skipped(ForeignDay.noDay) }
        guard let nutrients = self.columns.nutrients(in: fields) else { return .skipped(ForeignDay.noMeal) }
        guard nutrients.kcal != nil else { return .skipped(ForeignDay.noCalories) }
        guard ForeignDay.fits(nutrients) else { return .skipped(ForeignDay.noMeal) }
        let group = ForeignDay.name(self.columns.text("Group", in: fields), most: MealList.longestName)
        let name = self.name(fields)
        let key = "\(day)\u{1F}\(group)\u{1F}\(name)"
        defer { self.seen[key, default: 0] += 1 }
        return .row(
            ForeignMeal(
                source: "cronometer",
                day: day,
                meal: group.isEmpty || group == "Uncategorized" ? "Snacks" : group,
                name: name,
                minutes: Self.minutes(self.columns.text("Time", in: fields)),
                nutrients: nutrients,
                repetition: self.seen[key] ?? 0
            ).row(at: self.now)
        )
    }

    /// Returns text such as "Oats, rolled (58 g)": the amount is free text, so it becomes part of the name.
    private func name(_ fields: [String]) -> String {
        let food = ForeignDay.name(self.columns.text("Food Name", in: fields), most: 70)
        let amount = ForeignDay.name(self.columns.text("Amount", in: fields), most: 26).replacing(".00 ", with: " ")
        let name = food.isEmpty ? "Something" : food
        return amount.isEmpty ? name : "\(name) (\(amount))"
    }

    /// Reads "08:14 AM", "1:00 PM" or "13:00" as minutes after midnight; nil for anything else.
    static func minutes(_ text: String) -> Int? {
        let words = text.uppercased().split(separator: " ")
        let parts = (words.first ?? "").split(separator: ":").map { Int($0) }
        guard parts.count >= 2, var hour = parts[0], let minute = parts[1], (0..<60).contains(minute) else {
            return nil
        }
        if words.count > 1 {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (words[1] == "PM" ? 12 : 0)
        }
        return (0..<24).contains(hour) ? hour * 60 + minute : nil
    }
}
