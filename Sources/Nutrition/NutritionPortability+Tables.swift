import FoodCatalogue
import Foundation
import HealthMath
import Members
import Portability
import Storage
import Web

/// The import rules of the diary, energy, goals and the like: only what forms and devices could have written.
extension NutritionPortability {
    static let tables =
        [eaten, entry, mealList, burned, credit, reading, reminder, exclusion, favourite, consent]
        + [goal, dailyGoal, ownFood, dish, dishLine, foodPhoto, foodPhotoRemoval, taughtPhoto, photoKeeping]

    private static let eaten = RestoredTable("eaten_nutrients", stays: true) { row in
        let text = try row.parsed("nutrients") { Self.nutrients($0) == nil ? nil : $0 }
        // The id must be the hash of the text.
        try row.whole("id", in: KeptNutrients(text ?? "").id...KeptNutrients(text ?? "").id)
    }

    /// Far more than anybody eats in a day; each is a row of the day's page.
    private static let mostEntriesOfDay = 1_000

    private static let entry = RestoredTable(
        "diary_entry",
        parent: .init("eaten_nutrients", by: "nutrients_id"),
        limit: .init(mostEntriesOfDay, alike: ["day"], where: RestoredTable.Limit.present)
    ) { row in
        try row.id("id")
        try row.day("day", ahead: DiaryRange.mostAhead)
        try row.text("meal", upTo: MealList.longestName)
        let food = try Self.food(&row, required: false)
        try row.text("name", upTo: Self.longestName)
        try Self.amount(&row, of: food)
        try row.whole("minutes", in: 0...1_439, required: false)
        for (column, most) in Self.mostFacts { try row.number(column, in: 0...most, required: false) }
        try row.whole("nutrients_id", in: .min ... .max)
        try row.version()
        try row.past("created_at")
        try row.past("removed_at", required: false)
        // Older exports don't have this column.
        try row.text("dish", upTo: Self.longestName, required: false)
    }

    private static let mealList = RestoredTable("meal_list") { row in
        try row.parsed("names") { text in
            let names = text.split(separator: "\n").map(String.init)
            let areFit = names.allSatisfy { FieldRules.isFit($0, upTo: MealList.longestName, kind: .text) }
            return areFit ? MealList(names) : nil
        }
    }

    private static let burned = RestoredTable(
        "energy_burned",
        limit: .init(Burned.mostOfDay, alike: ["day"], where: RestoredTable.Limit.present)
    ) { row in
        let day = try row.day("day")
        // A device's number of a day is named by the day.
        let ofDevice = day.map(BurnedStore.device)
        if try row.parsed("id", { $0 == ofDevice ? $0 : "" }) != ofDevice { try row.id("id") }
        try row.choice("way", of: Burned.Way.self)
        try row.line("name", upTo: 100)
        try row.choice("activity", of: EnergyActivity.self, required: false)
        try row.number("minutes", in: 0.001...1_440, required: false)
        try row.number("beats", in: 1...300, required: false)
        let burned = try row.number("kcal", in: 0...Burned.most) ?? 0
        try row.number("credited", in: 0...burned)
        try row.version()
        try row.past("created_at")
        try row.past("removed_at", required: false)
        // Older exports don't have these columns.
        try row.flag("trained", required: false)
        try row.number("sent", in: 0...Burned.most, required: false)
    }

    private static let credit = RestoredTable("energy_credit", comesFirst: true) { row in
        try row.choice("credit", of: Credit.self)
    }

    private static let reading = RestoredTable("reading") { row in
        try row.day("day")
        guard let kind = try row.choice("kind", of: MeasurementKind.self) else { return }
        try row.number("amount", in: kind.plausible)
        try row.past("at")
    }

    /// The due time is not imported but computed anew in the member's time zone.
    private static let reminder = RestoredTable("reminder", isPersonal: true) { row in
        try row.parsed("kind") { ReminderKind($0) }
        try row.choice("channel", of: ReminderChannel.self)
        let minutes = try row.whole("minutes", in: 0...1_439) ?? 0
        let zone = try row.zone("time_zone") ?? .gmt
        try row.day("last_day", required: false)
        if try row.whole("due_at", in: .min ... .max, required: false) != nil {
            let due = WallClock(zone).next(minutes: Int(minutes), after: row.now)
            row.set("due_at", .integer(due.milliseconds))
        }
    }

    private static let exclusion = RestoredTable("advice_exclusion", limit: .init(ExclusionStore.most)) { row in
        try Self.food(&row)
        try row.past("at")
    }

    private static let favourite = RestoredTable("favourite", limit: .init(FavouriteStore.most)) { row in
        try Self.food(&row)
        try row.past("at")
    }

    private static let consent = RestoredTable("cohort_consent", isPersonal: true) { row in
        try row.past("at")
        // Older exports don't have it, and their members agreed to less.
        try row.flag("exercises", required: false)
    }

    static let longestName = 300

    /// Reads nutrients as a row has them; nil for amounts that no food has.
    static func nutrients(_ text: String) -> Nutrients? {
        guard text.utf8.count <= 10_000, let nutrients = Nutrients(text: text) else { return nil }
        let areNumbers = nutrients.numbers.allSatisfy((1...1_000_000).contains)
        return areNumbers ? nutrients : nil
    }

    /// The greatest facts of an entry: kcal of pure fat, grams of one substance, milligrams of sodium.
    private static let mostFacts = [
        ("kcal", DiaryEntry.mostGrams * 9.5), ("fat", DiaryEntry.mostGrams), ("carbohydrate", DiaryEntry.mostGrams),
        ("protein", DiaryEntry.mostGrams), ("fibre", DiaryEntry.mostGrams), ("sugars", DiaryEntry.mostGrams),
        ("saturated_fat", DiaryEntry.mostGrams), ("sodium", DiaryEntry.mostGrams * 1_000),
    ]
}
