import FoodCatalogue
import Foundation
import HealthMath
import Portability

/// Reads Cronometer's dailysummary.csv: sums of days, for days of which nothing else is known.
struct CronometerDays: ForeignTable {
    let title = "Cronometer daily summary"
    private let columns: ForeignColumns
    private let days: ForeignDay
    private let logged: Set<String>
    private let now: Date

    /// `logged` are the days with anything in the diary, where the sums are better known.
    init?(_ columns: [String], _ days: ForeignDay, logged: Set<String>, at now: Date) {
        guard Set(["Date", "Energy (kcal)"]).isSubset(of: columns), !columns.contains("Food Name") else { return nil }
        self.columns = ForeignColumns(columns, nutrients: CronometerNutrients.all)
        self.days = days
        self.logged = logged
        self.now = now
    }

    mutating func read(_ fields: [String]) -> ImportedLine {
        guard let day = self.days.day(self.columns.text("Date", in: fields)) else { return .skipped(ForeignDay.noDay) }
        if self.logged.contains(day.description) { return .skipped("days that you have logged already") }
        guard let nutrients = self.columns.nutrients(in: fields) else { return .skipped(ForeignDay.noMeal) }
        guard let kcal = nutrients.kcal, kcal > 0 else { return .skipped(ForeignDay.noCalories) }
        guard ForeignDay.fits(nutrients) else { return .skipped(ForeignDay.noMeal) }
        return .row(
            ForeignMeal(
                source: "cronometer day",
                day: day,
                meal: "Snacks",
                name: "The whole day (Cronometer)",
                nutrients: nutrients,
                repetition: 0
            ).row(at: self.now)
        )
    }
}
